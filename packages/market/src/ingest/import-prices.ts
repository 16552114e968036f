import type { Split } from "@plumbline/core/series";
import {
  type AnsweredCurrency,
  type AssetClass,
  type Instrument,
  type Issue,
  type Listing,
  type PriceHistory,
  quoteOfPair,
  say,
  tradesOffExchange,
} from "../model/index.ts";
import { type DeliveredPrices, type ExchangeCalendars, foreignDays, issue, type UnitDoubt } from "../quality/index.ts";
import type { SeriesEnd } from "./delisted-symbols.ts";
import type { ImportRun } from "./import-run.ts";
import { prefetch } from "./prefetch.ts";
import type { PriceDeliveries } from "./price-deliveries.ts";
import type { ExaminedSymbol, PriceWork } from "./price-work/index.ts";
import { risingDays } from "./rising-days.ts";
import type { SecurityMaster } from "./security-master.ts";
import { isUnitStillOpen, settleUnit, type UnitKnowledge } from "./settle-unit.ts";
import type { TargetDeliveries } from "./target-deliveries.ts";

/** The prices of one symbol after the import, in numbers. */
export interface PricedSymbol {
  readonly symbol: string;
  readonly basis: PriceHistory["basis"];
  readonly source: string;
  /** Name of the file that delivered its last bars; `null` where no file of this import did. */
  readonly file: string | null;
  /** Days since 1970-01-01. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly bars: number;
  readonly splits: readonly Split[];
  /** Code of the currency that the files or the market state; `null` when they state none. */
  readonly currency: string | null;
  /** What a person said of it in this import. */
  readonly answeredCurrency: AnsweredCurrency | null;
  /** Whether its prices may be in another unit than is stated, such as pounds in place of pence. */
  readonly unitDoubt: UnitDoubt["kind"] | null;
  /** What a file shows it to be; `null` where none does. */
  readonly assetClass: AssetClass | null;
  /** Where its prices are from; null throughout where their days are not those of the exchange of its symbol. */
  readonly listing: Listing;
  readonly isElsewhere: boolean;
  /** Where each delivered series ends, those that are not used too. */
  readonly ends: readonly SeriesEnd[];
  /** True when a file of this import delivered prices of it that passed the gate. */
  readonly isDelivered: boolean;
}

/** What else concerns the symbols of the prices. */
export interface PriceListeners {
  /** What lists say about where a symbol trades, and in which currency. */
  readonly master: SecurityMaster;
  /** Hear what the stocks cost that they are for. */
  readonly targets: TargetDeliveries;
}

/**
 * Examines what was delivered symbol by symbol, joins it with what the market has, and writes it.
 *
 * @param deliveries The prices; they are taken out of it.
 * @param listeners What lists state about the symbols; what is called with their prices.
 * @param importing The import, and who examines the prices.
 * @returns The symbols that have prices now, ascending.
 */
export async function importPrices(
  deliveries: PriceDeliveries,
  { master, targets }: PriceListeners,
  { run, work }: { readonly run: ImportRun; readonly work: PriceWork },
): Promise<PricedSymbol[]> {
  const { parent, today } = run;
  const known = parent?.instruments.filter(({ priceBasis }) => priceBasis !== null) ?? [];
  const symbols = [...new Set([...known.map(({ symbol }) => symbol), ...deliveries.symbols])].sort();
  const listings = new Map<string, Listing>();
  const said = new Map<string, Said>();
  const elsewhere = new Map<string, Issue>();
  const { calendars } = deliveries;
  const examined = prefetch(symbols, work.depth, async (symbol) => {
    const known = parent?.find(symbol) ?? null;
    const currency = statedCurrency(symbol, known, master);
    const before = parent?.prices(symbol) ?? null;
    const delivered = deliveries.take(symbol, run);
    const isUs = delivered.some(({ isUsListing }) => isUsListing);
    const days = daysOfLongest([...delivered.map(({ history }) => history), ...(before ? [before] : [])]);
    const listed = master.listing(symbol, { before: known, isUs });
    const open = calendars.openDays(days, listed.calendar);
    const foreign = foreignDays(days, open);
    if (foreign > 0) elsewhere.set(symbol, daysOfAnotherExchange(symbol, delivered, foreign));
    const listing = foreign > 0 ? ELSEWHERE : listed;
    const isOffExchange = tradesOffExchange(symbol);
    const calendar = isOffExchange ? null : sessionsOf(listing, days, calendars);
    const openDays = isOffExchange || listing.calendar === null || open === calendar ? null : open;
    listings.set(symbol, listing);
    said.set(symbol, saidOf(symbol, delivered, { before, known, listed: master.reference(symbol) }));
    const hasNoExchange = listing.calendar === null;
    return work.examine({ before, delivered, calendar, openDays, hasNoExchange, isOffExchange, currency, today });
  });
  const priced: PricedSymbol[] = [];
  let done = 0;
  let bars = 0;
  for await (const [name, symbol] of examined) {
    const foreign = elsewhere.get(name);
    if (symbol.passed.length > 0) run.carried.forget("unit-in-doubt", name);
    const { issues: doubts = [], ...known } = said.get(name) ?? NOTHING_SAID;
    run.found([...(foreign === undefined ? [] : [foreign]), ...symbol.issues, ...doubts]);
    if (symbol.history !== null) {
      run.writer.addPrices(symbol.history);
      targets.hear(symbol.history);
      const listing = listings.get(name) as Listing;
      priced.push({ ...summary(symbol.history, symbol, listing), ...known });
      bars += symbol.history.bars.day.length;
    }
    done += 1;
    run.progress({ phase: "examining", done, total: symbols.length, amount: bars, unit: "bars" });
  }
  return priced;
}

