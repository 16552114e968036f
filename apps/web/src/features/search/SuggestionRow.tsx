import type { WireRow } from "@plumbline/contract";
import { useClassification, useFormats, useText } from "../../i18n/index.ts";
import { Change, DoubtMark, isDoubtful } from "../../ui/index.ts";
import type { FoundInstrument } from "./found-instrument.ts";
import { Highlighted } from "./Highlighted.tsx";
import styles from "./SuggestionRow.module.css";

interface SuggestionRowProps {
  readonly instrument: FoundInstrument;
  readonly query: string;
  /** Price and change, once they are known. */
  readonly quote: WireRow | undefined;
}

/** One instrument in the list under the search box. */
export function SuggestionRow({ instrument, query, quote }: SuggestionRowProps) {
  const text = useText();
  const { price, day } = useFormats();
  const { sector: sectorName } = useClassification();
  const { symbol, name, englishName, sector, exchange, assetClass, delisted } = instrument;
  const kind = assetClass === "stock" ? sector && sectorName(sector) : text(`search.${assetClass}`);
  const about = [englishName, kind, exchange].filter(Boolean).join(" · ");
  return (
    <>
      <span className={styles.symbol}>
        <Highlighted text={symbol} query={query} />
      </span>
      <span className={styles.who}>
        <span className={styles.name}>
          <Highlighted text={name} query={query} />
        </span>
        <span className={styles.about}>
          {delisted && <span className={styles.delisted}>{text("search.delistedOn", { day: day(delisted) })}</span>}
          {about}
        </span>
      </span>
      <span className={styles.quote}>
        {quote && quote.price.value !== null && (
          <>
            <span className={styles.price}>{price(quote.price.value)}</span>
            <Change fraction={quote.change.value} />
            {isDoubtful(quote.change) && <DoubtMark />}
          </>
        )}
        {!instrument.isPriced && <span className={styles.about}>{text("search.unpriced")}</span>}
      </span>
    </>
  );
}
