import {
  accountsSide,
  CHECK_IDS,
  type CheckId,
  type CheckInputs,
  checkOf,
  type Evaluation,
  evaluate,
  type InputName,
  joinedInputs,
  momentumOf,
  priceInputs,
} from "../../checks/index.ts";
import { factsOfFile } from "../../fundamentals/company-facts.fixture.ts";
import { type CompanyType, fundamentalsAsOf, prepareFacts } from "../../fundamentals/index.ts";
import { type Bars, barsUpTo } from "../../series/index.ts";
import {
  type Chance,
  chanceOf,
  clusteredVolatility,
  DAILY_MEAN,
  shock,
} from "../../stats/simulated-returns.fixture.ts";
import { type Day, day, dayOf } from "../../time/index.ts";
import { type ForwardReturnStudy, forwardReturnStudy } from "./forward-return-study.ts";
import type { StudiedYear } from "./studied-year.ts";

type AccountsSide = ReturnType<typeof accountsSide>;

/** The companies of the shared folder whose facts go back to 2009, by sector. */
const COMPANIES: readonly (readonly string[])[] = [
  ["AAPL", "AMAT", "CRM", "IBM", "INTC", "KLAC", "LRCX", "MSFT", "MU", "SNPS"],
  ["ABBV", "ISRG", "JNJ", "PFE", "TMO"],
  ["AXP", "BAC", "JPM", "MA", "MS"],
  ["CMCSA", "GOOGL", "NFLX", "T", "VZ"],
  ["COP", "XOM"],
  ["HON", "LMT"],
  ["KO", "WMT", "KMB"],
  ["MCD"],
];
/** Types of company that the facts, cut to 22 concepts, do not show. */
const TYPES: Readonly<Record<string, CompanyType>> = { AXP: "bank", BAC: "bank", JPM: "bank", MS: "broker" };
/** Companies with more than the 22 concepts. */
const WHOLE: Readonly<Record<string, string>> = {
  AAPL: "companyfacts_full/2026-04/CIK0000320193.json.gz",
  GOOGL: "companyfacts_full/2026-04/CIK0001652044.json.gz",
  KMB: "companyfacts_full/2026-04/CIK0000055785.json.gz",
};

const YEARS = Array.from({ length: 15 }, (_, k) => 2011 + k);
const FIRST_SESSION = day("2009-06-01");
const SESSIONS = Array.from({ length: dayOf(2026, 4, 1) - FIRST_SESSION }, (_, k) => FIRST_SESSION + k).filter(
  (one) => (one + 3) % 7 < 5,
);

interface Company {
  readonly sector: number;
  /** One for each of the years. */
  readonly accounts: readonly AccountsSide[];
}

/** What real companies had filed by the end of March of each year. */
export function realAccounts(): readonly Company[] {
  return COMPANIES.flatMap((companies, sector) =>
    companies.map((company) => {
      const prepared = prepareFacts(factsOfFile(WHOLE[company] ?? `companyfacts_22tags/${company}.json.gz`));
      const type = TYPES[company];
      const accounts = YEARS.map((year) => {
        const fundamentals = fundamentalsAsOf(prepared, { asOf: dayOf(year, 3, 31), ...(type && { type }) });
        return accountsSide({ fundamentals, source: "sec" });
      });
      return { sector, accounts };
    }),
  );
}

/**
 * Follows made-up shares of real companies: prices that know nothing of any accounts, from a price of chance on, that share
 * the market's days and those of their sector. The result of a check for such a company is worth nothing.
 *
 * @returns What followed each check that separates companies.
 */
export function worthlessStudies(
  companies: readonly Company[],
  seed: number,
): ReadonlyMap<CheckId, ForwardReturnStudy> {
  const chance = chanceOf(seed);
  const market = returnsOf(chance, 0.16);
  const sectors = COMPANIES.map(() => returnsOf(chance, 0.08));
  const index = barsOf(chance, [[market, 1]], 0);
  const shares = companies.map(({ sector }) =>
    barsOf(
      chance,
      [
        [market, 1 + 0.3 * chance.normal()],
        [sectors[sector] as Float64Array, 1],
      ],
      0.3,
    ),
  );
  const judged = companies.map(({ accounts }, k) =>
    accounts.map((side, at) => judgedOn(side, shares[k] as Bars, index, at)),
  );
  const studies = CHECK_IDS.map((id): [CheckId, ForwardReturnStudy] => {
    const years = YEARS.map((year, at) => yearOf(year, companies, (k) => judged[k]?.[at]?.get(id) ?? null));
    return [id, forwardReturnStudy(years.filter(({ passed, failed }) => passed.length + failed.length > 0))];
  });
  return new Map(studies);
}

