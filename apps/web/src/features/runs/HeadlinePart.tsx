import type { WireFigure } from "@plumbline/contract";
import { currencyName, useFormats, useText } from "../../i18n/index.ts";
import { Change, FigureValue } from "../../ui/index.ts";
import { lateFirstTrade } from "./first-trade.ts";
import { Grade } from "./Grade.tsx";
import styles from "./HeadlinePart.module.css";
import { useBesideNames } from "./run-words.ts";
import type { RunResult } from "./runs.query.ts";

/** What a person reads in five seconds: what came of the money, beside what else it could have done, and whether to believe it. */
export function HeadlinePart({ result, capital }: { readonly result: RunResult; readonly capital: number }) {
  const text = useText();
  const { number, change, count } = useFormats();
  const { statistics, honesty, equity, currency, warnings } = result;
  const { performance, counts, beside } = statistics;
  // A sum of several currencies has none; a warning says so.
  const isMixed = warnings.includes("currencies-differ");
  const final = equity.value.at(-1) ?? null;
  const names = useBesideNames(result);
  const other = beside.benchmark ? "benchmark" : beside.buyAndHold ? "buyAndHold" : null;
  const otherCagr = other && beside[other]?.cagr;
  const { cagr } = honesty.bootstrap;
  return (
    <section className={styles.head} aria-label={text("runs.headline")}>
      <Grade grade={honesty.grade} />
      <div className={styles.main}>
        <p className={styles.final}>
          {number(final, 0)} {!isMixed && <small>{currencyName(currency, text)}</small>}
        </p>
        <p className={styles.from}>
          {text("runs.fromCapital", { capital: number(capital, 0) })}{" "}
          <Change fraction={performance.totalReturn?.value ?? null} />
        </p>
      </div>
      <dl className={styles.figures}>
        <HeadFigure
          name={text("statistics.risk.cagr")}
          figure={performance.cagr}
          format={change}
          note={
            cagr.low === null
              ? undefined
              : text("runs.interval", { low: change(cagr.low, 1), high: change(cagr.high, 1) })
          }
        />
        {other && otherCagr && (
          <HeadFigure name={text("runs.cagrOf", { name: names[other] })} figure={otherCagr} format={change} />
        )}
        <HeadFigure name={text("statistics.risk.maxDrawdown")} figure={performance.maxDrawdown} format={change} />
        <HeadFigure name={text("statistics.risk.sharpe")} figure={performance.sharpe} format={number} />
        <div className={styles.figure}>
          <dt>{text("runs.trades")}</dt>
          <dd>{count(counts.trades)}</dd>
          {counts.open > 0 && (
            <dd className={styles.note}>{text("runs.openPositions", { count: counts.open, n: count(counts.open) })}</dd>
          )}
        </div>
      </dl>
      <SinceFirstTrade result={result} />
    </section>
  );
}

/** A strategy that waits before it trades is told so, and what it and the benchmark did from then on. */
function SinceFirstTrade({ result }: { readonly result: RunResult }) {
  const text = useText();
  const { change, day } = useFormats();
  const names = useBesideNames(result);
  const since = lateFirstTrade(result);
  if (!since) return null;
  const { account, benchmark } = since;
  const isYearly = account.cagr?.value != null;
  const growthOf = (figures: typeof account) => change((isYearly ? figures.cagr : figures.totalReturn)?.value);
  return (
    <p className={styles.since}>
      <span>{text("runs.firstTrade", { day: day(since.date) })}</span>
      {benchmark && (
        <span>
          {text(isYearly ? "runs.sinceThen" : "runs.sinceThenTotal", {
            account: growthOf(account),
            name: names.benchmark,
            other: growthOf(benchmark),
          })}
        </span>
      )}
    </p>
  );
}

interface HeadFigureProps {
  readonly name: string;
  readonly figure: WireFigure | undefined;
  readonly format: (value: number) => string;
  readonly note?: string | undefined;
}

function HeadFigure({ name, figure, format, note }: HeadFigureProps) {
  if (!figure) return null;
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <FigureValue figure={figure} label={name} format={(value) => format(value)} />
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
