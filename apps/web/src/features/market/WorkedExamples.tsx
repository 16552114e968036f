import type { CallOutput } from "@plumbline/contract/calls";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { stockRowsQuery } from "../../api/index.ts";
import { useNameOf, useText } from "../../i18n/index.ts";
import { writeAddress } from "../../router/index.ts";
import { DoubtMark, isDoubtful, Link, Sparkline } from "../../ui/index.ts";
import { ChangeNow, PriceNow } from "../../ui/PriceNow.tsx";
import { marketStateQuery } from "./market.query.ts";
import list from "./StockList.module.css";
import styles from "./WorkedExamples.module.css";

export type ExampleName = CallOutput<"marketState">["examples"][number]["question"];

/** The pages that answer the questions; of checks, with the first failed one open. */
const PAGES: Readonly<Record<ExampleName, readonly [path: string, query?: { readonly check: string }]>> = {
  worth: ["/pages/valuation"],
  checks: ["/pages/analysis", { check: "failed" }],
  months: ["/pages/statistics"],
  targets: ["/pages/opinion"],
};

interface WorkedExamplesProps {
  /** Draws the answer in a line or two. */
  readonly renderAnswer: (question: ExampleName, symbol: string) => ReactNode;
}

/** Questions with a company of this market that answers each, as cards that open the page of the answer. */
export function WorkedExamples({ renderAnswer }: WorkedExamplesProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { data: state } = useSuspenseQuery(marketStateQuery);
  const { data: rows } = useSuspenseQuery(stockRowsQuery(state.examples.map(({ symbol }) => symbol)));
  return (
    <ul className={styles.cards}>
      {state.examples.map(({ question, symbol }) => {
        const row = rows.get(symbol);
        const [path, query] = PAGES[question];
        return (
          row && (
            <li key={symbol}>
              <Link to={writeAddress(path, { code: symbol, ...query })} className={styles.card}>
                <span className={styles.question}>{text(`home.example.${question}`)}</span>
                <span className={styles.head}>
                  <span className={styles.symbol}>{symbol}</span>
                  <PriceNow symbol={symbol} value={row.price.value} currency={row.currency} className={styles.price} />
                </span>
                <span className={styles.head}>
                  <span className={list.name} title={nameOf(row.names)}>
                    {nameOf(row.names)}
                  </span>
                  <span>
                    <ChangeNow symbol={symbol} value={row.change.value} />
                    {isDoubtful(row.change) && <DoubtMark />}
                  </span>
                </span>
                <span className={styles.spark}>
                  <Sparkline values={row.sparkline} label={text("home.sparkline")} />
                </span>
                <span className={styles.answer}>{renderAnswer(question, symbol)}</span>
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
