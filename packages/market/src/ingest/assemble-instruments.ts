import type { Day } from "@plumbline/core/time";
import { type Instrument, kindOfSymbol, SECTORS, spellingsOf } from "../model/index.ts";
import type { ExchangeCalendars } from "../quality/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { tidyName } from "../sources/sec/index.ts";
import { chineseNames } from "./chinese-names.ts";
import { delistedSymbols, type SeriesEnd } from "./delisted-symbols.ts";
import type { PricedSymbol } from "./import-prices.ts";
import type { SecurityMaster } from "./security-master.ts";

/** What instruments are made of. */
interface InstrumentParts {
  readonly priced: readonly PricedSymbol[];
  /** Companies that have facts. */
  readonly ciks: readonly number[];
  /** By company, the days on which it filed for the end of a listing. */
  readonly delistings: ReadonlyMap<number, readonly number[]>;
  /** Symbols of those who had a symbol before it changed hands. */
  readonly former: ReadonlySet<string>;
  /** Sessions of each exchange. */
  readonly calendars: Pick<ExchangeCalendars, "sessions">;
  readonly master: SecurityMaster;
  readonly parent: Pick<Snapshot, "instruments"> | null;
}

/**
 * Makes the instruments of a market: every symbol that has prices, and every company that has facts, under its best
 * known symbol. A company that no list knows by a symbol is listed under its central index key.
 *
 * @param parts Prices, facts, and what all lists say.
 * @returns The instruments, ascending by symbol.
 */
export function assembleInstruments(parts: InstrumentParts): Instrument[] {
  const { priced, calendars, delistings, former, master, parent } = parts;
  const known = new Map(parent?.instruments.map((instrument) => [instrument.symbol, instrument]));
  const bySymbol = new Map(priced.map((entry) => [entry.symbol, entry]));
  const ends = priced.flatMap((entry) => (entry.isDelivered ? entry.ends : [heldEnd(entry)]));
  const companies = companiesBySymbol(parts, known);
  const ended = delistedSymbols(ends, calendars, {
    isListed: (symbol) => master.isListed(symbol),
    isDelisted: (symbol) => master.isDelisted(symbol),
    delistingsOf: (symbol) => delistings.get(companies.get(symbol) ?? Number.NaN) ?? [],
  });
  const lookups = { master, known, bySymbol, ended, former, companies };
  const instruments = [...companies].map(([symbol, cik]) => instrumentOf(symbol, cik, lookups));
  return instruments.sort((left, right) => (left.symbol < right.symbol ? -1 : 1));
}

/** Where the prices end that the market has of a stock; no file of this import says it. */
function heldEnd({ symbol, source, lastDay }: PricedSymbol): SeriesEnd {
  return { symbol, source, file: null, calendar: null, lastDay };
}

type KnownInstruments = ReadonlyMap<string, Instrument>;

interface Lookups {
  readonly master: SecurityMaster;
  readonly known: KnownInstruments;
  readonly bySymbol: ReadonlyMap<string, PricedSymbol>;
  readonly ended: ReadonlySet<string>;
  readonly former: ReadonlySet<string>;
  /** Every symbol of the market, with its company. */
  readonly companies: ReadonlyMap<string, number | null>;
}

function companiesBySymbol(
  { priced, ciks, master }: InstrumentParts,
  known: KnownInstruments,
): Map<string, number | null> {
  const withFacts = new Set(ciks);
  const companies = new Map<string, number | null>();
  for (const { symbol } of priced) {
    const stated = master.cikWithFacts(symbol, withFacts) ?? known.get(symbol)?.cik;
    companies.set(symbol, stated ?? master.cikNamedLike(symbol));
  }
  const before = new Map([...known.values()].map(({ symbol, cik }) => [cik, symbol]));
  const covered = new Set(companies.values());
  for (const cik of ciks) {
    if (covered.has(cik)) continue;
    const own = master.symbolsOf(cik).filter((symbol) => master.cikOf(symbol) === cik);
    const symbol = [...own, before.get(cik)].find((candidate) => candidate !== undefined && !companies.has(candidate));
    companies.set(symbol ?? `CIK${String(cik).padStart(10, "0")}`, cik);
  }
  return companies;
}