/** What a pair, the market or a list states, in this order. What a person said before states nothing. */
function statedCurrency(symbol: string, known: Instrument | null, master: SecurityMaster): string | null {
  const before = known?.isCurrencyAnswered ? null : known?.currency;
  return quoteOfPair(symbol)?.currency ?? before ?? master.reference(symbol)?.currency ?? null;
}

const NOTHING_SAID = { answeredCurrency: null, assetClass: null, unitDoubt: null, issues: [] } as const;

/** What a person said, and what files show beside prices. */
interface Said extends Pick<PricedSymbol, "answeredCurrency" | "assetClass" | "unitDoubt"> {
  readonly issues: readonly Issue[];
}

/** Of answers one of this import comes before one that is kept. */
function saidOf(symbol: string, delivered: readonly DeliveredPrices[], known: Omit<UnitKnowledge, "assetClass">): Said {
  if (delivered.length === 0 && isUnitStillOpen(symbol, known.known)) return { ...NOTHING_SAID, unitDoubt: "open" };
  const answers = delivered.flatMap(({ answeredCurrency }) => answeredCurrency ?? []);
  const answeredCurrency = answers.find(({ isKept }) => !isKept) ?? answers[0] ?? null;
  const [assetClass = null] = delivered.flatMap((delivery) => delivery.assetClass ?? []);
  const settled = settleUnit(delivered, { ...known, assetClass });
  const isAnswered = answeredCurrency !== null || known.known?.isCurrencyAnswered === true;
  return {
    answeredCurrency,
    assetClass,
    unitDoubt: settled?.kind ?? null,
    issues: settled === null || isAnswered ? [] : [settled.issue],
  };
}

/**
 * Sessions by which the bars of a symbol are judged: those of its own exchange and of no other, however alike; Paris is open on
 * two days on which Frankfurt is not. Where its exchange is unknown, those that its days are nearest to.
 */
function sessionsOf({ calendar }: Listing, days: Int32Array, calendars: ExchangeCalendars): Int32Array | null {
  return calendar === null ? calendars.sessionsLike(days) : calendars.sessions(calendar);
}

/** Of prices that are not of the exchange that the symbol is listed on. */
const ELSEWHERE: Listing = { exchange: null, currency: null, calendar: null };

function daysOfAnotherExchange(symbol: string, [first]: readonly DeliveredPrices[], count: number): Issue {
  const subject = { symbol, file: first?.file ?? null, count };
  return issue("days-of-another-exchange", subject, say("days-elsewhere", { count, symbol }));
}

/** Days of the longest of some histories, rising. */
function daysOfLongest(histories: readonly PriceHistory[]): Int32Array {
  const days = histories.map(({ bars }) => bars.day);
  const longest = days.reduce((best, one) => (one.length > best.length ? one : best), new Int32Array());
  return risingDays(longest);
}

/** The file that delivered the last bar of the series that is used. */
function newestFile(passed: ExaminedSymbol["passed"], source: string, lastDay: number): string | null {
  const newest = passed.find((delivery) => delivery.source === source && delivery.lastDay === lastDay);
  return newest?.file ?? null;
}

function summary(
  { symbol, basis, source, bars, actions }: PriceHistory,
  { passed, currency }: ExaminedSymbol,
  listing: Listing,
): Omit<PricedSymbol, keyof Said> {
  const firstDay = bars.day[0];
  const lastDay = bars.day.at(-1);
  if (firstDay === undefined || lastDay === undefined) throw new RangeError(`${symbol} has no bars.`);
  const isDelivered = passed.length > 0;
  const { calendar } = listing;
  const ends = isDelivered ? passed.map((end) => ({ symbol, calendar, ...end })) : [];
  return {
    symbol,
    basis,
    source,
    file: newestFile(passed, source, lastDay),
    firstDay,
    lastDay,
    bars: bars.day.length,
    splits: actions.splits,
    currency,
    listing,
    isElsewhere: listing === ELSEWHERE,
    ends,
    isDelivered,
  };
}
