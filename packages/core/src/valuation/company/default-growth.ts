import type { Figure, Reason } from "../../figure/index.ts";
import type { ItemId, Kind } from "../../fundamentals/index.ts";
import { median } from "../../stats/index.ts";
import { epsGrowth, itemGrowth } from "./growth-over-years.ts";
import { computedParameter, fallbackParameter, type KnownParameter } from "./parameter.ts";
import type { ValuedCompany } from "./valued-company.ts";

/** The growing numbers: the median of the three is taken, so that one odd number decides nothing. */
const GROWING = ["revenue", "netIncome", "freeCashFlow"] as const satisfies readonly ItemId[];

const SHORT_TERM_BOUNDS = [-0.05, 0.2] as const;
const SHORT_TERM_FALLBACK = 0.05;

/**
 * Growth in years 1 to 5: the median of the growth rates of revenue, net income and free cash flow over five fiscal
 * years, of those that exist.
 *
 * @returns A fraction from -0.05 to 0.2; 0.05 where no rate exists.
 * @see DCF-10
 *
 * @example
 * defaultShortTermGrowth(apple).inputs.revenue; // its growth over five years, with the filing
 */
export function defaultShortTermGrowth(company: ValuedCompany): KnownParameter {
  const { years } = company.fundamentals;
  return years.once(SHORT_TERM, years.list.length - 1, () => growthUpTo(company));
}

const SHORT_TERM: Kind<KnownParameter> = { name: "short-term-growth" };

function growthUpTo(company: ValuedCompany): KnownParameter {
  const rates = GROWING.map((id) => [id, itemGrowth(company, id)] as const);
  const inputs = Object.fromEntries(rates);
  const known = rates.flatMap(([, { value }]) => (value === null ? [] : [value]));
  if (known.length === 0) return fallbackParameter("DCF-10", SHORT_TERM_FALLBACK, whyNone(rates), inputs);
  return computedParameter({ rule: "DCF-10", computed: median(known), within: SHORT_TERM_BOUNDS, inputs });
}

/** Years that are too few say more than a loss at one of the ends. */
function whyNone(rates: readonly (readonly [string, Figure])[]): Reason {
  const reasons = rates.flatMap(([, rate]) => (rate.value === null ? [rate.because] : []));
  return reasons.find((reason) => reason !== "end-not-positive") ?? "end-not-positive";
}

const MAX_LONG_TERM = 0.1;

/**
 * Growth in years 6 to 10: half-way between the growth before and after.
 *
 * @see DCF-11
 *
 * @example
 * // (8 % + 2.5 %) / 2
 * defaultLongTermGrowth(0.08, 0.025).value; // 0.0525
 */
export function defaultLongTermGrowth(shortTermGrowth: number, terminalGrowth: number): KnownParameter {
  const computed = (shortTermGrowth + terminalGrowth) / 2;
  return computedParameter({ rule: "DCF-11", computed, within: [terminalGrowth, MAX_LONG_TERM], inputs: {} });
}

const MAX_TERMINAL = 0.025;

/**
 * Growth after year 10: no firm outgrows the economy for ever, of whose growth the risk-free rate is a measure.
 *
 * @param riskFreeRate Yield of ten-year government bonds.
 * @returns The smaller of 2.5 % and that yield; 2.5 % where it is unknown.
 * @see DCF-12
 *
 * @example
 * defaultTerminalGrowth({ value: 0.01, provenance: { source: "fred" } }).value; // 0.01
 */
export function defaultTerminalGrowth(riskFreeRate: Figure): KnownParameter {
  const inputs = { riskFreeRate };
  if (riskFreeRate.value === null) return fallbackParameter("DCF-12", MAX_TERMINAL, riskFreeRate.because, inputs);
  const within = [Number.NEGATIVE_INFINITY, MAX_TERMINAL] as const;
  return computedParameter({ rule: "DCF-12", computed: riskFreeRate.value, within, inputs });
}

const GRAHAM_BOUNDS = [0, 0.15] as const;

/**
 * Growth for Graham's formula: that of earnings per share over five fiscal years.
 *
 * @returns A fraction from 0 to 0.15; 0, which claims no growth, where the rate does not exist.
 * @see GRA-03
 *
 * @example
 * defaultGrahamGrowth(apple).value; // 0.15: more is not taken for granted
 */
export function defaultGrahamGrowth(company: ValuedCompany): KnownParameter {
  const inputs = { eps: epsGrowth(company) };
  if (inputs.eps.value === null) return fallbackParameter("GRA-03", 0, inputs.eps.because, inputs);
  return computedParameter({ rule: "GRA-03", computed: inputs.eps.value, within: GRAHAM_BOUNDS, inputs });
}
