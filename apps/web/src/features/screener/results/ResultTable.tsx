import { CHECK_STATES } from "@plumbline/contract/calls";
import {
  type CSSProperties,
  lazy,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { listTop, RowGap, useGridFocus, useRowWindow } from "../../../ui/long-table/index.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { MAX_COMPARED } from "../compared.ts";
import type { ChangeScreen, ScreenState } from "../screen-state.ts";
import type { ScreenRequest } from "../screener.query.ts";
import { type Column, columnName } from "./columns.ts";
import { foldColumns } from "./folded-columns.ts";
import { FIRST_VALUE, type RenderStar, ResultRow } from "./ResultRow.tsx";
import styles from "./ResultTable.module.css";
import { hasOldAccounts, onlyCurrency } from "./screen-rows.ts";
import { TableHead } from "./TableHead.tsx";
import { CheckLegend, OldAccountsNote } from "./TableNotes.tsx";
import { type FirstPage, useRows } from "./use-rows.ts";

const MissingLines = lazy(async () => ({ default: (await import("../../../ui/MissingLines.tsx")).MissingLines }));

/** Height of a row in root em; the same as in `ResultTable.module.css`. */
const ROW_EM = 2.875;

interface ResultTableProps {
  readonly request: ScreenRequest;
  readonly page: FirstPage;
  readonly columns: readonly Column[];
  /** Whether the page scrolls the table, with all that stands above it. */
  readonly isPhone: boolean;
  readonly state: ScreenState;
  readonly onChange: ChangeScreen;
  readonly selected: readonly string[];
  readonly onSelect: (symbol: string, isSelected: boolean) => void;
  /** Draws the star of a company: it belongs to another feature. */
  readonly renderStar: RenderStar;
  readonly words: ScreenWords;
}

/** The companies of a screen. Only the visible rows are drawn; the head and the first column stay in place. */
export function ResultTable({
  request,
  page,
  columns: chosen,
  isPhone,
  state,
  onChange,
  selected,
  onSelect,
  renderStar,
  words,
}: ResultTableProps) {
  const list = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  // Before the effects of the hooks below, which read it.
  useLayoutEffect(() => {
    scroller.current = (isPhone && list.current?.closest<HTMLElement>("[data-scroller]")) || list.current;
  }, [isPhone]);
  const { answer, count, isOld } = page;
  const folded = useMemo(() => foldColumns(chosen, { answer, isOld, count }), [chosen, answer, isOld, count]);
  const columns = folded.shown;
  const { range, row: rowHeight } = useRowWindow(scroller, { list, count, rowEm: ROW_EM });
  const rowOf = useRows(request, page, range);
  const cells = columns.length + FIRST_VALUE + 1;
  const { active, onKeyDown, onFocus } = useGridFocus(scroller, {
    list,
    rows: count,
    columns: cells,
    rowHeight,
  });
  const { filters, order, asOf } = request;
  const maySelect = selected.length < MAX_COMPARED;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen begins at its top.
  useEffect(() => {
    const [element, table] = [scroller.current, list.current];
    if (element && table) element.scrollTop = Math.min(element.scrollTop, listTop(element, table));
  }, [filters, order, asOf]);
  // A row that is scrolled out of view is not drawn: then the tab key reaches the first row that is.
  const tabRow = active.row >= range.first && active.row < range.end ? active.row : range.first;
  const noteId = useId();
  const indices = Array.from({ length: Math.max(range.end - range.first, 0) }, (_, step) => range.first + step);
  const drawn = indices.map(rowOf);
  const hasNote = useSeen(request, hasOldAccounts(drawn, columns, words.catalogue));
  return (
    <>
      <div
        ref={list}
        className={styles.scroller}
        data-wide=""
        data-mixed={answer !== null && onlyCurrency(answer.rows) === null}
        style={{ "--rows": count, "--columns": columns.length } as CSSProperties}
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are walked through with the arrow keys.
          role="grid"
          className={styles.table}
          aria-label={words.text("screener.results")}
          aria-rowcount={count + 1}
          aria-colcount={columns.length + 1}
          aria-busy={isOld}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          <TableHead columns={columns} order={state.order} words={words} onChange={onChange} />
          <tbody className={isOld ? styles.old : undefined}>
            <RowGap height={range.first * rowHeight} />
            {indices.map((index, place) => {
              const row = drawn[place] ?? null;
              const isSelected = row !== null && selected.includes(row.symbol);
              return (
                <ResultRow
                  key={index}
                  index={index}
                  row={row}
                  columns={columns}
                  active={tabRow === index ? active.column : null}
                  asOf={asOf}
                  isSelected={isSelected}
                  maySelect={maySelect}
                  onSelect={onSelect}
                  renderStar={renderStar}
                  words={words}
                  noteId={noteId}
                />
              );
            })}
            <RowGap height={(count - range.end) * rowHeight} />
          </tbody>
        </table>
      </div>
      <div className={styles.notes}>
        {folded.missing.length > 0 && (
          <div className={styles.folded}>
            <Suspense>
              <MissingLines
                parts={folded.missing.map(({ column, because }) => ({ name: columnName(column, words), because }))}
              />
            </Suspense>
          </div>
        )}
        {columns.some(({ kind }) => kind === "check") && <CheckLegend states={CHECK_STATES} words={words} />}
        {hasNote && <OldAccountsNote id={noteId} words={words} />}
      </div>
    </>
  );
}

/**
 * Whether something was true at any time since the request was made, so that the note does not come and go with
 * scrolling.
 */
function useSeen(request: ScreenRequest, isSeen: boolean): boolean {
  const [seenIn, setSeenIn] = useState<ScreenRequest | null>(null);
  if (isSeen && seenIn !== request) setSeenIn(request);
  return isSeen || seenIn === request;
}
