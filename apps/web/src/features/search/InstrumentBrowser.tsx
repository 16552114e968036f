import { useState } from "react";
import { MOST_CODES } from "../../api/index.ts";
import { useClassification, useFormats, useText } from "../../i18n/index.ts";
import { Button, classNames, Panel } from "../../ui/index.ts";
import styles from "./InstrumentBrowser.module.css";
import { InstrumentRows } from "./InstrumentRows.tsx";
import { rowsOfSector, sectorCounts } from "./sector-counts.ts";
import { useInstrumentList } from "./use-instrument-list.ts";
import { useReachBottom } from "./use-reach-bottom.ts";

interface InstrumentBrowserProps {
  /** GICS name of the chosen sector, `""` for none of them, undefined for all. */
  readonly sector: string | undefined;
  readonly onSector: (sector: string | undefined) => void;
}

/** Every instrument of the market, by sector. */
export function InstrumentBrowser({ sector, onSector }: InstrumentBrowserProps) {
  const text = useText();
  const { count: written } = useFormats();
  const list = useInstrumentList();
  const { sector: sectorName } = useClassification();
  const rows = rowsOfSector(list, sector);
  const total = text("search.companies", { count: rows.length, n: written(rows.length) });
  return (
    <Panel title={text("search.browse")} note={total}>
      <ul className={styles.sectors}>
        <li>
          <Choice isChosen={sector === undefined} onChoose={() => onSector(undefined)} count={list.symbol.length}>
            {text("search.all")}
          </Choice>
        </li>
        {sectorCounts(list).map(({ sector: name, count }) => (
          <li key={name}>
            <Choice isChosen={sector === (name ?? "")} onChoose={() => onSector(name ?? "")} count={count}>
              {sectorName(name ?? "none")}
            </Choice>
          </li>
        ))}
      </ul>
      <Pages key={sector} rows={rows} />
    </Panel>
  );
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly count: number;
  readonly children: string;
}

function Choice({ isChosen, onChoose, count, children }: ChoiceProps) {
  const { count: written } = useFormats();
  return (
    <button
      type="button"
      className={classNames(styles.choice, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {children}
      <span className={styles.count}>{written(count)}</span>
    </button>
  );
}

/** The rows in portions, the next one when the reader comes near the end. */
function Pages({ rows }: { readonly rows: readonly number[] }) {
  const text = useText();
  const [portions, setPortions] = useState(1);
  const shown = Array.from({ length: portions }, (_, index) =>
    rows.slice(index * MOST_CODES, (index + 1) * MOST_CODES),
  );
  const hasMore = portions * MOST_CODES < rows.length;
  const showMore = () => setPortions((count) => count + 1);
  const sentinel = useReachBottom(showMore);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text("search.symbol")}</th>
            <th scope="col" className={styles.name}>
              {text("search.name")}
            </th>
            <th scope="col" className={styles.spark}>
              {text("search.year")}
            </th>
            <th scope="col" className={styles.figure}>
              {text("search.price")}
            </th>
            <th scope="col" className={styles.figure}>
              {text("search.day")}
            </th>
            <th scope="col" className={styles.pin}>
              <span className="visually-hidden">{text("search.pinned")}</span>
            </th>
          </tr>
        </thead>
        {shown.map((portion) => (
          <InstrumentRows key={portion[0]} rows={portion} />
        ))}
      </table>
      {hasMore && (
        <div ref={sentinel} className={styles.more}>
          <Button onClick={showMore}>{text("search.more")}</Button>
        </div>
      )}
    </>
  );
}
