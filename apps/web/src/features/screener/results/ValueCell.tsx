import type { WireFigure, WireScreenColumn } from "@plumbline/contract";
import { useMemo } from "react";
import { MISSING } from "../../../format/index.ts";
import { Change, FigureValue, Skeleton } from "../../../ui/index.ts";
import { isGainOrLoss, writeNumber } from "../catalogue/number-text.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { CheckMark } from "./CheckMark.tsx";
import { columnName } from "./column-name.ts";
import type { Column } from "./columns.ts";
import styles from "./ResultTable.module.css";
import { currencyOf, type ScreenRow } from "./screen-rows.ts";

interface ValueCellProps {
  readonly row: ScreenRow;
  readonly column: Exclude<Column, { kind: "about" }>;
  readonly words: ScreenWords;
  /** Of a cell in a grid whose arrow keys move the focus. */
  readonly tabIndex?: number | undefined;
}

/** A number or a check of a company; a click says where it comes from. */
export function ValueCell({ row, column, words, tabIndex }: ValueCellProps) {
  const wire = row.columns.find(({ id, kind }) => id === column.id && kind === column.kind);
  if (!wire) return <Skeleton height="1rem" width="60%" className={styles.waiting} />;
  const cell = { row, wire, words, tabIndex, label: `${row.symbol} ${columnName(column, words)}` };
  return column.kind === "metric" ? <NumberCell {...cell} /> : <CheckCell {...cell} />;
}

interface CellProps extends Omit<ValueCellProps, "column"> {
  readonly wire: WireScreenColumn;
  readonly label: string;
}

/** Which of the accounts a value says it is of: the day they were filed, and of a filed number the end of its period. */
type OfAccounts = "not" | "partly" | "wholly";

/** The value as a figure that can be questioned, or why it is missing. */
function useFigure({ wire, row }: Pick<CellProps, "wire" | "row">, ofAccounts: OfAccounts): WireFigure {
  const value = wire.values[row.place] ?? null;
  const because = wire.because?.[row.place] ?? "not-in-market-data";
  const { periodEnd, filedAt } = row;
  return useMemo(() => {
    if (value === null) return { value, because };
    const filed = ofAccounts !== "not" && filedAt ? { filedAt } : {};
    const period = ofAccounts === "wholly" && periodEnd ? { periodEnd } : {};
    return { value, provenance: { ...wire.provenance, ...filed, ...period } };
  }, [wire.provenance, value, because, ofAccounts, periodEnd, filedAt]);
}

function NumberCell({ wire, row, words, tabIndex, label }: CellProps) {
  const number = words.catalogue.numbers.get(wire.id);
  const figure = useFigure({ wire, row }, number?.metric ? "wholly" : number?.group === "price" ? "not" : "partly");
  if (!number) return <Missing tabIndex={tabIndex} />;
  const write = (value: number): string => {
    const written = writeNumber(value, number, words);
    const isMoney = number.nature === "level" && (number.unit === "money" || number.unit === "perShare");
    if (!isMoney || !row.isMixed) return written;
    return words.text("screener.inOwnCurrency", {
      value: written,
      currency: currencyOf(row, number.group) ?? "?",
    });
  };
  return (
    <span data-accounts={row.isStale ? "stale" : undefined} title={staleTitle(row, words)}>
      <FigureValue figure={figure} label={label} tabIndex={tabIndex} format={write}>
        {figure.value !== null && isGainOrLoss(number) ? <Change fraction={figure.value} arrow={false} /> : undefined}
      </FigureValue>
    </span>
  );
}

/** What the mark of old accounts means: a table of companies has no place to say it once. */
function staleTitle({ isStale, periodEnd }: ScreenRow, { text, formats }: ScreenWords): string | undefined {
  return isStale && periodEnd ? text("header.accounts.stale", { day: formats.day(periodEnd) }) : undefined;
}

function CheckCell({ wire, row, words, tabIndex, label }: CellProps) {
  const check = words.catalogue.checks.get(wire.id);
  const figure = useFigure({ wire, row }, "partly");
  const state = wire.states?.[row.place];
  if (!check || !state) return <Missing tabIndex={tabIndex} />;
  const said = words.text(`screener.state.${state}`);
  if (figure.value === null) {
    const reason = words.text(`reason.${figure.because}`);
    const why = words.text("screener.stateBecause", { state: said, reason });
    return (
      <span tabIndex={tabIndex} className={styles.check} title={why}>
        <span className="visually-hidden">{why}</span>
        <CheckMark state={state} />
      </span>
    );
  }
  return (
    <span data-accounts={row.isStale ? "stale" : undefined} title={staleTitle(row, words)}>
      <FigureValue
        figure={figure}
        label={`${label}, ${said}`}
        tabIndex={tabIndex}
        format={(value) => words.checks.value(value, check)}
        className={styles.check}
      >
        {words.checks.value(figure.value, check)}
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
