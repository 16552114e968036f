import { DCF_NUMBERS, type DcfInputs, type DcfNumber } from "./dcf-inputs.ts";
import { valuePerShare } from "./value-per-share.ts";

/** The distance by which an input is moved, down and up: in its own unit, or relative to its size. */
export interface Delta {
  readonly by: number;
  readonly isRelative: boolean;
}

/** Rates by percentage points that are as likely as each other, amounts by tenths. */
export const TORNADO_DELTAS: Readonly<Record<DcfNumber, Delta>> = {
  baseFlow: { by: 0.1, isRelative: true },
  shortTermGrowth: { by: 0.03, isRelative: false },
  longTermGrowth: { by: 0.02, isRelative: false },
  terminalGrowth: { by: 0.005, isRelative: false },
  wacc: { by: 0.01, isRelative: false },
  netDebt: { by: 0.1, isRelative: true },
  shares: { by: 0.02, isRelative: true },
};

/** An input at an end of its range, and the value of a share there; null where there is none. */
export interface TornadoEnd {
  readonly input: number;
  readonly value: number | null;
}

/** The effect of one input on the value while the others stay the same. */
export interface TornadoBar {
  readonly parameter: DcfNumber;
  readonly delta: Delta;
  readonly low: TornadoEnd;
  readonly high: TornadoEnd;
  /** Distance of the two values; without limit where one of them does not exist. */
  readonly spread: number;
}

/**
 * Ranks the inputs by what moving them does to the value of a share.
 *
 * @param inputs The model.
 * @param deltas By how much each is moved.
 * @returns The widest bar first.
 *
 * @example
 * tornado(inputs)[0]?.parameter; // "wacc"
 */
export function tornado(
  inputs: DcfInputs,
  deltas: Readonly<Record<DcfNumber, Delta>> = TORNADO_DELTAS,
): readonly TornadoBar[] {
  return DCF_NUMBERS.map((parameter) => barOf(inputs, parameter, deltas[parameter])).sort(
    (one, other) =>
      other.spread - one.spread || DCF_NUMBERS.indexOf(one.parameter) - DCF_NUMBERS.indexOf(other.parameter),
  );
}

function barOf(inputs: DcfInputs, parameter: DcfNumber, delta: Delta): TornadoBar {
  const center = inputs[parameter];
  // Net cash is negative: its size is what is moved.
  const distance = delta.isRelative ? Math.abs(center) * delta.by : delta.by;
  const end = (input: number): TornadoEnd => {
    const value = valuePerShare({ ...inputs, [parameter]: input });
    return { input, value: Number.isNaN(value) ? null : value };
  };
  const low = end(center - distance);
  const high = end(center + distance);
  const isOpen = low.value === null || high.value === null;
  const spread = isOpen ? Number.POSITIVE_INFINITY : Math.abs((high.value as number) - (low.value as number));
  return { parameter, delta, low, high, spread };
}
