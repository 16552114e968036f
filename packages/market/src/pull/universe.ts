import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { marketSymbol } from "../model/index.ts";
import { type ProviderTerms, requestBytes, type StoredAnswer } from "../providers/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { type LocatedFile, readHead, UnpackedFiles } from "../sources/files/index.ts";
import { readReference, recogniseReference } from "../sources/reference/index.ts";
import { type ListedCompany, readTickers } from "../sources/sec/index.ts";
import { tablesOf } from "../sources/tables/index.ts";
import type { EdgarAccess } from "./company-answers.ts";
import { fileAtPath, filesAt } from "./located.ts";
import { PullError } from "./pull-error.ts";
import { fileOf, type Pulling } from "./pulling.ts";

/** What State Street's fund on the S&P 500 holds, published every day. */
const SP500_URL = "https://www.ssga.com/library-content/products/fund-data/etfs/us/holdings-daily-us-en-spy.xlsx";
const SP500_TERMS: ProviderTerms = {
  name: "state-street",
  priceBasis: null,
  actions: null,
  quoteDelaySeconds: null,
  quotesPerRequest: null,
  namesStock: null,
  requestsPerSecond: 1,
  requestsPerDay: null,
  licence: "https://www.ssga.com/us/en/intermediary/footer/terms-and-conditions",
};
/** Lists change by a few lines in a month. */
const LIST_AGE_MILLISECONDS = 20 * 3_600_000;
const EXCHANGES = /^(?:nyse|nasdaq|cboe)/i;
const SYMBOL = /^[A-Z0-9^][A-Z0-9.^=/-]{0,15}$/;
const MAX_LIST_BYTES = 2 ** 22;

/** The stocks that a pull is about. */
export interface Universe {
  /** In the market's spelling, each once. */
  readonly symbols: readonly string[];
  /** Central index keys of those that the SEC lists. */
  readonly ciks: ReadonlyMap<string, number>;
  /** Lists that say who they are, to be imported with what is new. */
  readonly lists: readonly string[];
  /** True where each was named. */
  readonly isNamed: boolean;
}

/** Which companies the SEC lists today, under which symbols. */
export interface Listing {
  readonly companies: readonly ListedCompany[];
  /** The list as a file, to be imported with what is new. */
  readonly path: string;
}

/** @throws {ProviderError} where the list cannot be fetched and none is in the store. */
export async function listingOf(access: EdgarAccess, pulling: Pulling): Promise<Listing> {
  const tickers = await tickerList(access, pulling);
  return { companies: await listedCompanies(tickers), path: tickers.path };
}

/**
 * Finds out which stocks are meant.
 *
 * @param listing What the SEC lists; null where it is not asked.
 * @param held The market, with its stocks under their symbols of today.
 * @throws {PullError} `universe-unknown`.
 * @throws {ProviderError} where a list that is needed cannot be fetched and none is in the store.
 */
export async function universeOf(listing: Listing | null, held: Snapshot | null, pulling: Pulling): Promise<Universe> {
  const asked = pulling.options.universe;
  const listed = listing?.companies ?? [];
  const ciks = new Map(listed.map(({ symbol, cik }) => [symbol, cik]));
  const lists = listing === null ? [] : [listing.path];
  /** Who names a stock by a former symbol, that nobody else has now, means it. */
  const asOfToday = (symbols: readonly string[]): string[] => [
    ...new Set(symbols.map((symbol) => (ciks.has(symbol) ? symbol : (held?.find(symbol)?.symbol ?? symbol)))),
  ];
  if (asked === null) return ofMarket(held, { ciks, lists });
  if (asked === "listed") {
    if (listing === null)
      throw new PullError("universe-unknown", "The universe `listed` is the SEC's list: it needs the provider edgar.");
    const symbols = listed
      .filter(({ exchange }) => exchange !== null && EXCHANGES.test(exchange))
      .map(({ symbol }) => symbol);
    return { symbols: [...new Set(symbols)], ciks, lists, isNamed: false };
  }
  if (asked === "sp500") {
    const holdings = await sp500List(pulling);
    return {
      symbols: asOfToday(await symbolsOfFile(holdings.path, pulling)),
      ciks,
      lists: [...lists, holdings.path],
      isNamed: false,
    };
  }
  if (await isFile(asked))
    return { symbols: asOfToday(await symbolsOfFile(asked, pulling)), ciks, lists: [...lists, asked], isNamed: true };
  return { symbols: asOfToday(symbolsNamed(asked)), ciks, lists, isNamed: true };
}

