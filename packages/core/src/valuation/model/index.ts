export { type GrowthPath, REFUSAL_CODES, type RefusalCode, type Timing } from "../../words/index.ts";
export {
  type ChosenModel,
  chosenModel,
  type ModelBasis,
  type ModelChoice,
  type ModelParameters,
} from "./chosen-model.ts";
export { compoundGrowth } from "./compound-growth.ts";
export { type Capital, costOfEquity, DEBT_SPREADS, leveredBeta, weightedCostOfCapital } from "./cost-of-capital.ts";
export { DCF_NUMBERS, type DcfInputs, type DcfNumber, dcfRefusal } from "./dcf-inputs.ts";
export { type DcfWarning, TERMINAL_SHARE_LIMITS } from "./dcf-warnings.ts";
export { type DiscountedFlow, type DiscountedFlows, discountFlows, type FlowsToDiscount } from "./discount-flows.ts";
export { type DcfValuation, discountedCashFlow, type ProjectedYear } from "./discounted-cash-flow.ts";
export { type FirmFlows, freeCashFlowToFirm } from "./free-cash-flow-to-firm.ts";
export {
  GRAHAM_BOND_YIELD,
  GRAHAM_CLASSIC,
  GRAHAM_CONSERVATIVE,
  GRAHAM_GROWTH,
  type GrahamInputs,
  type GrahamPrice,
  type GrahamValuation,
  type GrahamWarning,
  graham,
  grahamImpliedGrowth,
  grahamNumber,
  grahamRevised1974,
} from "./graham.ts";
export { PROJECTED_YEARS } from "./growth-of-year.ts";
export { type Histogram, histogram } from "./histogram.ts";
export { marginOfSafety, upside } from "./margin-of-safety.ts";
export {
  MONTE_CARLO_DEFAULTS,
  type MonteCarloOptions,
  monteCarlo,
  type RateDeviations,
  type Simulation,
  shareAbove,
} from "./monte-carlo.ts";
export { type Refusal, refuse } from "./refusal.ts";
export {
  type ImpliedGrowth,
  type ImpliedReturn,
  type LongTermLink,
  reverseDiscountRate,
  reverseGrowth,
} from "./reverse-dcf.ts";
export {
  type RateShift,
  SCENARIO_NAMES,
  SCENARIO_SHIFTS,
  type Scenario,
  type ScenarioName,
  scenarios,
} from "./scenarios.ts";
export { axisAround, type GridAxes, PAGE_GRID, type SensitivityGrid, sensitivityGrid } from "./sensitivity-grid.ts";
export { type Delta, TORNADO_DELTAS, type TornadoBar, type TornadoEnd, tornado } from "./tornado.ts";
export { valuePerShare } from "./value-per-share.ts";
