import { ArrowDown, ArrowUp, ChevronDown, ChevronRight } from "lucide-react";
import { type CSSProperties, memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { quantityDecimals } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { stockAddress, writeAddress } from "../../router/index.ts";
import { Change, Link, Table, useNarrow } from "../../ui/index.ts";
import { RowGap, useGridFocus, useRowWindow } from "../../ui/long-table/index.ts";
import { useExecutionReasonWords, useReasonWords } from "./run-words.ts";
import type { RunResult } from "./runs.query.ts";
import styles from "./TradesTable.module.css";
import { executionStarts, type ListedExecutions, tradeItems } from "./trade-items.ts";
import { type Ordering, placesInStock, TRADE_ORDERS, type TradeOrder } from "./trade-rows.ts";
import { useOnPaper } from "./use-on-paper.ts";

/** Height of a row in root em; the same as in `TradesTable.module.css`. */
const ROW_EM = 2.25;

/** Rows that are printed, some thirty pages of them: a file has all. */
const MAX_PRINTED = 2000;

const COLUMNS = [
  "code",
  "executions",
  "entryDate",
  "entryPrice",
  "exitDate",
  "exitPrice",
  "quantity",
  "return",
  "profit",
  "worst",
  "best",
  "reason",
] as const;
type Column = (typeof COLUMNS)[number];

/** On a phone what a trade brought stands before what lies beyond the edge. */
const NARROW_COLUMNS: readonly Column[] = [
  "code",
  "return",
  "profit",
  "executions",
  ...COLUMNS.slice(2, 7),
  "worst",
  "best",
  "reason",
];

const FIGURES: ReadonlySet<Column> = new Set([
  "executions",
  "entryPrice",
  "exitPrice",
  "quantity",
  "return",
  "profit",
  "worst",
  "best",
]);

const isOrder = (column: string): column is TradeOrder => (TRADE_ORDERS as readonly string[]).includes(column);

interface TradesTableProps {
  /** Of the reader's run, whose trades have charts; null of one that is not the reader's. */
  readonly id: string | null;
  readonly trades: RunResult["trades"];
  /** Null of an earlier version of the engine. */
  readonly executions: ListedExecutions | null;
  /** Rows of the trades that are shown, in their order. */
  readonly rows: readonly number[];
  readonly ordering: Ordering;
  readonly onOrder: (ordering: Ordering) => void;
}

/**
 * Trades by the tens of thousands, each with its executions below it where the reader unfolds it: only those in sight are drawn, and on
 * paper the first thousands; the arrow keys walk through all of them.
 */
export function TradesTable({ id, trades, executions, rows, ordering, onOrder }: TradesTableProps) {
  const text = useText();
  const formats = useFormats();
  const scroller = useRef<HTMLDivElement>(null);
  const places = useMemo(() => placesInStock(trades), [trades]);
  const starts = useMemo(
    () => executions && executionStarts(executions.trade, trades.code.length),
    [executions, trades],
  );
  const { unfolded, unfold } = useUnfolded();
  const items = useMemo(() => tradeItems(rows, unfolded, starts), [rows, unfolded, starts]);
  const count = items.length;
  const shown = useNarrow() ? NARROW_COLUMNS : COLUMNS;
  const columns = useMemo(() => shown.filter((column) => starts || column !== "executions"), [shown, starts]);
  const { range: inSight, row: rowHeight } = useRowWindow(scroller, { count, rowEm: ROW_EM });
  const isOnPaper = useOnPaper();
  const range = isOnPaper ? { first: 0, end: Math.min(count, MAX_PRINTED) } : inSight;
  const grid = { rows: count, columns: starts ? 2 : 1, rowHeight };
  const { active, onKeyDown, onFocus } = useGridFocus(scroller, grid);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, or another order, begin at their top.
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [rows]);
  // A row that is scrolled out of sight is not drawn: then the tab key reaches the first one that is.
  const tabRow = active.row >= range.first && active.row < range.end ? active.row : range.first;
  return (
    <div ref={scroller} className={styles.scroller} style={{ "--rows": count } as CSSProperties}>
      <Table
        role="grid"
        sticky
        className={styles.table}
        aria-label={text("runs.trades")}
        aria-rowcount={count + 1}
        aria-colcount={columns.length}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <TradesHead columns={columns} ordering={ordering} onOrder={onOrder} />
        <tbody>
          <RowGap height={range.first * rowHeight} />
          {items.slice(range.first, range.end).map(({ trade, execution }, k) => {
            const index = range.first + k;
            const drawn = { columns, index, isTabStop: tabRow === index };
            return executions && execution !== null ? (
              <ExecutionRow key={`execution ${execution}`} {...drawn} executions={executions} row={execution} />
            ) : (
              <TradeRow
                key={trade}
                {...drawn}
                id={id}
                trades={trades}
                row={trade}
                place={places[trade] ?? 1}
                executions={starts && (starts[trade + 1] as number) - (starts[trade] as number)}
                isUnfolded={unfolded.has(trade)}
                onUnfold={unfold}
              />
            );
          })}
          <RowGap height={isOnPaper ? 0 : (count - range.end) * rowHeight} />
        </tbody>
      </Table>
      {isOnPaper && range.end < count && (
        <p className={styles.rest}>
          {text("runs.tradesPrinted", { n: formats.count(range.end), total: formats.count(count) })}
        </p>
      )}
    </div>
  );
}

/** Trades whose executions are shown. */
function useUnfolded() {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const unfold = useCallback((trade: number) => {
    setUnfolded((now) => new Set(now.has(trade) ? [...now].filter((each) => each !== trade) : [...now, trade]));
  }, []);
  return { unfolded, unfold };
}