interface Judged {
  readonly isPassed: boolean;
  readonly value: number;
}

function yearOf(
  year: number,
  companies: readonly Company[],
  judgedOf: (company: number) => Judged | null,
): StudiedYear {
  const of = (isPassed: boolean) =>
    companies.flatMap(({ sector }, k) => {
      const judged = judgedOf(k);
      return judged?.isPassed === isPassed ? [{ sector, value: judged.value }] : [];
    });
  const columns = (column: (one: { readonly sector: number; readonly value: number }) => number) => ({
    passed: Float64Array.from(of(true), column),
    failed: Float64Array.from(of(false), column),
  });
  return { year, ...columns(({ value }) => value), sectors: columns(({ sector }) => sector) };
}

/** Inputs that change with the price; checks that read none of these are decided by the accounts alone. */
const OF_THE_PRICE: ReadonlySet<InputName> = new Set<InputName>([
  ...(["price", "priceInAccounts", "marketValue", "sma200", "momentum", "benchmarkMomentum", "altman"] as const),
  ...(["dividendsTtm", "dividendYears", "dividendHistoryYears", "dividendRaiseYears"] as const),
]);
const decided = new WeakMap<AccountsSide, Map<CheckId, Evaluation>>();

/** A check of a company; what its accounts alone decide is the same at all prices, and evaluated once. */
function evaluated(id: CheckId, side: AccountsSide, inputs: CheckInputs): Evaluation {
  const known = decided.get(side) ?? new Map<CheckId, Evaluation>();
  decided.set(side, known);
  const evaluation = known.get(id) ?? evaluate(checkOf(id), inputs);
  if (!evaluation.inputs.some((name) => OF_THE_PRICE.has(name))) known.set(id, evaluation);
  return evaluation;
}

/** The result of each check for a company at the end of March, with what its share returned in the twelve months after. */
function judgedOn(side: AccountsSide, bars: Bars, index: Bars, at: number): ReadonlyMap<CheckId, Judged> {
  const asOf = dayOf(YEARS[at] as number, 3, 31);
  const until = dayOf((YEARS[at] as number) + 1, 3, 31);
  const record = { source: "made-up", currency: side.currency, bars, actions: { splits: [], dividends: [] } };
  const inputs = joinedInputs(side, {
    ...priceInputs(record, asOf),
    priceCurrency: side.currency,
    benchmarkMomentum: momentumOf(barsUpTo(index, asOf), "made-up"),
  });
  const value = priceOn(bars, until) / priceOn(bars, asOf) - 1;
  return new Map(
    CHECK_IDS.flatMap((id): [CheckId, Judged][] => {
      const { result } = evaluated(id, side, inputs);
      return result === "na" ? [] : [[id, { isPassed: result === "pass", value }]];
    }),
  );
}

function priceOn(bars: Bars, asOf: Day): number {
  return barsUpTo(bars, asOf).close.at(-1) as number;
}

function returnsOf(chance: Chance, volatility: number): Float64Array {
  const next = clusteredVolatility(chance, volatility);
  return Float64Array.from(SESSIONS, () => next() * shock(chance));
}

/** Prices that move with some shared returns and by themselves. */
function barsOf(chance: Chance, shared: readonly (readonly [Float64Array, number])[], own: number): Bars {
  const alone = own > 0 ? returnsOf(chance, own) : null;
  let price = 20 * Math.exp(chance.normal());
  const close = Float64Array.from(SESSIONS, (_, k) => {
    let move = DAILY_MEAN + (alone?.[k] ?? 0);
    for (const [returns, beta] of shared) move += beta * (returns[k] as number);
    price *= Math.max(0.2, 1 + move);
    return price;
  });
  return { day: Int32Array.from(SESSIONS), open: close, high: close, low: close, close, volume: close };
}
