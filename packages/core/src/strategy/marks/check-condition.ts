import { holds } from "../../checks/index.ts";
import { judgedCheck } from "../../screen/index.ts";
import type { CheckValues } from "../columns/stock-inputs.ts";
import type { Condition } from "./condition.ts";

/** What a rule asks of a check. */
export interface AskedCheck {
  readonly state: "pass" | "fail";
  /** Moved threshold; the default of each company's kind unless given. */
  readonly threshold?: number;
  readonly not?: boolean;
}

/**
 * The condition that a check is passed, or is failed. An unknown check is neither, negated or not.
 *
 * @param check Its columns.
 * @param asked What the rule asks.
 */
export function checkCondition(check: CheckValues, { state, threshold, not = false }: AskedCheck): Condition {
  const wanted = (state === "pass") !== not;
  const holdsAt = (row: number) => {
    const judged = judgedCheck(check, row, threshold);
    return judged !== null && holds(check.comparison, judged.value, judged.limit) === wanted;
  };
  return {
    holdsAt,
    keep: (marks) => {
      for (let row = 0; row < marks.length; row++) if (marks[row] === 1 && !holdsAt(row)) marks[row] = 0;
    },
  };
}
