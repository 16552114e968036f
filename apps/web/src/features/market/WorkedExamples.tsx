import { useSuspenseQuery } from "@tanstack/react-query";
import { stockRowsQuery } from "../../api/index.ts";
import { useFormats, useNameOf, useText } from "../../i18n/index.ts";
import { stockAddress } from "../../router/index.ts";
import { Change, Link, Sparkline } from "../../ui/index.ts";
import { marketStateQuery } from "./market-state.query.ts";
import styles from "./WorkedExamples.module.css";

/** Companies with long, complete histories, as cards that open their page. */
export function WorkedExamples() {
  const text = useText();
  const nameOf = useNameOf();
  const { money } = useFormats();
  const { data: state } = useSuspenseQuery(marketStateQuery);
  const { data: rows } = useSuspenseQuery(stockRowsQuery(state.examples));
  return (
    <ul className={styles.cards}>
      {state.examples.map((symbol) => {
        const row = rows.get(symbol);
        return (
          row && (
            <li key={symbol}>
              <Link to={stockAddress(symbol)} className={styles.card}>
                <span className={styles.head}>
                  <span className={styles.symbol}>{symbol}</span>
                  <span className={styles.price}>{money(row.price.value, row.currency)}</span>
                </span>
                <span className={styles.head}>
                  <span className={styles.name}>{nameOf(row.names)}</span>
                  <Change fraction={row.change.value} />
                </span>
                <span className={styles.spark}>
                  <Sparkline values={row.sparkline} label={text("home.sparkline")} />
                </span>
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