/** What is best known from its largest value down. */
const LARGEST_FIRST: ReadonlySet<TradeOrder> = new Set(["profit", "return", "best"]);

interface TradesHeadProps extends Pick<TradesTableProps, "ordering" | "onOrder"> {
  readonly columns: readonly Column[];
}

function TradesHead({ columns, ordering, onOrder }: TradesHeadProps) {
  const text = useText();
  const Arrow = ordering.descending ? ArrowDown : ArrowUp;
  const order = (by: TradeOrder) =>
    onOrder({ by, descending: ordering.by === by ? !ordering.descending : LARGEST_FIRST.has(by) });
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column) => {
          const isChosen = ordering.by === column;
          const word = text(`runs.column.${column}`);
          return (
            <th
              key={column}
              scope="col"
              data-figure={FIGURES.has(column) || undefined}
              aria-sort={isChosen ? (ordering.descending ? "descending" : "ascending") : undefined}
            >
              {isOrder(column) ? (
                <button type="button" className={styles.sort} onClick={() => order(column)}>
                  {word}
                  {isChosen && <Arrow size={12} aria-hidden="true" />}
                </button>
              ) : (
                word
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** A trade of the reader on its chart; of another run the stock. */
function tradeAddress(run: string | null, code: string, place: number): string {
  return run === null ? stockAddress(code) : writeAddress("/pages/tt", { run, code, trade: String(place) });
}

interface ItemProps {
  readonly columns: readonly Column[];
  /** Among the lines that are shown, from 0. */
  readonly index: number;
  readonly isTabStop: boolean;
}

interface TradeRowProps extends ItemProps, Pick<TradesTableProps, "id" | "trades"> {
  readonly row: number;
  /** Among the trades of its stock, from 1. */
  readonly place: number;
  /** How many it has; null where they are not listed. */
  readonly executions: number | null;
  readonly isUnfolded: boolean;
  readonly onUnfold: (trade: number) => void;
}

const TradeRow = memo(function TradeRow(props: TradeRowProps) {
  const { id, trades, columns, row, place, index, isTabStop, executions, isUnfolded, onUnfold } = props;
  const text = useText();
  const { day, price, number, count } = useFormats();
  const reasonOf = useReasonWords();
  const code = trades.code[row] ?? "";
  const reason = trades.reason[row] ?? "signal";
  const quantity = trades.quantity[row] ?? null;
  const Chevron = isUnfolded ? ChevronDown : ChevronRight;
  const cells: Readonly<Record<Exclude<Column, "code">, ReactNode>> = {
    executions: executions !== null && (
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={isUnfolded}
        aria-label={text("runs.executionsOf", { trade: row + 1, n: count(executions) })}
        tabIndex={-1}
        onClick={() => onUnfold(row)}
      >
        <Chevron size={14} aria-hidden="true" />
        {count(executions)}
      </button>
    ),
    entryDate: day(trades.entryDate[row]),
    entryPrice: price(trades.entryPrice[row]),
    exitDate: reason === "open" ? "" : day(trades.exitDate[row]),
    exitPrice: price(trades.exitPrice[row]),
    quantity: number(quantity, quantityDecimals(quantity)),
    return: <Change fraction={trades.return[row]} arrow={false} />,
    profit: number(trades.profit[row]),
    worst: <Change fraction={trades.worst[row]} arrow={false} />,
    best: <Change fraction={trades.best[row]} arrow={false} />,
    reason: reasonOf(reason),
  };
  return (
    <tr aria-rowindex={index + 2} data-row={index}>
      {columns.map((column) =>
        column === "code" ? (
          <th key={column} scope="row" data-column={0}>
            <Link to={tradeAddress(id, code, place)} tabIndex={isTabStop ? 0 : -1}>
              {code}
            </Link>
            <span className={styles.number}>{text("runs.tradeNumber", { n: row + 1 })}</span>
          </th>
        ) : (
          <Cell key={column} column={column}>
            {cells[column]}
          </Cell>
        ),
      )}
    </tr>
  );
});

interface ExecutionRowProps extends ItemProps {
  readonly executions: ListedExecutions;
  readonly row: number;
}

/** What was bought or sold of a trade, in the columns of its kind. */
const ExecutionRow = memo(function ExecutionRow({ executions, columns, row, index, isTabStop }: ExecutionRowProps) {
  const text = useText();
  const { day, price, number } = useFormats();
  const reasonOf = useExecutionReasonWords();
  const side = executions.side[row] ?? "buy";
  const quantity = executions.quantity[row] ?? null;
  const date = day(executions.date[row]);
  const money = price(executions.price[row]);
  const cells: Partial<Record<Column, ReactNode>> = {
    ...(side === "buy" ? { entryDate: date, entryPrice: money } : { exitDate: date, exitPrice: money }),
    quantity: number(quantity, quantityDecimals(quantity)),
    reason: reasonOf(side, executions.reason[row] ?? "signal"),
  };
  return (
    <tr aria-rowindex={index + 2} data-row={index} className={styles.execution}>
      {columns.map((column) =>
        column === "code" ? (
          <th key={column} scope="row" data-column={0}>
            <span tabIndex={isTabStop ? 0 : -1}>{text(`runs.side.${side}`)}</span>
          </th>
        ) : (
          <Cell key={column} column={column}>
            {column === "executions" ? <span tabIndex={-1} /> : cells[column]}
          </Cell>
        ),
      )}
    </tr>
  );
});

function Cell({ column, children }: { readonly column: Column; readonly children: ReactNode }) {
  return (
    <td data-figure={FIGURES.has(column) || undefined} data-column={column === "executions" ? 1 : undefined}>
      {children}
    </td>
  );
}
