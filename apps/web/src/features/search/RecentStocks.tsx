import type { WireRow } from "@plumbline/contract";
import { useFormats, useNameOf } from "../../i18n/index.ts";
import { stockAddress } from "../../router/index.ts";
import { Change, Link } from "../../ui/index.ts";
import styles from "./RecentStocks.module.css";

interface RecentStocksProps {
  /** The one opened last first. */
  readonly rows: readonly WireRow[];
}

/** Stocks with their price and its change on the last day. */
export function RecentStocks({ rows }: RecentStocksProps) {
  const nameOf = useNameOf();
  const { price } = useFormats();
  return (
    <ol className={styles.list}>
      {rows.map((row) => (
        <li key={row.symbol} data-stock={row.symbol} data-name={nameOf(row.names)}>
          <Link to={stockAddress(row.symbol)} className={styles.row}>
            <span className={styles.symbol}>{row.symbol}</span>
            <span className={styles.name}>{nameOf(row.names)}</span>
            <span className={styles.price}>{price(row.price.value)}</span>
            <Change fraction={row.change.value} className={styles.change} />
          </Link>
        </li>
      ))}
    </ol>
  );
}
