import { X } from "lucide-react";
import { MISSING } from "../../../format/index.ts";
import { useNameOf } from "../../../i18n/index.ts";
import { writeAddress } from "../../../router/index.ts";
import { Button, Link } from "../../../ui/index.ts";
import { type ScreenWords, typeName } from "../catalogue/screen-words.ts";
import type { RowsAnswer } from "../results/screen-csv.ts";
import { rowsOf } from "../results/screen-rows.ts";
import styles from "./Comparison.module.css";

interface ComparedHeadProps {
  readonly answer: RowsAnswer;
  readonly asOf: string | undefined;
  readonly words: ScreenWords;
  readonly onRemove: (symbol: string) => void;
}

/** Who stands side by side: each with its page, what it does, and how old its accounts are. */
export function ComparedHead({ answer, asOf, words, onRemove }: ComparedHeadProps) {
  const { text, formats } = words;
  const nameOf = useNameOf();
  return (
    <thead className={styles.head}>
      <tr>
        <td className={styles.what} />
        {rowsOf(answer).map(({ symbol, names, sector, companyType, periodEnd }) => (
          <th key={symbol} scope="col">
            <span className={styles.identity}>
              <Link to={writeAddress("/pages/analysis", { code: symbol, asOf })} className={styles.symbol}>
                {symbol}
              </Link>
              <Button
                look="quiet"
                icon
                className={styles.remove}
                aria-label={text("screener.takeOut", { symbol })}
                data-print="hide"
                onClick={() => onRemove(symbol)}
              >
                <X size={15} aria-hidden="true" />
              </Button>
            </span>
            <span className={styles.name}>{nameOf(names)}</span>
            <span className={styles.about}>
              {sector === null ? typeName(companyType, words) : words.sector(sector)}
            </span>
            <span className={styles.about}>
              {periodEnd === null ? MISSING : text("screener.accountsUpTo", { day: formats.day(periodEnd) })}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
