import {
  type AnswerRequest,
  type LiveProvider,
  type ProviderCall,
  ProviderError,
  requestAnswer,
  type StoredAnswer,
} from "../providers/index.ts";
import { runLane } from "./lane.ts";
import { fileOf, type Pulling } from "./pulling.ts";

const WIDTH = 4;
/** Analysts and the Treasury publish once a day. */
const AGE_MILLISECONDS = 20 * 3_600_000;
/** A valuation looks back so far for the yield of its day. */
const YEARS_OF_RATES = 15;

/**
 * Fetches yields of government bonds: the present year's once a day, past years' once.
 *
 * @returns What is in the store, oldest year first.
 */
export async function rateAnswers(
  providers: readonly LiveProvider[],
  pulling: Pulling,
): Promise<readonly StoredAnswer[]> {
  const provider = providers.find(({ requests }) => requests?.rates);
  if (provider === undefined) return [];
  const thisYear = new Date(pulling.now).getUTCFullYear();
  const since = pulling.options.since ?? null;
  const first =
    since === null ? thisYear - YEARS_OF_RATES : Math.max(1990, new Date(since * 86_400_000).getUTCFullYear());
  const years = Array.from({ length: thisYear - first + 1 }, (_, offset) => first + offset);
  const found = new Map<number, StoredAnswer>();
  await fetchEach(years, provider, {
    pulling,
    // What a year brought is final some days after its end.
    freshSince: (year) => (year === thisYear ? pulling.now - AGE_MILLISECONDS : Date.UTC(year + 1, 0, 10)),
    question: (year, call) => provider.requests?.rates?.({ year }, call),
    nameOf: (year) => `rates of ${year}`,
    onAnswer: (year, answer) => found.set(year, answer),
  });
  return years.flatMap((year) => found.get(year) ?? []);
}

/**
 * Fetches price targets of stocks, once a day, from the first provider that has any.
 *
 * @returns In the order of the symbols.
 */
export async function targetAnswers(
  symbols: readonly string[],
  providers: readonly LiveProvider[],
  pulling: Pulling,
): Promise<readonly StoredAnswer[]> {
  const provider = providers.find(({ requests }) => requests?.targets);
  if (provider === undefined) return [];
  const found = new Map<string, StoredAnswer>();
  await fetchEach(symbols, provider, {
    pulling,
    freshSince: () => pulling.now - AGE_MILLISECONDS,
    question: (symbol, call) => provider.requests?.targets?.(symbol, call),
    nameOf: (symbol) => `targets of ${symbol}`,
    onAnswer: (symbol, answer) => found.set(symbol, answer),
  });
  return symbols.flatMap((symbol) => found.get(symbol) ?? []);
}

interface Fetching<Item> {
  readonly pulling: Pulling;
  readonly freshSince: (item: Item) => number;
  readonly question: (item: Item, call: ProviderCall) => Promise<AnswerRequest | null> | undefined;
  readonly nameOf: (item: Item) => string;
  readonly onAnswer: (item: Item, answer: StoredAnswer) => void;
}

async function fetchEach<Item>(
  items: readonly Item[],
  { terms }: LiveProvider,
  { pulling, freshSince, question, nameOf, onAnswer }: Fetching<Item>,
): Promise<void> {
  const gate = pulling.gate(terms);
  pulling.expect(items.length);
  const stopped = await runLane({
    items,
    width: WIDTH,
    run: async (item) => {
      let file = nameOf(item);
      const asked = await pulling.ask(
        gate,
        async (call) => {
          const request = (await question(item, call)) ?? null;
          file = request?.file.name ?? file;
          return request !== null && (await requestAnswer(request, call)) !== null;
        },
        { file: () => file, freshSince: freshSince(item) },
      );
      const answer = asked.value ? fileOf(asked) : null;
      if (answer !== null) onAnswer(item, answer);
      pulling.did();
    },
    onFailure: (item, { provider, message }) => {
      pulling.failures.push({ provider, what: nameOf(item), message });
      pulling.did();
    },
  });
  if (stopped instanceof ProviderError) pulling.note(stopped);
}
