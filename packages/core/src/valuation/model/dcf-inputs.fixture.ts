import fc from "fast-check";
import type { DcfInputs } from "./dcf-inputs.ts";

/** A firm that grows by 10 %, then 6 %, then 2.5 % a year, discounted at 9 %. */
export const FIRM: DcfInputs = {
  baseFlow: 1000,
  shortTermGrowth: 0.1,
  longTermGrowth: 0.06,
  terminalGrowth: 0.025,
  wacc: 0.09,
  netDebt: 500,
  shares: 100,
};

/** Never -0, which no reader enters. */
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((number) => number + 0);

/** Models as a reader may set them, each with a value; net debt is at most twenty times the flow. */
export const MODELS: fc.Arbitrary<DcfInputs> = fc
  .record({
    baseFlow: between(1, 1e12),
    shortTermGrowth: between(-0.2, 0.4),
    longTermGrowth: between(-0.1, 0.2),
    terminalGrowth: between(-0.02, 0.04),
    wacc: between(0.05, 0.3),
    leverage: between(-20, 20),
    shares: between(1, 1e10),
    timing: fc.constantFrom("end-year" as const, "mid-year" as const),
    growthPath: fc.constantFrom("two-stage" as const, "linear-fade" as const),
  })
  .map(({ leverage, ...model }) => ({ ...model, netDebt: leverage * model.baseFlow }));
