import type { SensitivityGrid } from "@plumbline/core/valuation/model";

/** A rate of an axis. */
export interface HeatAxis {
  readonly rate: number;
  /** Steps from the rate that was chosen, which is the middle one. */
  readonly offset: number;
}

export interface HeatMapCell {
  readonly offset: number;
  /** Money per share; null where the model has none. */
  readonly value: number | null;
  /** Whether the value is above the price; null where either is unknown. */
  readonly isAbove: boolean | null;
  /** Whether the price is crossed between this cell and the one above, or before it: each edge is drawn once. */
  readonly crossesTop: boolean;
  readonly crossesStart: boolean;
  /** How far the value is from the price: 0 to `SHADES`. */
  readonly heat: number;
}

export interface HeatRows {
  readonly columns: readonly HeatAxis[];
  readonly rows: readonly (HeatAxis & { readonly cells: readonly HeatMapCell[] })[];
}

/** From this distance to the price on the colour is at its strongest. */
const STRONGEST = 0.6;
/** More shades nobody tells apart; the style sheet has one for each. */
const SHADES = 12;

/**
 * The cells of a heat map with the line along which value and price are equal.
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
          ...{ offset, value, isAbove },
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
  return Math.round(SHADES * Math.min(1, Math.abs(value / price - 1) / STRONGEST));
}
