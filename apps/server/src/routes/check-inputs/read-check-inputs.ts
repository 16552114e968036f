import { type CheckInputs, type CompanyRecord, checkInputsFrom } from "@plumbline/core/checks";
import { missing } from "@plumbline/core/figure";
import { type Fundamentals, fundamentalsAsOf, prepareFacts } from "@plumbline/core/fundamentals";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import { asOfDay, readAccounts } from "../fundamentals/index.ts";
import { readBenchmark } from "./benchmark.ts";
import { industryPe } from "./industry-pe.ts";
import { readUsablePrices, type UsablePrices } from "./usable-prices.ts";

/** Everything that the checks of a stock read, as known on a day. */
export interface CheckedCompany {
  readonly fundamentals: Fundamentals;
  /** Provider of the accounts. */
  readonly source: string;
  /** False when the market has no facts of the company. */
  readonly hasFacts: boolean;
  readonly inputs: CheckInputs;
}

const NOT_DELIVERED = missing("not-available-from-provider");
const NO_FACTS = prepareFacts([]);

/**
 * Reads what the checks of a stock ask for. Values by discounting and targets of analysts are not among it.
 *
 * @param asOf What was filed or traded later is not used; the market's own today unless given.
 */
export async function readCheckInputs(
  snapshot: Snapshot,
  instrument: Instrument,
  asOf?: string,
): Promise<CheckedCompany> {
  const today = asOfDay(snapshot, asOf);
  const prices = readUsablePrices(snapshot, instrument, today);
  // Before the accounts: the other companies of the industry would drive those out of memory.
  const industry = await industryPe(snapshot, instrument, today);
  const accounts = readAccounts(snapshot, instrument, asOf);
  const fundamentals = accounts?.known ?? fundamentalsAsOf(NO_FACTS, { asOf: today, sic: instrument.sic });
  const source = accounts?.source ?? prices.record.source;
  const record = recordOf(prices, { fundamentals, source, industryPe: industry });
  const benchmark = prices.lastDay === null ? null : readBenchmark(snapshot, prices.lastDay);
  const known = checkInputsFrom(benchmark ? { ...record, benchmark } : record);
  const inputs = { ...(accounts ? known : withoutAccounts(known)), ...prices.unknown };
  return { fundamentals, source, hasFacts: accounts !== null, inputs };
}

function recordOf(
  { record: prices, priceInAccounts }: UsablePrices,
  rest: Pick<CompanyRecord, "fundamentals" | "source"> & Required<Pick<CompanyRecord, "industryPe">>,
): CompanyRecord {
  return { ...rest, prices, ...(priceInAccounts && { priceInAccounts }) };
}

/** Of a company without a single fact nothing is too short or not reported: it was not delivered. */
function withoutAccounts(inputs: CheckInputs): CheckInputs {
  const { companyType, price, sma200, momentum, benchmarkMomentum, industryPe: pe } = inputs;
  const { dividendsTtm, dividendYears, dividendHistoryYears, dividendRaiseYears } = inputs;
  const missed = Object.entries(inputs).map(([name, input]) => [name, Array.isArray(input) ? [] : NOT_DELIVERED]);
  return {
    ...(Object.fromEntries(missed) as CheckInputs),
    ...{ companyType, price, sma200, momentum, benchmarkMomentum, industryPe: pe, priceInAccounts: price },
    ...{ dividendsTtm, dividendYears, dividendHistoryYears, dividendRaiseYears },
  };
}
