import type { WireFigure } from "@plumbline/contract";
import { directionOf } from "../../format/index.ts";
import { currencyName, useFormats, useText } from "../../i18n/index.ts";
import { Change, FigureValue } from "../../ui/index.ts";
import styles from "./LastPrice.module.css";
import type { StockSummary } from "./stock-header.query.ts";

interface PriceLineProps {
  readonly info: StockSummary;
  readonly price: KnownFigure;
  /** The change in money and as a fraction. */
  readonly amount: WireFigure;
  readonly fraction: WireFigure;
  readonly label: string;
  readonly explained: string;
  readonly explainedChange: string;
}

type KnownFigure = Extract<WireFigure, { readonly value: number }>;

/** A price with its currency and its change. */
export function PriceLine({ info, price, amount, fraction, label, explained, explainedChange }: PriceLineProps) {
  const text = useText();
  const { price: writePrice, change, difference } = useFormats();
  return (
    <p className={styles.line}>
      <FigureValue figure={price} label={label} format={writePrice} explanation={explained} className={styles.price}>
        <span data-price="">{writePrice(price.value)}</span>
      </FigureValue>
      <span className={styles.currency}>{currencyName(info.currency, text)}</span>
      <span className={styles.change} data-direction={directionOf(fraction.value)}>
        <FigureValue
          figure={amount}
          label={text("header.dayChangeAmount")}
          format={(value) => difference(value, price.value)}
          explanation={text("header.explain.amount")}
        />
        <FigureValue figure={fraction} label={text("header.dayChange")} format={change} explanation={explainedChange}>
          <Change fraction={fraction.value} />
        </FigureValue>
      </span>
    </p>
  );
}
