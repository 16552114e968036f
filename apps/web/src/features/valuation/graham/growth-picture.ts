import {
  GRAHAM_CLASSIC,
  GRAHAM_CONSERVATIVE,
  type GrahamInputs,
  graham,
  grahamImpliedGrowth,
  grahamRevised1974,
} from "@plumbline/core/valuation/model";
import type { Tick } from "../../../charts/frame/tick.ts";
import { roundScale } from "../../../charts/round-scale.ts";

/** Numbers of the formula that are drawn as a line: those that were chosen, and one to hold against them. */
export const GROWTH_LINES = ["chosen", "classic", "conservative"] as const;
export type GrowthLineName = (typeof GROWTH_LINES)[number];

/** From growth to value; places are fractions of the picture from its left and its top. */
export interface GrowthLine {
  readonly name: GrowthLineName;
  readonly from: { readonly left: number; readonly top: number };
  readonly to: { readonly left: number; readonly top: number };
}

export interface GrowthPicture {
  readonly lines: readonly GrowthLine[];
  readonly growths: readonly { readonly value: number; readonly left: number }[];
  readonly values: readonly Tick[];
  /** Where the chosen growth leads; the formula always has a value there. */
  readonly chosen: { readonly left: number; readonly top: number };
  /** Null without a price. */
  readonly price: { readonly top: number } | null;
  /** Growth at which the chosen formula gives the price, where that is in the picture. */
  readonly implied: { readonly growth: number; readonly left: number } | null;
}

interface Chosen {
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
export function growthPicture(chosen: Chosen): GrowthPicture | null {
  const { inputs, price } = chosen;
  const value = valueAt(chosen, inputs, inputs.growth);
  if (value === null) return null;
  const implied = impliedGrowth(chosen);
  const growths = roundScale(Math.min(0, inputs.growth, implied ?? 0), Math.max(USUAL, inputs.growth, implied ?? 0));
  const [least, most] = [growths.ticks[0] as number, growths.ticks.at(-1) as number];
  const drawn = editsOf(inputs).map(({ name, edit }) => {
    const start = Math.max(least, -edit.noGrowthMultiple / (100 * edit.growthMultiplier || Number.MIN_VALUE));
    return { name, start, ends: [start, most].map((growth) => valueAt(chosen, edit, growth) ?? 0) };
  });
  const values = roundScale(0, Math.max(price ?? 0, ...drawn.flatMap(({ ends }) => ends)), 4);
  const leftOf = (growth: number) => 1 - growths.topOf(growth);
  return {
    lines: drawn.map(({ name, start, ends: [first = 0, last = 0] }) => ({
      name,
      from: { left: leftOf(start), top: values.topOf(first) },
      to: { left: leftOf(most), top: values.topOf(last) },
    })),
    growths: growths.ticks.map((growth) => ({ value: growth, left: leftOf(growth) })),
    values: values.ticks.map((tick) => ({ value: tick, top: values.topOf(tick) })),
    chosen: { left: leftOf(inputs.growth), top: values.topOf(value) },
    price: price === null ? null : { top: values.topOf(price) },
    implied: implied === null ? null : { growth: implied, left: leftOf(implied) },
  };
}

type Edit = Required<Pick<GrahamInputs, "noGrowthMultiple" | "growthMultiplier">>;

/** What was chosen first; beside it the cautious edit, or the classic one where that is the cautious one. */
function editsOf(chosen: Edit): { name: GrowthLineName; edit: Edit }[] {
  const isCautious =
    chosen.noGrowthMultiple === GRAHAM_CONSERVATIVE.noGrowthMultiple &&
    chosen.growthMultiplier === GRAHAM_CONSERVATIVE.growthMultiplier;
  const other = isCautious
    ? ({ name: "classic", edit: GRAHAM_CLASSIC } as const)
    : ({ name: "conservative", edit: GRAHAM_CONSERVATIVE } as const);
  return [{ name: "chosen", edit: chosen }, other];
}

function valueAt({ inputs: { eps }, bondYield }: Chosen, edit: Edit, growth: number): number | null {
  const { noGrowthMultiple, growthMultiplier } = edit;
  const inputs = { eps, growth, noGrowthMultiple, growthMultiplier };
  return (bondYield === null ? graham(inputs) : grahamRevised1974(inputs, bondYield)).value;
}

function impliedGrowth({ inputs, bondYield, price }: Chosen): number | null {
  if (price === null) return null;
  const { eps, noGrowthMultiple, growthMultiplier } = inputs;
  const bonds = bondYield === null ? {} : { bondYield };
  const { value } = grahamImpliedGrowth({ eps, price, noGrowthMultiple, growthMultiplier, ...bonds });
  return value !== null && value <= MOST ? value : null;
}
