import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { ProviderError, type StoredAnswer } from "../providers/index.ts";
import {
  openMarket,
  renamedSnapshot,
  replaceFile,
  type Snapshot,
  SnapshotError,
  WriterClaim,
} from "../snapshot/index.ts";
import { Edgar } from "../sources/sec/index.ts";
import { arbitrate } from "./arbitrate.ts";
import { bulkAnswers } from "./bulk-answers.ts";
import { type CompanyAnswers, companyAnswers, type EdgarAccess } from "./company-answers.ts";
import { documentAnswers } from "./document-answers.ts";
import { importAnswers } from "./import-answers.ts";
import { runLane } from "./lane.ts";
import { lastSession } from "./last-session.ts";
import { rateAnswers, targetAnswers } from "./other-answers.ts";
import { fetchPrices, type PriceAnswer } from "./price-answers.ts";
import type { PullFailure, PullOptions, PullOutcome } from "./pull-options.ts";
import { Pulling } from "./pulling.ts";
import { renamedSymbols } from "./renamed-symbols.ts";
import { listingOf, type Universe, universeOf } from "./universe.ts";

const PRICE_WIDTH = 4;
/** The fund that stands for the market: beta and relative returns are measured against it. */
const BENCHMARK = "SPY";
const RAW_DAYS = 400;
const DAY_MILLISECONDS = 86_400_000;

/**
 * Fetches what a market has not, and imports it. Everything that comes is stored before it is read: a pull that ends in any way
 * goes on where it was when it is called again.
 *
 * @throws {PullError} when it cannot begin.
 * @throws {ProviderError} when a list that it begins with cannot be fetched.
 * @throws {SnapshotError} `writer-busy` while another pull runs on the same data directory.
 */
export async function pullMarket(options: PullOptions): Promise<PullOutcome> {
  const folder = join(options.dataDirectory, "pulls");
  await mkdir(folder, { recursive: true });
  const claim = await WriterClaim.take({ path: folder });
  const beat = setInterval(() => claim.touch(), 10_000);
  try {
    const market = await heldMarket(options);
    try {
      return await pull(new Pulling(options), market);
    } finally {
      market?.close();
    }
  } finally {
    clearInterval(beat);
    claim.release();
  }
}

async function pull(pulling: Pulling, market: Snapshot | null): Promise<PullOutcome> {
  const { options } = pulling;
  const access = accessOf(pulling);
  const listing = access === null ? null : await listingOf(access, pulling);
  const renamed = renamedSymbols(market?.instruments ?? [], listing?.companies ?? []);
  const held = market && renamedSnapshot(market, renamed);
  const universe = await universeOf(listing, held, pulling);
  const { providers } = options;
  const [filed, priced, rates, targets] = await Promise.all([
    filedAnswers(universe, access, pulling),
    priceAnswers(universe, held, pulling),
    rateAnswers(providers, pulling),
    options.universe === "listed" ? [] : targetAnswers(universe.symbols, providers, pulling),
  ]);
  options.signal?.throwIfAborted();
  const answers = [...filed, ...priced.found.map(({ answer }) => answer), ...rates, ...targets];
  const imported = await importAnswers({ answers, lists: universe.lists, renamed }, held, pulling);
  await pulling.store.prune(new Date(pulling.now - (options.rawDays ?? RAW_DAYS) * DAY_MILLISECONDS));
  const { sent, reused, failures, stopped } = pulling;
  const restated = priced.found.filter(({ isRestated }) => isRestated).map(({ symbol }) => symbol);
  const { unknown, quarantined } = priced;
  const outcome = {
    symbols: universe.symbols.length,
    sent,
    reused,
    failures,
    stopped,
    unknown,
    quarantined,
    restated,
    renamed: [...renamed],
    imported,
  };
  record(outcome, pulling);
  return outcome;
}

