import { operandColumn } from "../columns/operand-column.ts";
import { operandKey } from "../columns/operand-key.ts";
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
  const shared: StockInputs = { ...inputs, columns: inputs.columns ?? new Map() };
  const column = (operand: ResolvedOperand) => operandColumn(operand, shared);
  const noStanding = () => new Float64Array(rows).fill(Number.NaN);
  const known = new Map<string, Crossings>();
  return {
    rows,
    column,
    columnBefore: (operand) => column(oneBarBefore(operand)),
    // Entry and exit often ask the same crossing in both directions: one pass answers both.
    crossings: (left, right) => {
      const key = `${operandKey(left)} | ${operandKey(right)}`;
      const found = known.get(key) ?? crossingsOf(column(left), column(right));
      known.set(key, found);
      return found;
    },
    check: inputs.check,
    percentile: noStanding,
    place: noStanding,
  };
}

/** The same operand, one bar earlier. */
export function oneBarBefore(operand: ResolvedOperand): ResolvedOperand {
  return "number" in operand ? operand : { ...operand, barsAgo: (operand.barsAgo ?? 0) + 1 };
}
