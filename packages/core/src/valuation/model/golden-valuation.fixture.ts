import { monthlyBeta, seededUniform } from "../../stats/index.ts";
import {
  compoundGrowth,
  costOfEquity,
  type DcfInputs,
  discountedCashFlow,
  discountFlows,
  freeCashFlowToFirm,
  graham,
  grahamNumber,
  grahamRevised1974,
  leveredBeta,
  MONTE_CARLO_DEFAULTS,
  marginOfSafety,
  monteCarlo,
  reverseDiscountRate,
  reverseGrowth,
  sensitivityGrid,
  shareAbove,
  upside,
  weightedCostOfCapital,
} from "./index.ts";

type Json = Readonly<Record<string, unknown>>;

/** The computations of the cases whose ids match; the first match counts. */
export const COMPUTE: readonly (readonly [RegExp, (input: never) => Json])[] = [
  [/^dcf-grid/, gridOf],
  [/^dcf-linear-fade$/, (input: GoldenDcf) => dcfOf({ ...input, gLong: 0, growthPath: "linear-fade" })],
  [/^dcf-/, dcfOf],
  [/^reverse-dcf-/, reverseOf],
  [/^wacc-/, waccOf],
  [/^beta-blume$/, ({ rawBeta }: { rawBeta: number }) => ({ adjustedBeta: betaOf(rawBeta) })],
  [/^beta-relever$/, relevered],
  [
    /^cagr-/,
    ({ v0, v1, years }: { v0: number; v1: number; years: number }) => ({ cagr: compoundGrowth(v0, v1, years) }),
  ],
  [
    /^graham-number$/,
    ({ eps, bvps }: { eps: number; bvps: number }) => valueIn(grahamNumber({ eps, bookValuePerShare: bvps })),
  ],
  [/^graham-/, grahamOf],
  [
    /^margin-of-safety/,
    ({ value, price }: { value: number; price: number }) => ({
      marginOfSafety: marginOfSafety(value, price),
      upside: upside(value, price),
    }),
  ],
  [/^fcff$/, firmFlowsOf],
  [/^external-sws-amzn$/, amazonOf],
  [/^monte-carlo$/, simulated],
  [/^mulberry32$/, ({ seed, n }: { seed: number; n: number }) => ({ uniforms: drawn(seed, n) })],
];

/**
 * The results of the core for a case of golden-valuation.json, under the names of the file.
 *
 * @throws {Error} for an unknown case.
 */
export function computeCase(id: string, input: Json): Json {
  const compute = COMPUTE.find(([pattern]) => pattern.test(id))?.[1];
  if (!compute) throw new Error(`No computation for the case ${id}; name one in ${import.meta.filename}.`);
  return compute(input as never);
}

interface GoldenDcf {
  readonly fcf0: number;
  readonly gShort: number;
  readonly gLong: number;
  readonly gTerminal: number;
  readonly wacc: number;
  readonly netDebt: number;
  readonly shares: number;
  readonly midYear?: boolean;
  readonly growthPath?: "linear-fade";
}

function inputsOf({
  fcf0,
  gShort,
  gLong,
  gTerminal,
  wacc,
  netDebt,
  shares,
  midYear,
  growthPath,
}: GoldenDcf): DcfInputs {
  return {
    baseFlow: fcf0,
    shortTermGrowth: gShort,
    longTermGrowth: gLong,
    terminalGrowth: gTerminal,
    wacc,
    netDebt,
    shares,
    timing: midYear ? "mid-year" : "end-year",
    growthPath: growthPath ?? "two-stage",
  };
}

function dcfOf(input: GoldenDcf): Json {
  const result = discountedCashFlow(inputsOf(input));
  if (result.value === null) return { error: result.because };
  return {
    rows: result.rows.map(({ year, cashFlow, discountFactor, presentValue }) => {
      return { year, fcf: cashFlow, discountFactor, pv: presentValue };
    }),
    growth: result.rows.map(({ growth }) => growth),
    pvExplicit: result.presentValueOfFlows,
    terminalValue: result.terminalValue,
    pvTerminal: result.presentValueOfTerminal,
    terminalShare: result.terminalShare,
    enterpriseValue: result.enterpriseValue,
    equityValue: result.equityValue,
    perShare: result.value,
  };
}

