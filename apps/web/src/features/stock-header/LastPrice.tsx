import type { WireFigure } from "@plumbline/contract";
import { Suspense } from "react";
import { marketMeta } from "../../api/index.ts";
import { sourceName, useFormats, useText } from "../../i18n/index.ts";
import { useObservable, useQuote } from "../../state/index.ts";
import { Chip } from "../../ui/index.ts";
import type { Basis } from "./change-cells.ts";
import styles from "./LastPrice.module.css";
import { LivePrice } from "./later.ts";
import { PriceLine } from "./PriceLine.tsx";
import type { StockSummary } from "./stock-header.query.ts";

interface LastPriceProps {
  readonly info: StockSummary;
  readonly basis: Basis;
  /** Whether a past day is shown: then newer prices are left out on purpose. */
  readonly isPast: boolean;
}

/** The last close with its change on the previous close, its day and its source; a price of the moment where there is one. */
export function LastPrice(props: LastPriceProps) {
  const { info, basis, isPast } = props;
  const { price, changes, symbol } = info;
  const text = useText();
  const { last } = price;
  // A page of a past day knows nothing of today, and a stock that is gone has no session.
  const followed = isPast || price.session === "delisted" || last.value === null ? null : symbol;
  const quote = useQuote(followed);
  if (last.value === null) return <p className={styles.none}>{text("header.noPrice")}</p>;
  const fraction = changes["1d"][basis];
  const line = (
    <PriceLine
      info={info}
      price={last}
      amount={dayChange(price, fraction)}
      fraction={fraction}
      label={text("header.price")}
      explained={text("header.explain.price")}
      explainedChange={text(basis === "price" ? "header.explain.change" : "header.explain.total")}
    />
  );
  const day = <ClosingDay {...props} />;
  const closing = (
    <>
      {line}
      <p className={styles.asOf}>{day}</p>
    </>
  );
  // Of a close without a session it says nothing more.
  const isLive = quote && (quote.kind !== "last-close" || quote.session !== null);
  return (
    <div className={styles.block} data-quote={followed ?? undefined}>
      {isLive ? (
        <Suspense fallback={closing}>
          <LivePrice info={info} quote={quote} line={line} day={day} />
        </Suspense>
      ) : (
        closing
      )}
    </div>
  );
}

/** Day and source of the last close. */
function ClosingDay({ info: { price, priceBasis }, isPast }: LastPriceProps) {
  const text = useText();
  const { day } = useFormats();
  const { last } = price;
  // Prices adjusted by a source are on the scale of its last day.
  const ofDay = isPast && priceBasis !== "raw" ? "header.adjustedCloseOf" : "header.closeOf";
  const key = price.session === "delisted" ? "header.lastBeforeDelisting" : ofDay;
  return (
    <>
      <span>{text(key, { day: day(price.day, "weekday") })}</span>
      {last.value !== null && (
        <span className={styles.source}>
          {text("header.source", { source: sourceName(last.provenance.source, text) })}
        </span>
      )}
      {price.session !== "delisted" && !isPast && <Behind on={price.day} />}
    </>
  );
}

/** Warns when the files of this stock end long before those of the market. */
function Behind({ on }: { readonly on: string | null }) {
  const text = useText();
  const { day } = useFormats();
  const marketDay = useObservable(marketMeta)?.asOf;
  if (daysBehind(on, marketDay) === null) return null;
  return (
    <span className={styles.warning}>
      <Chip tone="notice" className={styles.behind}>
        {text("header.behind", { day: day(marketDay) })}
      </Chip>
    </span>
  );
}

/**
 * The change of the last close on the previous close, in money.
 *
 * @param fraction The same change as a fraction; both contain the same doubtful moves.
 */
export function dayChange({ last, previousClose }: StockSummary["price"], fraction: WireFigure): WireFigure {
  if (last.value === null) return last;
  if (previousClose.value === null) return previousClose;
  const { periodEnd } = previousClose.provenance;
  const doubtful = fraction.value === null ? undefined : fraction.provenance.doubtful;
  return {
    value: last.value - previousClose.value,
    provenance: {
      ...last.provenance,
      ...(periodEnd ? { periodStart: periodEnd } : {}),
      ...(doubtful ? { doubtful } : {}),
      formula: "STA-15",
    },
  };
}

/** Weekends, holidays and a late file cause no warning. */
const TOLERATED_DAYS = 10;

/**
 * The number of days from the last price of a stock to the last day of the market.
 *
 * @param day Day of the price, `YYYY-MM-DD`.
 * @param marketDay Last day of the market.
 * @returns Days; null within the tolerated days, or when either day is unknown.
 */
export function daysBehind(day: string | null, marketDay: string | undefined): number | null {
  if (day === null || marketDay === undefined) return null;
  const days = (Date.parse(marketDay) - Date.parse(day)) / 86_400_000;
  return days > TOLERATED_DAYS ? days : null;
}
