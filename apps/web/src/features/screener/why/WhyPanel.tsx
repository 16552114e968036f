import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleHelp, CircleX, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { CallError } from "../../../api/index.ts";
import { useNameOf } from "../../../i18n/index.ts";
import { writeAddress } from "../../../router/index.ts";
import { Boundary, Button, Failure, Link, Notice, Skeleton } from "../../../ui/index.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { strategyName } from "../catalogue/strategy-name.ts";
import { companiesQuery, explanationQuery, type ScreenConditions } from "../screener.query.ts";
import { explanationSentence } from "./explanation-sentence.ts";
import styles from "./WhyPanel.module.css";

interface WhyPanelProps {
  /** Symbol of the company to explain; null while none is chosen. */
  readonly code: string | null;
  /** Whether the reader has opened it; otherwise a link has. */
  readonly takesFocus: boolean;
  readonly conditions: ScreenConditions;
  readonly words: ScreenWords;
  /** Null chooses another company. */
  readonly onExplain: (code: string | null) => void;
  readonly onClose: () => void;
  /** Draws the box that finds a company. */
  readonly renderPicker: (onPick: (symbol: string) => void) => ReactNode;
}

/** Explains why a company passes the screen or not, one sentence for each filter. */
export function WhyPanel(props: WhyPanelProps) {
  const { code, takesFocus, conditions, words, onExplain: onAsk, onClose, renderPicker } = props;
  const isWithout = conditions.filters.length + conditions.strategies.length === 0;
  const { text } = words;
  const panel = useRef<HTMLElement>(null);
  const isReading = code !== null || isWithout;
  // The box that finds a company takes the focus itself; it goes away with the answer.
  useEffect(() => {
    if (takesFocus && isReading) panel.current?.focus();
  }, [takesFocus, isReading]);
  const onKeyDown = ({ key, target }: KeyboardEvent): void => {
    const isTyped = target instanceof HTMLInputElement && target.value !== "";
    if (key === "Escape" && !isTyped) onClose();
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-label={text("screener.why.title")}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{text("screener.why.title")}</h2>
        <Button look="quiet" icon aria-label={text("shell.close")} onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </Button>
      </header>
      {isWithout ? (
        <p className={styles.note}>{text("screener.why.noFilters")}</p>
      ) : code === null ? (
        <div className={styles.picker}>{renderPicker(onAsk)}</div>
      ) : (
        <Boundary key={code} loading={<Skeleton height="8rem" />}>
          <Explanation code={code} conditions={conditions} words={words} />
          <Button onClick={() => onAsk(null)}>{text("screener.why.another")}</Button>
        </Boundary>
      )}
    </section>
  );
}

const ICONS = { pass: CircleCheck, fail: CircleX, missing: CircleHelp } as const;

interface ExplanationProps {
  readonly code: string;
  readonly conditions: ScreenConditions;
  readonly words: ScreenWords;
}

/** One sentence for each filter: the company's value, the condition, and the distance between them. */
function Explanation({ code, conditions, words }: ExplanationProps) {
  const { text, formats } = words;
  const { filters, strategies, asOf } = conditions;
  const nameOf = useNameOf();
  const { data: answer, error, refetch } = useQuery(explanationQuery(code, conditions));
  const { data: company } = useQuery(companiesQuery([code], [], asOf));
  if (error && !answer) {
    const isUnknown = error instanceof CallError && error.status === 404;
    return isUnknown ? (
      <Notice title={text("screener.why.unknown", { symbol: code })} />
    ) : (
      <Failure error={error} onRetry={refetch} />
    );
  }
  if (!answer || !company) return <Skeleton height="6rem" />;
  const explained = {
    sector: company.rows.sector[0] ?? null,
    industry: company.rows.industry[0] ?? null,
    companyType: company.rows.companyType[0] ?? ("other" as const),
    currency: company.rows.currency[0] ?? null,
    accountsCurrency: company.rows.accountsCurrency[0] ?? null,
  };
  const results = [...answer.filters.map(({ result }) => result), ...(answer.strategyFilters ?? [])];
  const passed = results.filter((result) => result === "pass").length;
  const name = nameOf(answer.names);
  return (
    <>
      <p className={styles.verdict} role="status">
        <Link to={writeAddress("/pages/analysis", { code: answer.symbol, asOf })} className={styles.symbol}>
          {answer.symbol}
        </Link>
        {answer.passes
          ? text("screener.why.passes", { name })
          : text("screener.why.fails", {
              name,
              count: results.length,
              n: formats.count(passed),
              of: formats.count(results.length),
            })}
      </p>
      <ul className={styles.sentences}>
        {filters.map((filter, place) => {
          const explanation = answer.filters[place];
          if (!explanation) return null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: one sentence a filter, in their order.
            <Sentence key={place} result={explanation.result} words={words}>
              {explanationSentence({ filter, explanation }, explained, words)}
            </Sentence>
          );
        })}
        {strategies.map((id, place) => {
          const result = answer.strategyFilters?.[place];
          return (
            result && (
              <Sentence key={id} result={result} words={words}>
                {text(`screener.why.strategy.${result}`, { name: strategyName(id, words) })}
              </Sentence>
            )
          );
        })}
      </ul>
    </>
  );
}

interface SentenceProps extends Pick<ExplanationProps, "words"> {
  readonly result: keyof typeof ICONS;
  readonly children: ReactNode;
}

function Sentence({ result, words, children }: SentenceProps) {
  const Icon = ICONS[result];
  return (
    <li className={styles.sentence} data-result={result}>
      <Icon size={17} aria-hidden="true" />
      <span>
        <span className="visually-hidden">{words.text(`screener.why.result.${result}`)}: </span>
        {children}
      </span>
    </li>
  );
}