function gridOf(input: GoldenDcf & { readonly waccAxis: number[]; readonly terminalAxis: number[] }): Json {
  const axes = { wacc: input.waccAxis, terminalGrowth: input.terminalAxis };
  return { perShare: sensitivityGrid(inputsOf(input), axes).values };
}

function reverseOf(input: GoldenDcf & { readonly price: number; readonly solveFor: string; readonly link?: string }) {
  if (input.solveFor === "wacc") return named("wacc", reverseDiscountRate(inputsOf(input), input.price));
  return named("gShort", reverseGrowth(inputsOf(input), input.price, input.link ? "linked" : "fixed"));
}

function named(name: string, found: { value: number } | { value: null; because: string }): Json {
  return found.value === null ? { error: found.because } : { [name]: found.value };
}

type GoldenWacc = Readonly<Record<"rf" | "beta" | "erp" | "costOfDebt" | "taxRate" | "equity" | "debt", number>>;

function waccOf({ rf, beta, erp, costOfDebt, taxRate, equity, debt }: GoldenWacc): Json {
  const ofEquity = costOfEquity({ riskFreeRate: rf, beta, equityRiskPremium: erp });
  const wacc = weightedCostOfCapital({ equity, debt, costOfEquity: ofEquity, costOfDebt, taxRate });
  return { costOfEquity: ofEquity, wacc };
}

/** The adjusted beta of a stock whose return is the same multiple of the market's in every month. */
function betaOf(raw: number): number {
  const market = Float64Array.from({ length: 60 }, (_, month) => Math.sin(month) / 20);
  const stock = market.map((monthly) => raw * monthly);
  const months = (returns: Float64Array) => ({ first: 0, returns, runningTo: null });
  return monthlyBeta(months(stock), months(market)).beta;
}

function relevered(input: { unlevered: number; taxRate: number; debtToEquity: number }): Json {
  return { levered: leveredBeta(input.unlevered, input.taxRate, input.debtToEquity) };
}

/** Growth and yield are in percentage points in the file. */
function grahamOf(input: { eps: number; g: number; base: number; mult: number; aaaYield?: number }): Json {
  const inputs = {
    eps: input.eps,
    growth: input.g / 100,
    noGrowthMultiple: input.base,
    growthMultiplier: input.mult,
  };
  return valueIn(input.aaaYield === undefined ? graham(inputs) : grahamRevised1974(inputs, input.aaaYield / 100));
}

function valueIn({ value }: { readonly value: number | null }): Json {
  return { value };
}

function firmFlowsOf(input: { cfo: number; capex: number; interest: number; taxRate: number }): Json {
  return { fcf: freeCashFlowToFirm({ ...input, interest: 0 }), fcff: freeCashFlowToFirm(input) };
}

export interface GoldenAmazon {
  readonly fcf: number[];
  readonly wacc: number;
  readonly gTerminal: number;
  readonly shares: number;
}

/** Simply Wall St's printed example, from its ten flows. */
export function amazon({ fcf, wacc, gTerminal, shares }: GoldenAmazon) {
  return discountFlows({ flows: fcf, wacc, terminalGrowth: gTerminal, netDebt: 0, shares });
}

function amazonOf(input: GoldenAmazon): Json {
  const { presentValueOfFlows, terminalValue, presentValueOfTerminal, value } = amazon(input);
  return { pvExplicit: presentValueOfFlows, terminalValue, pvTerminal: presentValueOfTerminal, perShare: value };
}

interface GoldenSimulation extends GoldenDcf {
  readonly seed: number;
  readonly n: number;
  readonly sd: Readonly<Record<"gShort" | "gLong" | "gTerminal" | "wacc", number>>;
  readonly minSpread: number;
}

function simulated(input: GoldenSimulation): Json {
  const { sd, seed, n, minSpread } = input;
  const standardDeviations = {
    shortTermGrowth: sd.gShort,
    longTermGrowth: sd.gLong,
    terminalGrowth: sd.gTerminal,
    wacc: sd.wacc,
  };
  const options = { ...MONTE_CARLO_DEFAULTS, paths: n, seed, standardDeviations, minSpread };
  const result = monteCarlo(inputsOf(input), options);
  if (result.value === null) return { error: result.because };
  const { values, rejected, mean, percentiles } = result;
  return { first3: [...values.slice(0, 3)], rejected, mean, ...percentiles, probAbove200: shareAbove(values, 200) };
}

function drawn(seed: number, count: number): readonly number[] {
  const next = seededUniform(seed);
  return Array.from({ length: count }, () => next());
}
