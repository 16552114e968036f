import type { DayInputs } from "../day-inputs.ts";
import type { ResolvedOperand } from "../resolve-strategy.ts";
import type { Marks } from "./condition.ts";
import { crossedRows } from "./crossings.ts";
import type { RuleSource } from "./rule-source.ts";
import { percentileRanks, placesOf } from "./standings.ts";
import { oneBarBefore } from "./stock-source.ts";

/**
 * The stocks of one day as rows.
 *
 * @param inputs What is known of them.
 * @param members The stocks that are compared with each other: those of the universe.
 */
export function daySource(inputs: DayInputs, members: Marks): RuleSource {
  const rows = inputs.stocks;
  const column = (operand: ResolvedOperand) =>
    "number" in operand ? new Float64Array(rows).fill(operand.number * (operand.times ?? 1)) : inputs.column(operand);
  const columnBefore = (operand: ResolvedOperand) => column(oneBarBefore(operand));
  return {
    rows,
    column,
    columnBefore,
    crossings: (left, right) =>
      crossedRows({
        left: column(left),
        right: column(right),
        leftBefore: columnBefore(left),
        rightBefore: columnBefore(right),
      }),
    check: inputs.check,
    percentile: (operand, options) => percentileRanks(column(operand), members, { ...options, groups: inputs }),
    place: (operand, options) => placesOf(column(operand), members, { ...options, groups: inputs }),
  };
}
