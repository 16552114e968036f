import { useQuery } from "@tanstack/react-query";
import { currencyName, useFormats, useNameOf, useText } from "../../i18n/index.ts";
import { usePriceNow } from "../../state/index.ts";
import { Change, DoubtMark, isDoubtful } from "../../ui/index.ts";
import { type Basis, basisOf } from "./change-cells.ts";
import styles from "./StockLine.module.css";
import { stockHeaderQuery } from "./stock-header.query.ts";

interface StockLineProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly basis: Basis;
}

/** Name and price while the header is out of sight. Hidden from screen readers, because it repeats the header. */
export function StockLine({ code, asOf, basis }: StockLineProps) {
  const { data: info } = useQuery(stockHeaderQuery(code, asOf));
  const nameOf = useNameOf();
  const formats = useFormats();
  const text = useText();
  const now = usePriceNow(asOf === undefined && info ? info.symbol : null);
  if (!info) return null;
  const { symbol, names, price, changes, currency } = info;
  const dayChange = changes["1d"][basisOf(info, basis)];
  return (
    <p className={styles.line} aria-hidden="true" data-print="hide">
      <span className={styles.company}>
        <span className={styles.symbol}>{symbol}</span>
        <span className={styles.name} title={nameOf(names)}>
          {nameOf(names)}
        </span>
      </span>
      <span className={styles.figures}>
        <span className={styles.price} data-quote={asOf === undefined ? symbol : undefined} data-price="">
          {formats.price(now?.price.value ?? price.last.value)}
        </span>
        {price.last.value !== null && <span className={styles.unit}>{currencyName(currency, text)}</span>}
        <Change fraction={now ? now.change.value : dayChange.value} />
        {isDoubtful(dayChange) && <DoubtMark />}
      </span>
    </p>
  );
}
