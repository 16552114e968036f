import type { CheckUnit } from "../../checks/index.ts";
import type { MetricColumns, MetricId } from "../../fundamentals/index.ts";
import { SCREEN_GROUPS, type ScreenGroup } from "../../words/index.ts";
import type { Direction } from "../screen-matrix.ts";

export { SCREEN_GROUPS, type ScreenGroup };

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
