import { useQuery } from "@tanstack/react-query";
import { stockRowsQuery } from "../../api/index.ts";
import { useFormats, useLanguage, useText } from "../../i18n/index.ts";
import { stockAddress } from "../../router/index.ts";
import { Change, FigureValue, Link, Sparkline } from "../../ui/index.ts";
import { instrumentAt } from "./found-instrument.ts";
import styles from "./InstrumentBrowser.module.css";
import { PinButton } from "./PinButton.tsx";
import { useInstrumentList } from "./use-instrument-list.ts";

/** A portion of the table of instruments; names are there at once, prices when they have been asked for. */
export function InstrumentRows({ rows }: { readonly rows: readonly number[] }) {
  const text = useText();
  const language = useLanguage();
  const { price, change, day } = useFormats();
  const list = useInstrumentList();
  const instruments = rows.map((row) => instrumentAt(list, row, language));
  const { data: quotes } = useQuery(stockRowsQuery(instruments.map(({ symbol }) => symbol)));
  return (
    <tbody>
      {instruments.map(({ symbol, name, delisted }) => {
        const quote = quotes?.get(symbol);
        return (
          <tr key={symbol}>
            <th scope="row">
              <Link to={stockAddress(symbol)} className={styles.symbol}>
                {symbol}
              </Link>
              <span className={styles.nameBelow}>{name}</span>
            </th>
            <td className={styles.name}>
              {name}
              {delisted && (
                <span className={styles.delisted} title={text("search.delistedOn", { day: day(delisted) })}>
                  {text("search.delisted")}
                </span>
              )}
            </td>
            <td className={styles.spark}>{quote && <Sparkline values={quote.sparkline} />}</td>
            <td className={styles.figure}>
              {quote && <FigureValue figure={quote.price} label={`${symbol} ${text("search.price")}`} format={price} />}
            </td>
            <td className={styles.figure}>
              {quote && (
                <FigureValue figure={quote.change} label={`${symbol} ${text("search.day")}`} format={change}>
                  <Change fraction={quote.change.value} />
                </FigureValue>
              )}
            </td>
            <td className={styles.pin}>
              <PinButton symbol={symbol} />
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}
