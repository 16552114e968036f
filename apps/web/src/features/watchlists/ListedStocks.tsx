import type { WireWatchlist } from "@plumbline/contract";
import { useCallback, useId, useMemo, useRef, useState } from "react";
import { useFormats, useLanguage, useNameOf, useText } from "../../i18n/index.ts";
import { CsvButton, saveCsv } from "../../ui/index.ts";
import { UndoBar } from "../../ui/UndoBar.tsx";
import styles from "./ListedStocks.module.css";
import { noteOn, orderStocks, removeStock, restoreStock } from "./list-changes.ts";
import { csvName, listCsv } from "./list-csv.ts";
import { useListName } from "./list-words.ts";
import { useLiveRows } from "./live-rows.ts";
import { MoreRows } from "./MoreRows.tsx";
import { StockRows } from "./StockRows.tsx";
import { BY_HAND, type ShownStock, sortStocks } from "./sort-stocks.ts";
import { useDrawnRows } from "./use-drawn-rows.ts";
import { useOrdering } from "./use-ordering.ts";
import { useChangeLists } from "./watchlists.query.ts";

/** A stock that was removed, with the order that it was in. */
interface Removed {
  readonly shown: ShownStock;
  readonly order: readonly string[];
}

/** The stocks of a list with what the market says of them. */
export function ListedStocks({ list }: { readonly list: WireWatchlist }) {
  const text = useText();
  const language = useLanguage();
  const { count } = useFormats();
  const nameOfList = useListName();
  const change = useChangeLists();
  const place = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const [sorting, setSorting] = useState(BY_HAND);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [news, setNews] = useState("");
  const { stocks, codes, nameOf } = useShownStocks(list);
  const { limit, showMore, showPlace } = useDrawnRows(place);
  const ordering = useOrdering({
    codes,
    place,
    onArrange: (order) => change(orderStocks(list.id, order)),
    onMoved: (code, to) => {
      showPlace(to);
      setNews(text("watchlists.movedTo", { name: nameOf(code), n: count(to + 1), of: count(codes.length) }));
    },
  });
  const byHand = ordering.order.flatMap((code) => stocks.get(code) ?? []);
  const shown = sortStocks(byHand, sorting, language);
  const closeUndo = useCallback(() => {
    setRemoved(null);
    // The bar had the focus: whoever uses the keyboard goes on in the list.
    if (document.activeElement?.closest("[popover]")) place.current?.focus({ preventScroll: true });
  }, []);

  function remove(one: ShownStock): void {
    setRemoved({ shown: one, order: codes });
    void change(removeStock(list.id, one.stock.code));
  }

  function undo({ shown: { stock }, order }: Removed): void {
    closeUndo();
    void change(restoreStock(list.id, stock, order));
  }

  return (
    <>
      <p id={keysId} hidden>
        {text("watchlists.moveKeys")}
      </p>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {codes.length > 0 && (
        <>
          <StockRows
            label={nameOfList(list)}
            stocks={shown.slice(0, limit)}
            sorting={sorting}
            onSort={setSorting}
            ordering={ordering}
            place={place}
            keysId={keysId}
            onNote={(code, note) => change(noteOn(list.id, code, note))}
            onRemove={remove}
          />
          {limit < shown.length && <MoreRows shown={limit} count={shown.length} onMore={showMore} />}
          <div className={styles.foot}>
            <p className={styles.explained}>{text("watchlists.explained")}</p>
            <CsvButton
              label={text("watchlists.csv")}
              onSave={() => saveCsv(csvName(nameOfList(list)), listCsv(shown, text))}
            />
          </div>
        </>
      )}
      {removed && (
        <UndoBar
          undo={text("watchlists.undo")}
          key={removed.shown.stock.code}
          message={text("watchlists.removed", { name: removed.shown.name })}
          onUndo={() => undo(removed)}
          onClose={closeUndo}
        />
      )}
    </>
  );
}

function useShownStocks({ stocks: listed }: WireWatchlist) {
  const nameOfStock = useNameOf();
  const codes = useMemo(() => listed.map(({ code }) => code), [listed]);
  const liveOf = useLiveRows(codes, true);
  const stocks = new Map(
    listed.map((stock): [string, ShownStock] => {
      const live = liveOf(stock.code);
      return [stock.code, { stock, live, name: live.quote ? nameOfStock(live.quote.names) : stock.code }];
    }),
  );
  return { stocks, codes, nameOf: (code: string) => stocks.get(code)?.name ?? code };
}
