import type { WireRow } from "@plumbline/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { stockRowsQuery } from "../../api/index.ts";
import { useClassification, useFormats, useLanguage, useText } from "../../i18n/index.ts";
import { Change, Chip, DoubtMark, isDoubtful, Notice, Skeleton } from "../../ui/index.ts";
import { highlightRanges, type SearchIndex } from "./matching/index.ts";
import styles from "./SuggestionList.module.css";
import { type FoundInstrument, instrumentAt, type SuggestionGroup } from "./suggestions.ts";

interface SuggestionListProps {
  readonly id: string;
  readonly state: SearchIndex | "loading" | "failed";
  readonly groups: readonly SuggestionGroup[];
  readonly query: string;
  readonly active: number;
  readonly onMark: (option: number) => void;
  readonly onChoose: (row: number) => void;
}

const TITLES = { results: "search.results", starred: "search.starred", recent: "search.recent" } as const;

/** The list box under the search box; the keys of the box move through its options. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, state, groups, query, active } = props;
  const text = useText();
  const { count: written } = useFormats();
  const rows = groups.flatMap((group) => group.rows);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  const isTyped = query.trim() !== "";
  return (
    <>
      <p className="visually-hidden" role="status">
        {isTyped && typeof state !== "string" && text("search.found", { count: rows.length, n: written(rows.length) })}
      </p>
      {state === "loading" && isTyped && <Waiting />}
      {state === "failed" && <Notice title={text("shell.failed")}>{text("shell.failure.unreachable")}</Notice>}
      {typeof state !== "string" && rows.length > 0 && <Options {...props} index={state} rows={rows} />}
      {typeof state !== "string" && isTyped && rows.length === 0 && (
        <Notice title={text("search.nothing", { query: query.trim() })}>{text("search.nothingExplained")}</Notice>
      )}
    </>
  );
}

interface OptionsProps extends SuggestionListProps {
  readonly index: SearchIndex;
  readonly rows: readonly number[];
}

function Options({ id, index, groups, rows, query, active, onMark, onChoose }: OptionsProps) {
  const text = useText();
  const language = useLanguage();
  const instruments = rows.map((row) => instrumentAt(index.list, row, language));
  const symbols = instruments.map(({ symbol }) => symbol);
  const { data: quotes } = useQuery({ ...stockRowsQuery(symbols), placeholderData: keepPreviousData });
  let option = 0;
  return (
    <div id={id} role="listbox" aria-label={text("search.label")} className={styles.list}>
      {groups.map(({ kind, rows: members }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own.
        <div key={kind} role="group" aria-label={text(TITLES[kind])}>
          {kind !== "results" && (
            <p className={styles.title} aria-hidden="true">
              {text(TITLES[kind])}
            </p>
          )}
          {members.map((row) => {
            const place = option++;
            const instrument = instruments[place];
            return (
              instrument && (
                // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the box above has the focus and the keys.
                <div
                  key={row}
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === active}
                  data-stock={instrument.symbol}
                  data-name={instrument.name}
                  className={styles.option}
                  // Keeps the focus in the box, so that the list is still there when the click arrives.
                  onPointerDown={(event) => event.preventDefault()}
                  onPointerMove={() => place !== active && onMark(place)}
                  onClick={() => onChoose(row)}
                >
                  <SuggestionRow instrument={instrument} query={query} quote={quotes?.get(instrument.symbol)} />
                </div>
              )
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      {[62, 48, 55].map((width) => (
        <Skeleton key={width} height="1.25rem" width={`${width}%`} />
      ))}
    </div>
  );
}

interface SuggestionRowProps {
  readonly instrument: FoundInstrument;
  readonly query: string;
  /** Price and change, once they are known. */
  readonly quote: WireRow | undefined;
}

/** One instrument in the list under the search box. */
function SuggestionRow({ instrument, query, quote }: SuggestionRowProps) {
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
        <span className={styles.about} title={about}>
          {delisted && (
            <Chip tone="notice" className={styles.delisted}>
              {text("search.delistedOn", { day: day(delisted) })}
            </Chip>
          )}
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

interface HighlightedProps {
  readonly text: string;
  readonly query: string;
}

/** A text with the parts marked that match the typed query. */
function Highlighted({ text, query }: HighlightedProps) {
  const ranges = highlightRanges(text, query);
  let end = 0;
  const pieces = ranges.map((range) => {
    const before = text.slice(end, range.start);
    end = range.end;
    return (
      <span key={range.start}>
        {before}
        <mark className={styles.match}>{text.slice(range.start, range.end)}</mark>
      </span>
    );
  });
  return (
    <>
      {pieces}
      {text.slice(end)}
    </>
  );
}
