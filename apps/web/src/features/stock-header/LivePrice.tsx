import type { WireFigure, WireQuote } from "@plumbline/contract";
import { type ReactNode, useEffect, useState } from "react";
import { formatAge, formatTime, formatWeekTime } from "../../format/index.ts";
import { sourceName, useLanguage, useText } from "../../i18n/index.ts";
import styles from "./LastPrice.module.css";
import { PriceLine } from "./PriceLine.tsx";
import type { StockSummary } from "./stock-header.query.ts";

interface LivePriceProps {
  readonly info: StockSummary;
  readonly quote: WireQuote;
  /** The last close, drawn where the quote is no price of the moment, and its day and source. */
  readonly line: ReactNode;
  readonly day: ReactNode;
}

/** A price of the moment with session, time, age, source and delay; else the last close with the state of the session. */
export function LivePrice({ info, quote, line, day }: LivePriceProps) {
  const text = useText();
  const { price, change, kind } = quote;
  if (kind === "last-close" || price.value === null) {
    return (
      <>
        {line}
        <p className={styles.asOf}>
          {day}
          <Session quote={quote} />
        </p>
      </>
    );
  }
  const explained = text(kind === "simulated" ? "quotes.explain.simulated" : "quotes.explain.price");
  return (
    <>
      <PriceLine
        info={info}
        price={price}
        amount={amountOf(price, change)}
        fraction={change}
        label={text("quotes.price")}
        explained={explained}
        explainedChange={text("quotes.explain.change")}
      />
      <p className={styles.asOf} title={explained}>
        <Session quote={quote} />
        <AsOf quote={quote} />
        <Origin quote={quote} />
      </p>
    </>
  );
}

/** What the exchange does, and when it opens next. */
function Session({ quote: { session } }: { readonly quote: WireQuote }) {
  const text = useText();
  const language = useLanguage();
  if (!session || session.state === "unknown") return null;
  const { state, opensAt } = session;
  const opens = state === "regular" || opensAt === null ? undefined : formatWeekTime(opensAt, language);
  return (
    <span title={opens && text("quotes.opens", { time: opens })} data-session={state}>
      {text(`quotes.session.${state}`)}
    </span>
  );
}

/** When it was traded, and how long ago that is. */
function AsOf({ quote: { tradedAt, ageSeconds } }: { readonly quote: WireQuote }) {
  const text = useText();
  const language = useLanguage();
  const age = useAge(tradedAt, ageSeconds ?? 0);
  if (tradedAt === null) return null;
  const time = text("quotes.asOf", { time: formatTime(tradedAt, language) });
  return (
    <>
      <span className={styles.time}>{time}</span>
      <span title={time}>{formatAge(age, language)}</span>
    </>
  );
}

/** Seconds between two looks at the clock: younger prices are told more often anyway. */
const LOOK = 5;

/** The age of a price by the server's clock, which goes on by this machine's. */
function useAge(tradedAt: string | null, told: number): number {
  const [passed, setPassed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new price begins a new age.
  useEffect(() => {
    setPassed(0);
    const timer = setInterval(() => setPassed((seconds) => seconds + LOOK), LOOK * 1000);
    return () => clearInterval(timer);
  }, [tradedAt, told]);
  return told + passed;
}

function Origin({ quote: { kind, source, delayMinutes } }: { readonly quote: WireQuote }) {
  const text = useText();
  if (kind === "simulated") return <span className={styles.from}>{text("quotes.simulated")}</span>;
  const named = { source: sourceName(source ?? "", text), minutes: delayMinutes ?? 0 };
  return <span className={styles.from}>{text(kind === "live" ? "quotes.realTime" : "quotes.delayed", named)}</span>;
}

/** The change in money that belongs to a change as a fraction. */
function amountOf(price: Extract<WireFigure, { value: number }>, change: WireFigure): WireFigure {
  if (change.value === null) return change;
  return { value: price.value - price.value / (1 + change.value), provenance: change.provenance };
}