/** The stocks that a market has; texts of their reports, if it has any. */
function ofMarket(held: Snapshot | null, known: Pick<Universe, "ciks" | "lists">): Universe {
  if (held === null)
    throw new PullError("universe-unknown", "There is no such market yet: say which stocks by --universe.");
  const living = held.instruments.filter(
    ({ delisted, cik, priceBasis }) => delisted === null && (cik ?? priceBasis) !== null,
  );
  const ciks = new Map([
    ...known.ciks,
    ...living.flatMap(({ symbol, cik }) => (cik === null ? [] : [[symbol, cik] as const])),
  ]);
  const symbols = living.map(({ symbol }) => symbol);
  return { symbols, ciks, lists: known.lists, isNamed: (held.manifest.counts.filingTexts ?? 0) > 0 };
}

async function tickerList({ edgar, gate }: EdgarAccess, pulling: Pulling): Promise<StoredAnswer> {
  const freshSince = pulling.now - LIST_AGE_MILLISECONDS;
  const asked = await pulling.ask(gate, (call) => edgar.tickers(call), {
    file: () => "company_tickers_exchange.json",
    freshSince,
  });
  return fileOf(asked) as StoredAnswer;
}

async function listedCompanies({ path }: StoredAnswer): Promise<readonly ListedCompany[]> {
  const file = await fileAtPath(path);
  return file === null ? [] : readTickers(file);
}

async function sp500List(pulling: Pulling): Promise<StoredAnswer> {
  const url = new URL(pulling.options.sp500Url ?? SP500_URL);
  const freshSince = pulling.now - LIST_AGE_MILLISECONDS;
  const provider = SP500_TERMS.name;
  const asked = await pulling.ask(
    pulling.gate(SP500_TERMS),
    async (call) => (await requestBytes(url, { provider, ...call })) !== null,
    { file: () => "sp500-holdings.xlsx", freshSince },
  );
  return fileOf(asked) as StoredAnswer;
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

function symbolsNamed(words: string): string[] {
  const symbols = words
    .split(/[\s,;]+/)
    .filter((word) => word !== "")
    .map(marketSymbol);
  const wrong = symbols.find((symbol) => !SYMBOL.test(symbol));
  if (wrong === undefined && symbols.length > 0) return [...new Set(symbols)];
  const what = wrong === undefined ? "No stock is named" : `"${wrong}" is neither a file nor a symbol`;
  throw new PullError(
    "universe-unknown",
    `${what}: --universe takes sp500, listed, a file, or symbols such as AAPL,KO.`,
  );
}

/** The symbols that a list holds: a table that importers know, or a text with a symbol in each line. */
async function symbolsOfFile(path: string, { options }: Pulling): Promise<readonly string[]> {
  const unpacked = new UnpackedFiles(join(options.dataDirectory, "tmp"));
  const symbols = new Set<string>();
  try {
    for await (const file of filesAt(path)) for (const symbol of await symbolsIn(file, unpacked)) symbols.add(symbol);
  } finally {
    unpacked.close();
  }
  if (symbols.size > 0) return [...symbols];
  const text = await readFile(path, "utf8");
  if (text.length > MAX_LIST_BYTES) throw new PullError("universe-unknown", `${path} is no list of symbols.`);
  return symbolsNamed(text.replaceAll(/^#.*$/gm, ""));
}

async function symbolsIn(file: LocatedFile, unpacked: UnpackedFiles): Promise<string[]> {
  const symbols: string[] = [];
  for (const table of (await tablesOf(file, await readHead(file), unpacked)) ?? [file]) {
    const format = recogniseReference((await readHead(table)).bytes, table.name);
    if (format === null) continue;
    for await (const reading of readReference(await table.open(), { format, name: table.name }))
      if (reading.kind === "attributes") symbols.push(reading.attributes.symbol);
  }
  return symbols;
}
