import type { Day } from "@plumbline/core/time";
import { answerReaders } from "../live/index.ts";
import type { PriceHistory } from "../model/index.ts";
import {
  type AnswerFile,
  type Asked,
  type LiveProvider,
  ProviderError,
  requestAnswer,
  type StoredAnswer,
} from "../providers/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { compareOverlap } from "./compare-overlap.ts";
import { lastSession } from "./last-session.ts";
import { fileOf, type Pulling } from "./pulling.ts";

/** Days before the last one held that are asked for again: some twenty sessions. */
const OVERLAP_DAYS = 30;

/** Prices of a symbol that were fetched. */
export interface PriceAnswer {
  readonly symbol: string;
  readonly provider: string;
  readonly answer: StoredAnswer;
  readonly file: AnswerFile;
  readonly history: PriceHistory;
  /** True where the provider has changed prices that the market holds. */
  readonly isRestated: boolean;
}

/** Where prices come from, in the order of asking. */
export interface PriceSources {
  readonly providers: readonly LiveProvider[];
  /** What the market holds; null for a new one. */
  readonly held: Snapshot | null;
}

/**
 * Fetches the prices of a symbol that the market has not, from the first provider that has them.
 *
 * @param away Providers that are not asked any more in this pull; one that is down or refuses is added.
 * @returns `current` where the market has all sessions that are over; `unknown` where no provider has the symbol; `failed` where
 *   those that might have it could not be asked.
 */
export async function fetchPrices(
  symbol: string,
  { providers, held }: PriceSources,
  { pulling, away }: { readonly pulling: Pulling; readonly away: Map<string, ProviderError> },
): Promise<PriceAnswer | "current" | "unknown" | "failed"> {
  const until = lastSession(pulling.now);
  const before = held?.prices(symbol) ?? null;
  const last = before?.bars.day.at(-1);
  const isOver = (held?.find(symbol)?.delisted ?? null) !== null;
  if (isOver || (last !== undefined && last >= until)) return "current";
  let hasFailed = false;
  for (const provider of inOrder(providers, before)) {
    const found = away.has(provider.terms.name)
      ? "failed"
      : await tried(symbol, { provider, before, until, pulling }, away);
    if (found === "failed") hasFailed = true;
    else if (found !== null) return found;
  }
  return hasFailed ? "failed" : "unknown";
}

/** Asks one provider; what it fails by is noted. */
async function tried(
  symbol: string,
  request: PriceRequest,
  away: Map<string, ProviderError>,
): Promise<PriceAnswer | "current" | "failed" | null> {
  try {
    return await priceAnswer(symbol, request);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { provider, message } = error;
    if (concernsAll(error)) away.set(provider, error);
    else request.pulling.failures.push({ provider, what: `prices of ${symbol}`, message });
    return "failed";
  }
}

function concernsAll({ code }: ProviderError): boolean {
  return code === "unauthorised" || code === "rate-limited" || code === "retryable";
}

/** Who supplied a history goes on with it: closes of two vendors differ a little, and the seam would look like a move. */
function inOrder(providers: readonly LiveProvider[], before: PriceHistory | null): readonly LiveProvider[] {
  const isFormer = ({ terms }: LiveProvider) => terms.name === before?.source;
  return [...providers.filter(isFormer), ...providers.filter((provider) => !isFormer(provider))];
}

interface PriceRequest {
  readonly provider: LiveProvider;
  readonly before: PriceHistory | null;
  readonly until: Day;
  readonly pulling: Pulling;
}

/** @returns `current` where the provider has nothing that the market has not; null where it has nothing of the symbol. */
async function priceAnswer(symbol: string, request: PriceRequest): Promise<PriceAnswer | "current" | null> {
  const { before, pulling } = request;
  const last = before?.bars.day.at(-1);
  const since = last === undefined ? (pulling.options.since ?? null) : ((last - OVERLAP_DAYS) as Day);
  const newest = await askPrices(symbol, since, request);
  if (newest === null || before === null || before.source !== newest.history.source) return newest;
  const overlap = compareOverlap(before, newest.history);
  if (overlap.isSame) return newest.history.bars.day.at(-1) === last ? "current" : newest;
  // A correction, or the first split: what is held is not what was traded any more, so all of it is fetched again.
  const whole = await askPrices(symbol, pulling.options.since ?? null, request);
  if (whole === null) return null;
  return { ...whole, isRestated: compareOverlap(before, whole.history).different.length > 0 };
}

/**
 * Asks one provider for prices.
 *
 * @returns null where it has nothing of the symbol, or nothing of these days.
 * @throws {ProviderError}
 */
export async function askPrices(
  symbol: string,
  since: Day | null,
  { provider, until, pulling }: Pick<PriceRequest, "provider" | "until" | "pulling">,
): Promise<PriceAnswer | null> {
  const gate = pulling.gate(provider.terms);
  let file: AnswerFile | null = null;
  const asked: Asked<PriceHistory | null> = await pulling.ask(
    gate,
    async (call) => {
      const question = (await provider.requests?.prices?.({ symbol, since, until }, call)) ?? null;
      const bytes = question === null ? null : await requestAnswer(question, call);
      if (question === null || bytes === null) return null;
      file = question.file;
      return (await answerReaders.prices(bytes, question.file)).delivered?.history ?? null;
    },
    { file: () => file?.name ?? `${symbol}.json`, freshSince: 0 },
  );
  const answer = fileOf(asked);
  if (asked.value === null || answer === null || file === null) return null;
  const { terms } = provider;
  return { symbol, provider: terms.name, answer, file, history: asked.value, isRestated: false };
}
