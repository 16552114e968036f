import { operandColumn } from "../columns/operand-column.ts";
import type { StockInputs } from "../columns/stock-inputs.ts";
import type { ResolvedOperand } from "../resolve-strategy.ts";
import { type Crossings, crossingsOf } from "./crossings.ts";
import type { RuleSource } from "./rule-source.ts";

/**
 * The bars of one stock as rows.
 *
 * @param inputs What is known of it.
 */
export function stockSource(inputs: StockInputs): RuleSource {
  const rows = inputs.bars.day.length;
  const shared: StockInputs = inputs.columns ? inputs : { ...inputs, columns: new Map() };
  const column = (operand: ResolvedOperand) => operandColumn(operand, shared);
  const noStanding = () => new Float64Array(rows).fill(Number.NaN);
  return {
    rows,
    column,
    columnBefore: (operand) => column(oneBarBefore(operand)),
    crossings: sharedCrossings(column),
    check: inputs.check,
    percentile: noStanding,
    place: noStanding,
  };
}

/** Entry and exit often ask the same crossing in both directions: one pass answers both. */
function sharedCrossings(column: RuleSource["column"]): RuleSource["crossings"] {
  const known: { readonly left: Float64Array; readonly right: Float64Array; readonly crossings: Crossings }[] = [];
  return (leftOperand, rightOperand) => {
    const [left, right] = [column(leftOperand), column(rightOperand)];
    const found = known.find((one) => one.left === left && one.right === right);
    if (found) return found.crossings;
    const crossings = crossingsOf(left, right);
    known.push({ left, right, crossings });
    return crossings;
  };
}

/** The same operand, one bar earlier. */
export function oneBarBefore(operand: ResolvedOperand): ResolvedOperand {
  return "number" in operand ? operand : { ...operand, barsAgo: (operand.barsAgo ?? 0) + 1 };
}
