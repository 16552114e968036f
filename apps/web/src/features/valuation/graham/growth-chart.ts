import { type GrahamInputs, grahamImpliedGrowth } from "@plumbline/core/valuation/model";
import { roundScale, type Tick } from "../../../charts/index.ts";
import { editOf, GRAHAM_EDITS, type GrahamEdit, type GrahamNumbers, grahamValue } from "./graham-edit.ts";

/** A line from growth to value; places are fractions of the chart from its left and top. */
interface GrowthLine {
  readonly from: { readonly left: number; readonly top: number };
  readonly to: { readonly left: number; readonly top: number };
}

export interface GrowthChartLayout {
  /** The chosen formula. */
  readonly line: GrowthLine;
  /** The formula to compare with: the conservative edit, or the classic one where the conservative one is chosen. */
  readonly other: GrowthLine & { readonly edit: GrahamEdit };
  readonly growths: readonly { readonly value: number; readonly left: number }[];
  readonly values: readonly Tick[];
  /** The value at the chosen growth, which always exists. */
  readonly chosen: { readonly left: number; readonly top: number };
  /** Null without a price. */
  readonly price: { readonly top: number } | null;
  /** The growth at which the chosen formula gives the price, where it is within the chart. */
  readonly implied: { readonly growth: number; readonly left: number } | null;
}

export interface ChosenFormula {
  readonly inputs: Required<GrahamInputs>;
  /** Null for the formula of 1962, which does not include bonds. */
  readonly bondYield: number | null;
  readonly price: number | null;
}

/** Graham's printed table ends here; the chart goes further only to a chosen or implied growth. */
const PRINTED_MAX_GROWTH = 0.2;
/** A price that implies more growth than a doubling every year is not marked. */
const MAX_IMPLIED_GROWTH = 1;

/**
 * Lays out Graham's formula over growth: straight lines, which meet the price at the growth that it implies.
 *
 * @returns Null where the chosen formula has no value.
 */
export function growthChartLayout(chosen: ChosenFormula): GrowthChartLayout | null {
  const { inputs, bondYield, price } = chosen;
  const value = grahamValue(inputs, bondYield);
  if (value === null) return null;
  const implied = impliedGrowth(chosen);
  const growths = roundScale(
    Math.min(0, inputs.growth, implied ?? 0),
    Math.max(PRINTED_MAX_GROWTH, inputs.growth, implied ?? 0),
  );
  const minGrowth = growths.ticks[0] as number;
  const maxGrowth = growths.ticks.at(-1) as number;
  const endsOf = (numbers: GrahamNumbers) => {
    const valueAt = (growth: number) => grahamValue({ ...inputs, ...numbers, growth }, bondYield) ?? 0;
    const start = Math.max(minGrowth, zeroMultipleGrowth(numbers));
    return { start, first: valueAt(start), last: valueAt(maxGrowth) };
  };
  const edit = editOf(inputs) === "conservative" ? "classic" : "conservative";
  const own = endsOf(inputs);
  const compared = endsOf(GRAHAM_EDITS[edit]);
  const values = roundScale(0, Math.max(price ?? 0, own.first, own.last, compared.first, compared.last), 4);
  const leftOf = (growth: number) => 1 - growths.topOf(growth);
  const lineOf = ({ start, first, last }: typeof own) => ({
    from: { left: leftOf(start), top: values.topOf(first) },
    to: { left: leftOf(maxGrowth), top: values.topOf(last) },
  });
  return {
    line: lineOf(own),
    other: { ...lineOf(compared), edit },
    growths: growths.ticks.map((growth) => ({ value: growth, left: leftOf(growth) })),
    values: values.ticks.map((tick) => ({ value: tick, top: values.topOf(tick) })),
    chosen: { left: leftOf(inputs.growth), top: values.topOf(value) },
    price: price === null ? null : { top: values.topOf(price) },
    implied: implied === null ? null : { growth: implied, left: leftOf(implied) },
  };
}

/** The growth below which the formula's multiple of earnings is not positive. */
function zeroMultipleGrowth({ noGrowthMultiple, growthMultiplier }: GrahamNumbers): number {
  return growthMultiplier > 0 ? -noGrowthMultiple / (100 * growthMultiplier) : Number.NEGATIVE_INFINITY;
}

function impliedGrowth({ inputs, bondYield, price }: ChosenFormula): number | null {
  if (price === null) return null;
  const { eps, noGrowthMultiple, growthMultiplier } = inputs;
  const bonds = bondYield === null ? {} : { bondYield };
  const { value } = grahamImpliedGrowth({ eps, price, noGrowthMultiple, growthMultiplier, ...bonds });
  return value !== null && value <= MAX_IMPLIED_GROWTH ? value : null;
}
