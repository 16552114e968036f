import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { stockRowsQuery } from "../../api/index.ts";
import { useFormats, useNameOf, useText } from "../../i18n/index.ts";
import { writeAddress } from "../../router/index.ts";
import { Change, DoubtMark, isDoubtful, Link, Sparkline } from "../../ui/index.ts";
import { marketStateQuery } from "./market.query.ts";
import list from "./StockList.module.css";
import styles from "./WorkedExamples.module.css";

/** The questions of the examples, each with the page that answers it. */
const QUESTIONS = [
  { name: "worth", path: "/pages/valuation" },
  { name: "checks", path: "/pages/analysis" },
  { name: "months", path: "/pages/statistics" },
] as const;
export type ExampleName = (typeof QUESTIONS)[number]["name"];

interface WorkedExamplesProps {
  /** Draws the answer in a line or two. */
  readonly renderAnswer: (question: ExampleName, symbol: string) => ReactNode;
}

/** Companies with long, complete histories, as cards that open one of their pages. */
export function WorkedExamples({ renderAnswer }: WorkedExamplesProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { money } = useFormats();
  const { data: state } = useSuspenseQuery(marketStateQuery);
  const { data: rows } = useSuspenseQuery(stockRowsQuery(state.examples));
  return (
    <ul className={styles.cards}>
      {QUESTIONS.map((question, place) => {
        const symbol = state.examples[place];
        const row = symbol === undefined ? undefined : rows.get(symbol);
        return (
          symbol &&
          row && (
            <li key={symbol}>
              <Link to={writeAddress(question.path, { code: symbol })} className={styles.card}>
                <span className={styles.question}>{text(`home.example.${question.name}`)}</span>
                <span className={styles.head}>
                  <span className={styles.symbol}>{symbol}</span>
                  <span className={styles.price}>{money(row.price.value, row.currency)}</span>
                </span>
                <span className={styles.head}>
                  <span className={list.name} title={nameOf(row.names)}>
                    {nameOf(row.names)}
                  </span>
                  <span>
                    <Change fraction={row.change.value} />
                    {isDoubtful(row.change) && <DoubtMark />}
                  </span>
                </span>
                <span className={styles.spark}>
                  <Sparkline values={row.sparkline} label={text("home.sparkline")} />
                </span>
                <span className={styles.answer}>{renderAnswer(question.name, symbol)}</span>
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
