import type { WireRow } from "@plumbline/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { stockRowsQuery } from "../../api/index.ts";
import { useFormats, useNameOf, useText } from "../../i18n/index.ts";
import { stockAddress } from "../../router/index.ts";
import { Change, classNames, Link } from "../../ui/index.ts";
import styles from "./Movers.module.css";
import { marketStateQuery } from "./market.query.ts";
import list from "./StockList.module.css";

interface MoversProps {
  readonly direction: "gainers" | "losers";
  /** Draws the star of a stock: it belongs to another feature. */
  readonly renderStar: (stock: WireRow) => ReactNode;
}

/** The stocks with the largest gains or losses on the last day, at its close: by that they are chosen. */
export function Movers({ direction, renderStar }: MoversProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { price } = useFormats();
  const { data: state } = useSuspenseQuery(marketStateQuery);
  // Both lists are requested together.
  const { data: rows } = useSuspenseQuery(stockRowsQuery([...state.gainers, ...state.losers]));
  const symbols = state[direction];
  if (symbols.length === 0) return <p className={list.none}>{text(`home.noMovers.${direction}`)}</p>;
  return (
    <ol className={list.list}>
      {symbols.map((symbol) => {
        const row = rows.get(symbol);
        return (
          row && (
            <li key={symbol} className={styles.mover}>
              <Link
                to={stockAddress(symbol)}
                className={classNames(list.row, styles.row)}
                data-stock={symbol}
                data-name={nameOf(row.names)}
              >
                <span className={list.symbol}>{symbol}</span>
                <span className={list.name}>{nameOf(row.names)}</span>
                <span className={styles.price}>{price(row.price.value)}</span>
                <Change fraction={row.change.value} className={styles.change} />
              </Link>
              {renderStar(row)}
            </li>
          )
        );
      })}
    </ol>
  );
}
