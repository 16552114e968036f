import type { WireFigure, WireScreenColumn } from "@plumbline/contract";
import { useMemo } from "react";
import { MISSING } from "../../../format/index.ts";
import { usePriceNow } from "../../../state/index.ts";
import { Change, FigureValue, Skeleton } from "../../../ui/index.ts";
import { headName, isGainOrLoss, writeCell } from "../catalogue/number-text.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { type Column, columnName } from "./columns.ts";
import styles from "./ResultTable.module.css";
import { type AccountsPart, accountsPart, currencyOf, type ScreenRow } from "./screen-rows.ts";
import { CheckMark } from "./TableNotes.tsx";

interface ValueCellProps {
  readonly row: ScreenRow;
  readonly column: Exclude<Column, { kind: "about" }>;
  readonly words: ScreenWords;
  /** Tab index in a grid whose arrow keys move the focus. */
  readonly tabIndex?: number | undefined;
  /** Id of the sentence that explains the mark of old accounts. */
  readonly noteId: string;
  /** Whether prices of the moment are shown: not of a past day, and not beside others of the last close. */
  readonly isFollowed?: boolean | undefined;
}

/** A number or a check of a company; a click shows where it comes from. */
export function ValueCell({ row, column, words, tabIndex, noteId, isFollowed }: ValueCellProps) {
  const wire = row.columns.find(({ id, kind }) => id === column.id && kind === column.kind);
  if (!wire) return <Skeleton height="1rem" width="60%" className={styles.waiting} />;
  const cell = {
    row,
    wire,
    words,
    tabIndex,
    noteId,
    isFollowed,
    label: `${row.symbol} ${headName(columnName(column, words), column.id, words)}`,
  };
  return column.kind === "metric" ? <NumberCell {...cell} /> : <CheckCell {...cell} />;
}

interface CellProps extends Omit<ValueCellProps, "column"> {
  readonly wire: WireScreenColumn;
  readonly label: string;
}

/** The value as a figure with its provenance, or the reason why it is missing. */
function useFigure({ wire, row }: Pick<CellProps, "wire" | "row">, part: AccountsPart): WireFigure {
  const value = wire.values[row.place] ?? null;
  const because = wire.because?.[row.place] ?? "not-in-market-data";
  const { periodEnd, filedAt } = row;
  return useMemo(() => {
    if (value === null) return { value, because };
    const filed = part !== "not" && filedAt ? { filedAt } : {};
    const period = part === "wholly" && periodEnd ? { periodEnd } : {};
    return { value, provenance: { ...wire.provenance, ...filed, ...period } };
  }, [wire.provenance, value, because, part, periodEnd, filedAt]);
}

/** Numbers of which there are ones of the moment. */
const PRICE = "price";
const DAY_CHANGE = "change.1d";

function NumberCell(cell: CellProps) {
  const { wire, row, words, tabIndex, label } = cell;
  const number = words.catalogue.numbers.get(wire.id);
  const { isFollowed = false } = cell;
  // The order of the rows, and every other number, stay those of the last close.
  const now = usePriceNow(isFollowed && (wire.id === PRICE || wire.id === DAY_CHANGE) ? row.symbol : null);
  const closing = useFigure({ wire, row }, accountsPart(wire, words.catalogue));
  const figure = now ? (wire.id === PRICE ? now.price : now.change) : closing;
  const old = oldAccounts(figure, cell);
  if (!number) return <Missing tabIndex={tabIndex} />;
  const write = (value: number): string => {
    const written = writeCell(value, number, words);
    const isMoney = number.nature === "level" && (number.unit === "money" || number.unit === "perShare");
    if (!isMoney || !row.isMixed) return written;
    return words.text("screener.inOwnCurrency", {
      value: written,
      currency: currencyOf(row, number.group) ?? "?",
    });
  };
  return (
    <span
      data-accounts={old ? "stale" : undefined}
      data-quote={isFollowed && wire.id === PRICE ? row.symbol : undefined}
      data-price={wire.id === PRICE ? "" : undefined}
    >
      <FigureValue figure={figure} label={label} tabIndex={tabIndex} format={write} {...old}>
        {figure.value !== null && isGainOrLoss(number) ? <Change fraction={figure.value} arrow={false} /> : undefined}
      </FigureValue>
    </span>
  );
}

/** The explanation of a figure from old accounts; null for other figures. */
function oldAccounts(figure: WireFigure, { row, noteId, words: { text, formats } }: CellProps) {
  const isOld = row.isStale && figure.value !== null && figure.provenance.filedAt !== undefined;
  if (!isOld) return null;
  const day = formats.day(row.periodEnd);
  return { describedBy: noteId, explanation: text("header.accounts.stale", { day }) };
}

function CheckCell(cell: CellProps) {
  const { wire, row, words, tabIndex, label } = cell;
  const check = words.catalogue.checks.get(wire.id);
  const figure = useFigure({ wire, row }, accountsPart(wire, words.catalogue));
  const state = wire.states?.[row.place];
  if (!check || !state) return <Missing tabIndex={tabIndex} />;
  const stateText = words.text(`screener.state.${state}`);
  if (figure.value === null) {
    return (
      <span className={styles.check}>
        <FigureValue figure={figure} label={`${label}, ${stateText}`} tabIndex={tabIndex} format={String} />
        <CheckMark state={state} />
      </span>
    );
  }
  const old = oldAccounts(figure, cell);
  const own = row.isMixed ? currencyOf(row, check.unit === "perShare" ? "price" : "") : null;
  const write = (value: number) => words.checks.value(value, { ...check, currency: check.currency ?? own });
  return (
    <span data-accounts={old ? "stale" : undefined}>
      <FigureValue
        {...old}
        figure={figure}
        label={`${label}, ${stateText}`}
        tabIndex={tabIndex}
        format={write}
        className={styles.check}
      >
        {write(figure.value)}
        <CheckMark state={state} />
      </FigureValue>
    </span>
  );
}

function Missing({ tabIndex }: Pick<CellProps, "tabIndex">) {
  return (
    <span tabIndex={tabIndex} className={styles.missing}>
      {MISSING}
    </span>
  );
}
