import type { CheckUnit } from "../../checks/index.ts";
import type { MetricColumns, MetricId } from "../../fundamentals/index.ts";
import type { Direction } from "../screen-matrix.ts";

/** Under what the numbers of the screener are found, in the order in which they are shown. */
export const SCREEN_GROUPS = ["price", "value", "quality", "growth", "offensive", "defensive"] as const;

export type ScreenGroup = (typeof SCREEN_GROUPS)[number];

/** A number of the screener: what catalogue, tooltips and documentation say of it. */
export interface ScreenMetric {
  readonly id: string;
  readonly group: ScreenGroup;
  readonly name: string;
  /** `money` in the currency of the accounts, of traded value in that of the price; `fraction` shown as percent. */
  readonly unit: CheckUnit;
  /** Which way is better. */
  readonly good: Direction;
  /** Which of the fifteen metrics it belongs to. */
  readonly metric: MetricId | null;
  /** Which column of that metric. */
  readonly column: keyof MetricColumns | null;
  readonly formula: string;
  readonly source: string;
}