/** What became of the last pull, for who looks at the data later. */
function record({ imported, ...outcome }: PullOutcome, { options, now }: Pulling): void {
  const path = join(options.dataDirectory, "pulls", `${options.market}.json`);
  const endedAt = new Date(now).toISOString();
  const content = { endedAt, ...outcome, result: imported?.result ?? "unchanged", snapshot: imported?.id ?? null };
  replaceFile(path, JSON.stringify(content), `${path}.new`);
}

function accessOf(pulling: Pulling): EdgarAccess | null {
  if (pulling.options.edgar === null) return null;
  const edgar = new Edgar(pulling.options.edgar);
  return { edgar, gate: pulling.gate(edgar.terms) };
}

/** What the SEC has of the companies of a universe, as far as it could be fetched. */
async function filedAnswers(
  universe: Universe,
  access: EdgarAccess | null,
  pulling: Pulling,
): Promise<readonly StoredAnswer[]> {
  if (access === null) return [];
  const ciks = [...new Set(universe.symbols.flatMap((symbol) => universe.ciks.get(symbol) ?? []))];
  try {
    await bulkAnswers(ciks, access, pulling);
    const companies = await companyAnswers(ciks, access, pulling);
    if (companies.stopped !== null) pulling.note(companies.stopped);
    const wantsTexts = pulling.options.filings ?? universe.isNamed;
    const texts =
      wantsTexts && companies.stopped === null ? await documentAnswers(companies.answers, access, pulling) : null;
    if (texts?.stopped) pulling.note(texts.stopped);
    return [...companies.answers.flatMap(filesOf), ...(texts?.answers ?? [])];
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    pulling.note(error);
    return [];
  }
}

const HTTP_OK = 200;

function filesOf({ facts, submissions }: CompanyAnswers): StoredAnswer[] {
  return [facts, submissions].filter((answer): answer is StoredAnswer => answer?.status === HTTP_OK);
}

async function priceAnswers({ symbols }: Universe, held: Snapshot | null, pulling: Pulling) {
  const providers = pulling.options.providers.filter(({ requests }) => requests?.prices);
  const found: PriceAnswer[] = [];
  const unknown: string[] = [];
  const quarantined: PullFailure[] = [];
  const away = new Map<string, ProviderError>();
  const until = lastSession(pulling.now);
  const judge = async (answer: PriceAnswer) => {
    const { symbol, provider } = answer;
    const asked = providers.filter(({ terms }) => !away.has(terms.name));
    const before = held?.prices(symbol) ?? null;
    const message = await arbitrate(answer, { before, providers: asked, until, pulling });
    if (message === null) found.push(answer);
    else quarantined.push({ provider, what: `prices of ${symbol} from ${provider}`, message });
  };
  if (providers.length === 0) return { found, unknown, quarantined };
  const wanted = [...new Set([...symbols, BENCHMARK])];
  pulling.expect(wanted.length);
  await runLane({
    items: wanted,
    width: PRICE_WIDTH,
    run: async (symbol) => {
      const answer = await fetchPrices(symbol, { providers, held }, { pulling, away });
      if (answer === "unknown" && symbols.includes(symbol)) unknown.push(symbol);
      else if (typeof answer !== "string") await judge(answer);
      pulling.did();
    },
    onFailure: () => undefined,
  });
  for (const error of away.values()) pulling.note(error);
  // In the order of the universe, so that the same answers make the same market however they came.
  const order = new Map(wanted.map((symbol, place) => [symbol, place]));
  found.sort((left, right) => (order.get(left.symbol) as number) - (order.get(right.symbol) as number));
  return { found, unknown, quarantined };
}

async function heldMarket({ dataDirectory, market }: PullOptions): Promise<Snapshot | null> {
  try {
    return (await openMarket(dataDirectory, market)).snapshot;
  } catch (error) {
    if (error instanceof SnapshotError && ["market-missing", "market-unusable"].includes(error.code)) return null;
    throw error;
  }
}
