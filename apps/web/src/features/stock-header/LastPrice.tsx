import { marketMeta } from "../../api/index.ts";
import { directionOf } from "../../format/index.ts";
import { currencyName, useFormats, useText } from "../../i18n/index.ts";
import { useObservable } from "../../state/index.ts";
import { Change, FigureValue } from "../../ui/index.ts";
import type { BaseInfo } from "./base-info.ts";
import { measuresOf } from "./change-cells.ts";
import { dayChange } from "./day-change.ts";
import { daysBehind } from "./days-behind.ts";
import styles from "./LastPrice.module.css";

interface LastPriceProps {
  readonly info: BaseInfo;
  /** Whether a day of the past was asked for: then newer prices are left out on purpose. */
  readonly isPast: boolean;
}

/** The last close, its change on the one before, and of which day and from where it is. */
export function LastPrice({ info, isPast }: LastPriceProps) {
  const { price, changes, currency } = info;
  const text = useText();
  const { price: writePrice, change, difference, day } = useFormats();
  const { last } = price;
  if (last.value === null) return <p className={styles.none}>{text("header.noPrice")}</p>;
  const [measure] = measuresOf(info);
  const fraction = changes["1d"][measure];
  const amount = dayChange(price, fraction);
  // Prices that a source has adjusted are on the scale of its last day.
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
            explanation={text(measure === "price" ? "header.explain.change" : "header.explain.total")}
          >
            <Change fraction={fraction.value} />
          </FigureValue>
        </span>
      </p>
      <p className={styles.asOf}>
        <span>{text(key, { day: day(price.day, "weekday") })}</span>
        <span className={styles.source}>{text("header.source", { source: last.provenance.source })}</span>
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
      <span className={styles.behind}>{text("header.behind", { day: day(marketDay) })}</span>
    </span>
  );
}
