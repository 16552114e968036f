import type { SensitivityGrid } from "@plumbline/core/valuation/model";
import { useLocale } from "../../../i18n/index.ts";
import { classNames } from "../../../ui/index.ts";
import { ResultCard } from "../section/ResultCard.tsx";
import { useValuationState } from "../store/valuation-store.ts";
import styles from "./HeatMap.module.css";

interface HeatMapProps {
  readonly price: number | null;
}

/** The value by WACC and terminal growth; a line separates the values above the price from those below. */
export function HeatMap({ price }: HeatMapProps) {
  const { text, formats } = useLocale();
  const grid = useValuationState(({ results }) => results.grid);
  if (grid === null) return null;
  const { columns, rows } = heatRows(grid, price);
  const decimals = heatDecimals(grid);
  const write = (value: number | null): string => formats.number(value, decimals);
  return (
    <ResultCard title={text("valuation.heatMap")} note={text("valuation.heatMapNote")}>
      <table className={styles.table}>
        <caption className="visually-hidden">{text("valuation.heatMapSpoken")}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className={styles.across}>{text("valuation.parameter.terminalGrowth")} →</span>
              <span>{text("valuation.short.wacc")} ↓</span>
            </th>
            {columns.map(({ rate, offset }) => (
              <th key={offset} scope="col" className={classNames(offset === 0 && styles.chosen)}>
                {formats.percent(rate)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rate, offset, cells }) => (
            <tr key={offset}>
              <th scope="row" className={classNames(offset === 0 && styles.chosen)}>
                {formats.percent(rate)}
              </th>
              {cells.map((cell) => (
                <Cell key={cell.offset} cell={cell} isMiddle={offset === 0 && cell.offset === 0} write={write} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ cells }) => cells.some(({ value }) => value === null)) && (
        <p className={styles.none}>{text("valuation.heatMapNone")}</p>
      )}
      {price !== null && (
        <p className={styles.legend}>
          <span className={styles.sample} data-side="above" />
          {text("valuation.abovePrice")}
          <span className={styles.sample} data-side="below" />
          {text("valuation.belowPrice")}
          <span className={styles.sample} data-side="line" />
          {text("valuation.priceOf", { price: formats.price(price) })}
        </p>
      )}
    </ResultCard>
  );
}

interface CellProps {
  readonly cell: HeatMapCell;
  readonly isMiddle: boolean;
  readonly write: (value: number | null) => string;
}

/** The decimals of all cells: those for which the largest value leaves room. */
export function heatDecimals({ values }: Pick<SensitivityGrid, "values">): number {
  const largest = Math.max(...values.flat().map((value) => Math.abs(value ?? 0)));
  return largest >= 100 ? 0 : largest >= 10 ? 1 : 2;
}

function Cell({ cell: { value, isAbove, crossesTop, crossesStart, heat }, isMiddle, write }: CellProps) {
  const side = isAbove === null ? null : isAbove ? styles.above : styles.below;
  return (
    <td
      className={classNames(
        styles.cell,
        side ?? false,
        crossesTop && styles.top,
        crossesStart && styles.start,
        isMiddle && styles.middle,
      )}
      data-heat={heat}
    >
      {write(value)}
    </td>
  );
}

/** A rate of an axis. */
interface HeatAxis {
  readonly rate: number;
  /** Steps from the chosen rate, which is in the middle. */
  readonly offset: number;
}

interface HeatMapCell {
  readonly offset: number;
  /** Money per share; null where the model has none. */
  readonly value: number | null;
  /** Whether the value is above the price; null where either is unknown. */
  readonly isAbove: boolean | null;
  /** Whether the price lies between this cell and the one above, or the one before: each edge is drawn once. */
  readonly crossesTop: boolean;
  readonly crossesStart: boolean;
  /** How far the value is from the price: 0 to `MAX_HEAT`. */
  readonly heat: number;
}

interface HeatRows {
  readonly columns: readonly HeatAxis[];
  readonly rows: readonly (HeatAxis & { readonly cells: readonly HeatMapCell[] })[];
}

/** Distance to the price, as a fraction of it, from which the colour is strongest. */
const MAX_HEAT_DISTANCE = 0.6;
/** Readers cannot distinguish more shades; the style sheet has a rule for each. */
const MAX_HEAT = 12;

/**
 * Lays out the cells of a heat map with the line where value and price are equal.
 *
 * @param price Null where there is none: then no cell has a side.
 */
export function heatRows({ wacc, terminalGrowth, values }: SensitivityGrid, price: number | null): HeatRows {
  const sideOf = (row: number, column: number): boolean | null => {
    const value = values[row]?.[column] ?? null;
    return value === null || price === null ? null : value > price;
  };
  return {
    columns: axis(terminalGrowth),
    rows: axis(wacc).map((rate, row) => ({
      ...rate,
      cells: axis(terminalGrowth).map(({ offset }, column) => {
        const value = values[row]?.[column] ?? null;
        const isAbove = sideOf(row, column);
        const crosses = (other: boolean | null): boolean => isAbove !== null && other !== null && other !== isAbove;
        return {
          offset,
          value,
          isAbove,
          crossesTop: crosses(sideOf(row - 1, column)),
          crossesStart: crosses(sideOf(row, column - 1)),
          heat: heatOf(value, price),
        };
      }),
    })),
  };
}

function axis(rates: readonly number[]): HeatAxis[] {
  return rates.map((rate, index) => ({ rate, offset: index - (rates.length >> 1) }));
}

function heatOf(value: number | null, price: number | null): number {
  if (value === null || price === null || price <= 0) return 0;
  return Math.round(MAX_HEAT * Math.min(1, Math.abs(value / price - 1) / MAX_HEAT_DISTANCE));
}
