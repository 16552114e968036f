/** What is left of a strategy's return above its benchmark if each side of a trade costs this much. */
export interface CostStep {
  /** Share of the amount traded, per side: 0.001 is ten basis points. */
  readonly cost: number;
  /** Net return per year less that of the benchmark, a fraction. */
  readonly excess: number;
}

/** The cost per side that a strategy can bear. */
export type BreakEvenCost =
  | { readonly value: number }
  | { readonly value: null; readonly because: "loses-without-costs" | "gains-at-every-cost" | "no-steps" };

/**
 * The cost per side at which a strategy earns no more than its benchmark: the first one, with straight lines between the
 * costs tried.
 *
 * @param steps Costs tried, in any order; 0 to 50 basis points are usual.
 * @returns A share of the amount traded; the reason where the strategy earns no more than its benchmark at the lowest cost,
 *   or more at every cost.
 * @throws {RangeError} for the same cost twice, or a number that is not finite.
 * @see COS-01
 *
 * @example
 * breakEvenCost([{ cost: 0, excess: 0.03 }, { cost: 0.001, excess: -0.01 }]); // { value: 0.00075 }
 */
export function breakEvenCost(steps: readonly CostStep[]): BreakEvenCost {
  const rising = steps.toSorted((a, b) => a.cost - b.cost);
  requireSteps(rising);
  const [lowest] = rising;
  if (lowest === undefined) return { value: null, because: "no-steps" };
  if (lowest.excess <= 0) return { value: null, because: "loses-without-costs" };
  const at = rising.findIndex(({ excess }) => excess <= 0);
  if (at < 0) return { value: null, because: "gains-at-every-cost" };
  return { value: crossing(rising[at - 1] as CostStep, rising[at] as CostStep) };
}

function requireSteps(rising: readonly CostStep[]): void {
  rising.forEach(({ cost, excess }, k) => {
    if (!Number.isFinite(cost) || !Number.isFinite(excess)) throw new RangeError(`An excess of ${excess} at ${cost}.`);
    if (cost === rising[k - 1]?.cost) throw new RangeError(`Two steps with the cost ${cost}.`);
  });
}

/** Where the line from a step above 0 to one that is not reaches 0. */
function crossing(above: CostStep, below: CostStep): number {
  const share = above.excess / (above.excess - below.excess);
  return above.cost + share * (below.cost - above.cost);
}
