import type { DcfValuation } from "@plumbline/core/valuation/model";

/** Steps from the flows to what belongs to the shareholders. */
export const BRIDGE_STEPS = ["flows", "terminal", "enterprise", "netDebt", "equity"] as const;
export type BridgeStep = (typeof BRIDGE_STEPS)[number];

/** A step as a bar that floats between where it begins and where it ends. */
export interface BridgeBar {
  readonly step: BridgeStep;
  /** What the step adds, or what there is then: money. */
  readonly amount: number;
  /** Whether it is what there is, and not what is added. */
  readonly isTotal: boolean;
  /** Places from the left (0) to the right (1). */
  readonly from: number;
  readonly to: number;
}

export interface Bridge {
  readonly bars: readonly BridgeBar[];
  /** Place of nothing. */
  readonly zero: number;
}

/**
 * The way from enterprise value to the value of the equity as a waterfall.
 *
 * @param valuation A valuation that exists.
 */
export function bridge(valuation: DcfValuation): Bridge {
  const { presentValueOfFlows, presentValueOfTerminal, enterpriseValue, netDebt, equityValue } = valuation;
  const spans: Readonly<Record<BridgeStep, readonly [from: number, to: number]>> = {
    flows: [0, presentValueOfFlows],
    terminal: [presentValueOfFlows, enterpriseValue],
    enterprise: [0, enterpriseValue],
    netDebt: [enterpriseValue, equityValue],
    equity: [0, equityValue],
  };
  const amounts: Readonly<Record<BridgeStep, number>> = {
    flows: presentValueOfFlows,
    terminal: presentValueOfTerminal,
    enterprise: enterpriseValue,
    netDebt: -netDebt,
    equity: equityValue,
  };
  const ends = Object.values(spans).flat();
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const placeOf = (amount: number): number => (amount - low) / (high - low || 1);
  const bars = BRIDGE_STEPS.map((step) => {
    const [one, other] = spans[step].map(placeOf) as [number, number];
    const isTotal = step === "enterprise" || step === "equity";
    return { step, amount: amounts[step], isTotal, from: Math.min(one, other), to: Math.max(one, other) };
  });
  return { bars, zero: placeOf(0) };
}