function instrumentOf(symbol: string, cik: number | null, lookups: Lookups): Instrument {
  const { master, known: instruments, bySymbol, companies } = lookups;
  const before = instruments.get(symbol) ?? null;
  const prices = bySymbol.get(symbol);
  const reference = master.reference(symbol);
  const filer = master.submissions(cik);
  const known = prices?.listing ?? master.listing(symbol, { before });
  const isSettled =
    cik === null || isNamedOnly(symbol, { master, before }) || known.currency !== null || prices?.isElsewhere === true;
  const listing = isSettled ? known : master.listing(symbol, { before, isUs: true });
  const aliases = [...spellingsOf(symbol), ...lentSymbol(symbol), ...(before?.aliases ?? [])];
  return {
    symbol,
    aliases: [...new Set(aliases)].filter((alias) => !companies.has(alias)).sort(),
    cik,
    assetClass: kindOfSymbol(symbol) ?? reference?.assetClass ?? prices?.assetClass ?? before?.assetClass ?? "stock",
    names: { ...before?.names, ...chineseNames(cik), en: nameOf(symbol, cik, lookups) },
    pinyin: before?.pinyin ?? null,
    exchange: listing.exchange,
    ...currencyOf(symbol, { prices, before, stated: reference?.currency ?? null, listed: listing.currency }),
    sector: SECTORS.find((sector) => sector === reference?.sector) ?? before?.sector ?? null,
    industry: reference?.industry ?? before?.industry ?? null,
    sic: filer?.sic ?? before?.sic ?? null,
    fiscalYearEnd: filer?.fiscalYearEnd ?? before?.fiscalYearEnd ?? null,
    listed: (prices?.firstDay ?? null) as Day | null,
    delisted: delistedDay(prices, before, lookups),
    priceBasis: prices?.basis ?? null,
    priceSource: prices?.source ?? null,
    ...fileOf(prices, before),
  };
}

/** Without new bars the file is that of before. */
function fileOf(prices: PricedSymbol | undefined, before: Instrument | null): Pick<Instrument, "priceFile"> {
  const file = prices === undefined ? undefined : (prices.file ?? before?.priceFile);
  return file === undefined ? {} : { priceFile: file };
}

interface CurrencySources {
  readonly prices: PricedSymbol | undefined;
  readonly before: Instrument | null;
  /** By a list, and by the exchange. */
  readonly stated: string | null;
  readonly listed: string | null;
}

/** What states a currency comes first; then what a person says now, said of this symbol before, or said of its layout. */
function currencyOf(
  symbol: string,
  { prices, before, stated, listed }: CurrencySources,
): Pick<Instrument, "currency" | "isCurrencyAnswered"> {
  const wasAnswered = before?.isCurrencyAnswered === true;
  const known = wasAnswered ? null : before?.currency;
  const currency = statedCurrency(prices, [prices?.currency, stated, known, listed]);
  // An index, a rate and a future are in points.
  if (currency !== null || kindOfSymbol(symbol) !== null) return { currency };
  const { code = null, isKept = false } = prices?.answeredCurrency ?? {};
  const earlier = wasAnswered ? before.currency : null;
  const answered = isKept ? (earlier ?? code) : (code ?? earlier);
  return answered === null ? { currency: null } : { currency: answered, isCurrencyAnswered: true };
}

/** What states it first. Where the unit of the prices is in doubt, an answer comes before that, or nothing does. */
function statedCurrency(
  prices: PricedSymbol | undefined,
  statements: readonly (string | null | undefined)[],
): string | null {
  const { unitDoubt = null, answeredCurrency = null } = prices ?? {};
  if (unitDoubt === "open" || (unitDoubt === "noted" && answeredCurrency !== null)) return null;
  return statements.find((statement) => statement) ?? null;
}

/** True where nothing but a name joins a symbol and its company, which does not make it a US listing. */
function isNamedOnly(
  symbol: string,
  { master, before }: Pick<Lookups, "master"> & { readonly before: Instrument | null },
): boolean {
  const wasListed = before !== null && before.cik !== null && before.currency !== null && !before.isCurrencyAnswered;
  return master.cikOf(symbol) === null && !wasListed;
}

/** The symbol itself, for prices that are kept under it and the year in which it changed hands. */
function lentSymbol(symbol: string): string[] {
  const lent = /^(.+)\.\d{4}$/.exec(symbol)?.[1];
  return lent === undefined ? [] : [lent];
}

/**
 * A stock is judged again where this import brought prices, gave its symbol to another, or has a list of what trades today: the
 * list may drop a company only after its last prices have come.
 */
function delistedDay(
  prices: PricedSymbol | undefined,
  before: Instrument | null,
  { ended, former, master }: Lookups,
): Day | null {
  if (prices === undefined) return before?.delisted ?? null;
  if (former.has(prices.symbol)) return prices.lastDay as Day;
  const found = ended.has(prices.symbol) ? (prices.lastDay as Day) : null;
  if (prices.isDelivered || before === null) return found;
  return before.delisted ?? (master.hasListOfToday() ? found : null);
}

/** People's spelling before the SEC's capitals; a name in the facts only when no list contradicts it. */
function nameOf(symbol: string, cik: number | null, { master, known }: Lookups): string {
  const listed = master.reference(symbol)?.name;
  // One word in capitals may be how a company spells itself; several are how a fund company or the SEC does.
  if (listed) return (listed.includes(" ") ? tidyName(listed, symbol) : listed).replace(/^(.*) \(The\)$/, "The $1");
  const stated = master.facts(cik)?.entityName ?? "";
  const isOwn = cik !== null && master.directory.canBeNamed(cik, stated);
  const filed = [master.submissions(cik)?.name, master.listed(symbol)?.name, isOwn ? stated : null].filter(Boolean);
  const spelled = filed.find((candidate) => /\p{Ll}/u.test(candidate as string));
  const before = known.get(symbol)?.names.en;
  if (!spelled && before !== undefined && before !== symbol) return before;
  return tidyName(spelled ?? filed[0] ?? "", symbol) || symbol;
}
