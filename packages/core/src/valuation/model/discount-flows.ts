import type { Timing } from "../../words/index.ts";

/** Flows of successive years and what is needed to bring them to one share today. */
export interface FlowsToDiscount {
  /** One flow a year, the next year's first; at least one. */
  readonly flows: readonly number[];
  /** Above `terminalGrowth`. */
  readonly wacc: number;
  readonly terminalGrowth: number;
  readonly netDebt: number;
  /** Above 0. */
  readonly shares: number;
  readonly timing?: Timing;
}

export interface DiscountedFlow {
  readonly year: number;
  readonly cashFlow: number;
  /** The divisor of the flow: (1 + WACC) to the power of the years until it arrives. */
  readonly discountFactor: number;
  readonly presentValue: number;
}

/** From the flows of a firm to the value of one share. */
export interface DiscountedFlows {
  readonly rows: readonly DiscountedFlow[];
  readonly presentValueOfFlows: number;
  /** Value, at the time of the last flow, of all flows after it. */
  readonly terminalValue: number;
  readonly presentValueOfTerminal: number;
  /** Share of the terminal value in the enterprise value, a fraction. */
  readonly terminalShare: number;
  readonly enterpriseValue: number;
  readonly netDebt: number;
  readonly equityValue: number;
  /** Value of one share. */
  readonly value: number;
}

/**
 * Discounts given flows and the growing perpetuity after them, and takes net debt off. With a perpetuity that grows at a
 * constant rate the half year of mid-year timing applies to the terminal value too.
 *
 * @param given Flows and rates; trusted.
 * @see DCF-02, DCF-03, DCF-04
 *
 * @example
 * // 110 / 1.1 + (110 x 1.02 / 0.08) / 1.1 = 100 + 1275
 * discountFlows({ flows: [110], wacc: 0.1, terminalGrowth: 0.02, netDebt: 0, shares: 1 }).value; // 1375
 */
export function discountFlows(given: FlowsToDiscount): DiscountedFlows {
  const { flows, wacc, terminalGrowth, netDebt, shares, timing } = given;
  let discountFactor = firstDiscountFactor(wacc, timing);
  let presentValueOfFlows = 0;
  const rows = flows.map((cashFlow, index) => {
    discountFactor *= 1 + wacc;
    const presentValue = cashFlow / discountFactor;
    presentValueOfFlows += presentValue;
    return { year: index + 1, cashFlow, discountFactor, presentValue };
  });
  const terminalValue = ((flows.at(-1) ?? Number.NaN) * (1 + terminalGrowth)) / (wacc - terminalGrowth);
  const presentValueOfTerminal = terminalValue / discountFactor;
  const enterpriseValue = presentValueOfFlows + presentValueOfTerminal;
  const equityValue = enterpriseValue - netDebt;
  return {
    rows,
    presentValueOfFlows,
    terminalValue,
    presentValueOfTerminal,
    terminalShare: presentValueOfTerminal / enterpriseValue,
    enterpriseValue,
    netDebt,
    equityValue,
    value: equityValue / shares,
  };
}

/** The factor of today: mid-year flows arrive half a year earlier. */
export function firstDiscountFactor(wacc: number, timing: Timing | undefined): number {
  return timing === "mid-year" ? 1 / Math.sqrt(1 + wacc) : 1;
}
