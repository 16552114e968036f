import type { WirePreset } from "@plumbline/contract";
import { writeFilters } from "../../../state/index.ts";
import { writeOrder } from "../state/order-text.ts";
import type { ScreenState } from "../state/screen-state.ts";

/** The screen that a classic one makes; columns go with its filters. */
export function screenOfPreset({ paramFilters, order, take }: WirePreset): ScreenState {
  return { filters: paramFilters, order, take, columns: null, why: null };
}

/** Whether a screen asks what a classic one asks; order and columns are the reader's own. */
export function isScreenOf({ filters, take, order }: ScreenState, preset: WirePreset): boolean {
  const isRanked = preset.take === null || writeOrder(order) === writeOrder(preset.order);
  return isRanked && take === preset.take && writeFilters(filters) === writeFilters(preset.paramFilters);
}
