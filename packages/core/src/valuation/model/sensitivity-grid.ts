import type { DcfInputs } from "./dcf-inputs.ts";
import { valuePerShare } from "./value-per-share.ts";

/** Values of a share for rates around those of the model. */
export interface SensitivityGrid {
  /** One WACC a row. */
  readonly wacc: readonly number[];
  /** One terminal growth a column. */
  readonly terminalGrowth: readonly number[];
  /** Row by row, money per share; null where there is none. */
  readonly values: readonly (readonly (number | null)[])[];
}

export type GridAxes = Pick<SensitivityGrid, "wacc" | "terminalGrowth">;

/** The grid of the page: seven by seven, half a percentage point apart. */
export const PAGE_GRID = { step: 0.005, reach: 3 } as const;

/**
 * Evenly spaced rates with a given one, unchanged, in the middle.
 *
 * @param center The rate in the middle.
 * @param spacing Distance of neighbours, and how many of them on each side.
 *
 * @example
 * axisAround(0.09, { step: 0.005, reach: 2 })[2]; // 0.09
 */
export function axisAround(center: number, { step, reach }: { step: number; reach: number }): readonly number[] {
  return Array.from({ length: 2 * reach + 1 }, (_, index) => center + (index - reach) * step);
}

/**
 * How the value of a share changes with WACC and terminal growth.
 *
 * @param inputs The model.
 * @param axes Rates to look at; the grid of the page unless given, whose middle is the value of the model.
 * @see docs/rules.md, "Sensitivity"
 *
 * @example
 * sensitivityGrid(inputs).values[3]?.[3]; // valuePerShare(inputs)
 */
export function sensitivityGrid(inputs: DcfInputs, axes: GridAxes = axesOf(inputs)): SensitivityGrid {
  const values = axes.wacc.map((wacc) =>
    axes.terminalGrowth.map((terminalGrowth) => {
      const value = valuePerShare({ ...inputs, wacc, terminalGrowth });
      return Number.isNaN(value) ? null : value;
    }),
  );
  return { ...axes, values };
}

function axesOf({ wacc, terminalGrowth }: DcfInputs): GridAxes {
  return { wacc: axisAround(wacc, PAGE_GRID), terminalGrowth: axisAround(terminalGrowth, PAGE_GRID) };
}
