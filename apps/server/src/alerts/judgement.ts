import type { WireRingDetails } from "@plumbline/contract";
import type { AlertRow } from "./alert-rows.ts";

/** That an alert has rung. */
export interface Rung {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly value: number | null;
  readonly details: WireRingDetails;
}

/** Where an alert stands after what it was held against. */
export interface Judgement {
  readonly alert: AlertRow;
  readonly state: Pick<AlertRow, "last_side" | "last_value" | "line" | "line_day" | "memory">;
  readonly rings: readonly Rung[];
}

/** Where an alert stands before. */
export function stateOf({ last_side, last_value, line, line_day, memory }: AlertRow): Judgement["state"] {
  return { last_side, last_value, line, line_day, memory };
}
