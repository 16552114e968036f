import { setImmediate } from "node:timers/promises";
import { type Figure, missing } from "@plumbline/core/figure";
import { type Fundamentals, sharesOutstanding } from "@plumbline/core/fundamentals";
import { type MultipleMember, multiple } from "@plumbline/core/multiples";
import { type Day, formatDay } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import { readAccounts } from "../fundamentals/index.ts";
import { readUsablePrices } from "./usable-prices.ts";

/** Larger groups would keep a reader waiting; the largest industry of the S&P 500 has 16 companies. */
const MOST_MEMBERS = 100;
const MOST_KEPT = 256;

const ofSnapshot = new WeakMap<Snapshot, Map<string, Promise<Figure>>>();

/**
 * The median P/E of the industry of a stock on a day, over all companies of it that have accounts and a price. It is
 * computed once for each industry and day, and goes with the snapshot.
 *
 * @see STA-16, O3
 */
export function industryPe(snapshot: Snapshot, { industry }: Instrument, asOf: Day): Promise<Figure> {
  if (industry === null) return Promise.resolve(missing("not-available-from-provider"));
  const kept = ofSnapshot.get(snapshot) ?? new Map<string, Promise<Figure>>();
  ofSnapshot.set(snapshot, kept);
  const key = `${asOf} ${industry}`;
  const known = kept.get(key);
  if (known) return known;
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  const made = medianPe(snapshot, companiesOf(snapshot, industry), asOf);
  kept.set(key, made);
  // What failed once may succeed the next time.
  made.catch(() => kept.delete(key));
  return made;
}

/** The companies of an industry, each once, by the first class of its shares that has prices. */
function companiesOf(snapshot: Snapshot, industry: string): readonly Instrument[] {
  const companies = new Map<number, Instrument>();
  for (const instrument of snapshot.instruments) {
    const { cik, priceBasis } = instrument;
    if (instrument.industry !== industry || cik === null || priceBasis === null || companies.has(cik)) continue;
    companies.set(cik, instrument);
  }
  return [...companies.values()];
}

async function medianPe(snapshot: Snapshot, companies: readonly Instrument[], asOf: Day): Promise<Figure> {
  if (companies.length > MOST_MEMBERS) return missing("not-available-from-provider");
  const members: MultipleMember[] = [];
  let source = "";
  for (const company of companies) {
    const accounts = readAccounts(snapshot, company, formatDay(asOf));
    const price = accounts && priceOf(snapshot, company, accounts.known);
    if (accounts && price !== null) {
      source = accounts.source;
      members.push(memberOf(company, accounts.known, price));
    }
    // Other readers go on while an industry is read.
    await setImmediate();
  }
  return multiple(members, { source, periodEnd: formatDay(asOf) }).median;
}

/** The last price per share of the accounts, in their currency. */
function priceOf(snapshot: Snapshot, company: Instrument, { asOf, currency }: Fundamentals): number | null {
  if (company.currency !== currency) return null;
  const { record, priceInAccounts } = readUsablePrices(snapshot, company, asOf);
  return priceInAccounts ? null : (record.bars.close.at(-1) ?? null);
}

function memberOf({ symbol }: Instrument, known: Fundamentals, price: number): MultipleMember {
  const periods = known.isAnnualOnly ? known.years : known.quarters;
  const shares = sharesOutstanding(known).value;
  const denominator = periods.trailing("netIncome", periods.list.length - 1).value;
  return { code: symbol, marketValue: shares === null ? null : price * shares, denominator };
}
