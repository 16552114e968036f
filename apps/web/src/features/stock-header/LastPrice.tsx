import type { WireFigure } from "@plumbline/contract";
import { marketMeta } from "../../api/index.ts";
import { directionOf } from "../../format/index.ts";
import { currencyName, sourceName, useFormats, useText } from "../../i18n/index.ts";
import { useObservable } from "../../state/index.ts";
import { Change, Chip, FigureValue } from "../../ui/index.ts";
import type { Basis } from "./change-cells.ts";
import styles from "./LastPrice.module.css";
import type { StockSummary } from "./stock-header.query.ts";

interface LastPriceProps {
  readonly info: StockSummary;
  readonly basis: Basis;
  /** Whether a past day is shown: then newer prices are left out on purpose. */
  readonly isPast: boolean;
}

/** The last close with its change on the previous close, its day and its source. */
export function LastPrice({ info, basis, isPast }: LastPriceProps) {
  const { price, changes, currency } = info;
  const text = useText();
  const { price: writePrice, change, difference, day } = useFormats();
  const { last } = price;
  if (last.value === null) return <p className={styles.none}>{text("header.noPrice")}</p>;
  const fraction = changes["1d"][basis];
  const amount = dayChange(price, fraction);
  // Prices adjusted by a source are on the scale of its last day.
  const isAdjusted = isPast && info.priceBasis !== "raw";
  const ofDay = isAdjusted ? "header.adjustedCloseOf" : "header.closeOf";
  const key = price.session === "delisted" ? "header.lastBeforeDelisting" : ofDay;
  return (
    <div className={styles.block}>
      <p className={styles.line}>
        <FigureValue
          figure={last}
          label={text("header.price")}
          format={writePrice}
          explanation={text("header.explain.price")}
          className={styles.price}
        />
        <span className={styles.currency}>{currencyName(currency, text)}</span>
        <span className={styles.change} data-direction={directionOf(fraction.value)}>
          <FigureValue
            figure={amount}
            label={text("header.dayChangeAmount")}
            format={(value) => difference(value, last.value)}
            explanation={text("header.explain.amount")}
          />
          <FigureValue
            figure={fraction}
            label={text("header.dayChange")}
            format={change}
            explanation={text(basis === "price" ? "header.explain.change" : "header.explain.total")}
          >
            <Change fraction={fraction.value} />
          </FigureValue>
        </span>
      </p>
      <p className={styles.asOf}>
        <span>{text(key, { day: day(price.day, "weekday") })}</span>
        <span className={styles.source}>
          {text("header.source", { source: sourceName(last.provenance.source, text) })}
        </span>
        {price.session !== "delisted" && !isPast && <Behind on={price.day} />}
      </p>
    </div>
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
