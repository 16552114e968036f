import { ArrowDown, ArrowUp } from "lucide-react";
import { type CSSProperties, memo, type ReactNode, useEffect, useMemo, useRef } from "react";
import { quantityDecimals } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { stockAddress, writeAddress } from "../../router/index.ts";
import { Change, Link, Table, useNarrow } from "../../ui/index.ts";
import { RowGap, useGridFocus, useRowWindow } from "../../ui/long-table/index.ts";
import { useReasonWords } from "./run-words.ts";
import type { RunResult } from "./runs.query.ts";
import styles from "./TradesTable.module.css";
import { type Ordering, placesInStock, TRADE_ORDERS, type TradeOrder } from "./trade-rows.ts";

/** Height of a row in root em; the same as in `TradesTable.module.css`. */
const ROW_EM = 2.25;

const COLUMNS = [
  "code",
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
  ...COLUMNS.slice(1, 6),
  "worst",
  "best",
  "reason",
];

const FIGURES: ReadonlySet<Column> = new Set([
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
  /** Rows of the trades that are shown, in their order. */
  readonly rows: readonly number[];
  readonly ordering: Ordering;
  readonly onOrder: (ordering: Ordering) => void;
}

/** Trades by the tens of thousands: only those in sight are drawn; the arrow keys walk through all of them. */
export function TradesTable({ id, trades, rows, ordering, onOrder }: TradesTableProps) {
  const text = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const count = rows.length;
  const { range, row: rowHeight } = useRowWindow(scroller, { count, rowEm: ROW_EM });
  const { active, onKeyDown, onFocus } = useGridFocus(scroller, { rows: count, columns: 1, rowHeight });
  const places = useMemo(() => placesInStock(trades), [trades]);
  const columns = useNarrow() ? NARROW_COLUMNS : COLUMNS;
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
          {rows.slice(range.first, range.end).map((row, k) => (
            <TradeRow
              key={row}
              id={id}
              trades={trades}
              columns={columns}
              row={row}
              place={places[row] ?? 1}
              index={range.first + k}
              isTabStop={tabRow === range.first + k}
            />
          ))}
          <RowGap height={(count - range.end) * rowHeight} />
        </tbody>
      </Table>
    </div>
  );
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

interface TradeRowProps extends Pick<TradesTableProps, "id" | "trades"> {
  readonly columns: readonly Column[];
  readonly row: number;
  /** Among the trades of its stock, from 1. */
  readonly place: number;
  /** Among those that are shown, from 0. */
  readonly index: number;
  readonly isTabStop: boolean;
}

const TradeRow = memo(function TradeRow({ id, trades, columns, row, place, index, isTabStop }: TradeRowProps) {
  const text = useText();
  const { day, price, number } = useFormats();
  const reasonOf = useReasonWords();
  const code = trades.code[row] ?? "";
  const reason = trades.reason[row] ?? "signal";
  const quantity = trades.quantity[row] ?? null;
  const cells: Readonly<Record<Exclude<Column, "code">, ReactNode>> = {
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
          <td key={column} data-figure={FIGURES.has(column) || undefined}>
            {cells[column]}
          </td>
        ),
      )}
    </tr>
  );
});
