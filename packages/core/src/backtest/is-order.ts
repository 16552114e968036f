import type { ExecutionReason } from "../words/index.ts";

/** Whether an execution was ordered; shares also leave an account when their stock is delisted, and parts of one at a split. */
export function isOrder(reason: ExecutionReason): boolean {
  return reason !== "delisted" && reason !== "cashInLieu";
}
