import { type GrahamInputs, grahamImpliedGrowth } from "@plumbline/core/valuation/model";
import type { Tick } from "../../../charts/frame/tick.ts";
import { roundScale } from "../../../charts/round-scale.ts";
import { editOf, GRAHAM_EDITS, type GrahamEdit, type GrahamNumbers, grahamValue } from "./graham-edit.ts";

/** From growth to value; places are fractions of the picture from its left and its top. */
interface GrowthLine {
  readonly from: { readonly left: number; readonly top: number };
  readonly to: { readonly left: number; readonly top: number };
}

export interface GrowthPicture {
  /** The formula as chosen. */
  readonly line: GrowthLine;
  /** What it is held against: the cautious edit, or the classic one where that is the one chosen. */
  readonly other: GrowthLine & { readonly edit: GrahamEdit };
  readonly growths: readonly { readonly value: number; readonly left: number }[];
  readonly values: readonly Tick[];
  /** Where the chosen growth leads; the formula always has a value there. */
  readonly chosen: { readonly left: number; readonly top: number };
  /** Null without a price. */
  readonly price: { readonly top: number } | null;
  /** Growth at which the chosen formula gives the price, where that is in the picture. */
  readonly implied: { readonly growth: number; readonly left: number } | null;
}

export interface ChosenFormula {
  readonly inputs: Required<GrahamInputs>;
  /** Null for the formula of 1962, which looks at no bonds. */
  readonly bondYield: number | null;
  readonly price: number | null;
}

/** The table that Graham printed ends here; growth beyond it is drawn only where it was chosen or is in the price. */
const USUAL = 0.2;
/** Nobody learns anything from a company that must double its earnings every year. */
const MOST = 1;

/**
 * Lays out what Graham's formula says at every growth: straight lines, which meet the price at the growth that it implies.
 *
 * @returns Null where the formula has no value for what was chosen.
 */
export function growthPicture(chosen: ChosenFormula): GrowthPicture | null {
  const { inputs, bondYield, price } = chosen;
  const value = grahamValue(inputs, bondYield);
  if (value === null) return null;
  const implied = impliedGrowth(chosen);
  const growths = roundScale(Math.min(0, inputs.growth, implied ?? 0), Math.max(USUAL, inputs.growth, implied ?? 0));
  const [least, most] = [growths.ticks[0] as number, growths.ticks.at(-1) as number];
  const endsOf = (numbers: GrahamNumbers) => {
    const valueAt = (growth: number) => grahamValue({ ...inputs, ...numbers, growth }, bondYield) ?? 0;
    const start = Math.max(least, worthless(numbers));
    return { start, first: valueAt(start), last: valueAt(most) };
  };
  const edit = editOf(inputs) === "conservative" ? "classic" : "conservative";
  const [own, held] = [endsOf(inputs), endsOf(GRAHAM_EDITS[edit])];
  const values = roundScale(0, Math.max(price ?? 0, own.first, own.last, held.first, held.last), 4);
  const leftOf = (growth: number) => 1 - growths.topOf(growth);
  const lineOf = ({ start, first, last }: typeof own) => ({
    from: { left: leftOf(start), top: values.topOf(first) },
    to: { left: leftOf(most), top: values.topOf(last) },
  });
  return {
    line: lineOf(own),
    other: { ...lineOf(held), edit },
    growths: growths.ticks.map((growth) => ({ value: growth, left: leftOf(growth) })),
    values: values.ticks.map((tick) => ({ value: tick, top: values.topOf(tick) })),
    chosen: { left: leftOf(inputs.growth), top: values.topOf(value) },
    price: price === null ? null : { top: values.topOf(price) },
    implied: implied === null ? null : { growth: implied, left: leftOf(implied) },
  };
}

/** Growth below which the formula leaves no multiple of earnings. */
function worthless({ noGrowthMultiple, growthMultiplier }: GrahamNumbers): number {
  return growthMultiplier > 0 ? -noGrowthMultiple / (100 * growthMultiplier) : Number.NEGATIVE_INFINITY;
}

function impliedGrowth({ inputs, bondYield, price }: ChosenFormula): number | null {
  if (price === null) return null;
  const { eps, noGrowthMultiple, growthMultiplier } = inputs;
  const bonds = bondYield === null ? {} : { bondYield };
  const { value } = grahamImpliedGrowth({ eps, price, noGrowthMultiple, growthMultiplier, ...bonds });
  return value !== null && value <= MOST ? value : null;
}
