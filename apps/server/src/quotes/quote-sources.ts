import {
  type LiveProvider,
  type ProviderCall,
  ProviderError,
  ProviderGate,
  type Quote,
  RawStore,
} from "@plumbline/market/providers";
import type { FastifyBaseLogger } from "fastify";
import { type Doubt, plainSymbol } from "./believe-quote.ts";
import { SIMULATION } from "./simulated-provider.ts";

/** A quote that is believed. Instants are milliseconds since 1970. */
export interface Received {
  /** As the market writes it. */
  readonly symbol: string;
  readonly quote: Quote;
  /** Name of the provider. */
  readonly source: string;
  readonly isSimulated: boolean;
  readonly delaySeconds: number;
  readonly tradedAt: number;
  readonly receivedAt: number;
}

interface Asking {
  /** Why a quote is not believed; null where it is. */
  readonly judge: (quote: Quote) => Doubt | null;
  readonly now: () => number;
}

/** Told of the symbols of one answer, and of the quotes in it that are believed. */
type Answered = (symbols: readonly string[], received: readonly Received[]) => void;

/** Symbols of one request. */
const MAX_SYMBOLS = 50;
const CALL_MILLISECONDS = 8_000;
/** Prices of the moment are not stored; a file would have this name. */
const QUOTES_FILE = "quotes.json";
/** Between two rounds of calls; of a simulation, which asks nobody. */
const INTERVAL = 10_000;
const SIMULATED_INTERVAL = 3_000;
/** Of a day's trading, over which a daily budget has to last; the longest regular day is eight and a half hours. */
const DAY_OF_TRADING = 8.5 * 3_600_000;

interface Source {
  readonly provider: LiveProvider;
  /** The one of all processes on the data directory; null of a simulation, which asks nobody. */
  readonly gate: ProviderGate | null;
  /** Kind of the failure that was told last; null after a success. */
  told: string | null;
}

export interface QuoteSourcesOptions {
  readonly isFictional: boolean;
  readonly dataDirectory: string;
  /** Keys of the providers, which are written down nowhere. */
  readonly secrets: readonly string[];
  readonly clock: () => Date;
  readonly logger: FastifyBaseLogger;
}

/** Symbols of one request to a provider. */
function partSize({ terms }: LiveProvider): number {
  return Math.max(1, Math.min(MAX_SYMBOLS, terms.quotesPerRequest ?? MAX_SYMBOLS));
}

/** The providers of quotes in their order: what one does not answer, or not credibly, the next one is asked. */
export class QuoteSources {
  readonly isFictional: boolean;
  readonly #sources: readonly Source[];
  readonly #logger: FastifyBaseLogger;
  readonly #closing = new AbortController();

  constructor(providers: readonly LiveProvider[], options: QuoteSourcesOptions) {
    const { isFictional, dataDirectory, secrets, clock, logger } = options;
    this.isFictional = isFictional;
    this.#logger = logger;
    const gateOf = ({ terms }: LiveProvider) =>
      terms.name === SIMULATION
        ? null
        : new ProviderGate(terms, {
            dataDirectory,
            store: new RawStore(dataDirectory),
            secrets,
            now: () => clock().getTime(),
          });
    this.#sources = providers
      .filter(({ quotes }) => quotes !== undefined)
      .map((provider) => ({ provider, gate: gateOf(provider), told: null }));
  }

  get isEmpty(): boolean {
    return this.#sources.length === 0;
  }

  /** By how much quotes of the first provider lag, in milliseconds. */
  get delay(): number {
    return (this.#sources[0]?.provider.terms.quoteDelaySeconds ?? 0) * 1000;
  }

  /** Milliseconds between two rounds for so many stocks: longer where the first provider's limits say so. */
  intervalOf(stocks: number): number {
    const source = this.#sources[0];
    if (!source || source.provider.terms.name === SIMULATION) return SIMULATED_INTERVAL;
    const { terms } = source.provider;
    const calls = Math.ceil(stocks / partSize(source.provider));
    const byDay = terms.requestsPerDay === null ? 0 : (calls * DAY_OF_TRADING) / terms.requestsPerDay;
    return Math.max(INTERVAL, (calls / terms.requestsPerSecond) * 1000, byDay);
  }

  /** Asks for stocks, in parts, until each has a quote that is believed or no provider is left. */
  async ask(symbols: readonly string[], asking: Asking, answered: Answered): Promise<void> {
    let open = symbols;
    for (const source of this.#sources) {
      if (open.length === 0 || this.#closing.signal.aborted) return;
      open = await this.#askOne(source, open, { asking, answered });
    }
  }

  /** Ends what is under way. */
  close(): void {
    this.#closing.abort();
  }

  /** @returns The symbols of which this provider gave nothing that is believed. */
  async #askOne(
    source: Source,
    symbols: readonly string[],
    { asking, answered }: { readonly asking: Asking; readonly answered: Answered },
  ): Promise<string[]> {
    const left: string[] = [];
    const size = partSize(source.provider);
    for (let from = 0; from < symbols.length; from += size) {
      const part = symbols.slice(from, from + size);
      const received = await this.#askPart(source, part, asking);
      if (received === null) return [...left, ...symbols.slice(from)];
      answered(part, received);
      const known = new Set(received.map(({ symbol }) => symbol));
      left.push(...part.filter((symbol) => !known.has(symbol)));
    }
    return left;
  }

  /** @returns What is believed; null after a failure, and where the provider is not to be asked at present. */
  async #askPart(source: Source, part: readonly string[], asking: Asking): Promise<readonly Received[] | null> {
    const { gate, provider } = source;
    const attempt = async (call: ProviderCall) => {
      const answer = await provider.quotes?.(part, call);
      return this.#believed(provider, { part, quotes: answer?.value ?? [], ...asking });
    };
    const { signal } = this.#closing;
    try {
      const received = gate
        ? (
            await gate.ask(attempt, {
              file: () => QUOTES_FILE,
              attempts: 1,
              attemptMilliseconds: CALL_MILLISECONDS,
              signal,
            })
          ).value
        : await attempt({ fetch, signal });
      source.told = null;
      return received;
    } catch (error) {
      if (!signal.aborted) this.#tell(source, error);
      return null;
    }
  }

  /** Once for each kind of failure: a provider that is down for a day says the same every twenty seconds. */
  #tell(source: Source, error: unknown): void {
    const isKnown = error instanceof ProviderError;
    const code = isKnown ? error.code : "malformed";
    if (source.told === code) return;
    source.told = code;
    const reason = isKnown ? error.message : "sent quotes that cannot be read.";
    this.#logger.warn({ provider: source.provider.terms.name, reason }, "A provider gives no quotes");
  }

  /** @throws {ProviderError} `malformed` where not one of several quotes is about what was asked. */
  #believed(
    { terms }: LiveProvider,
    { part, quotes, judge, now }: Asking & { readonly part: readonly string[]; readonly quotes: readonly Quote[] },
  ): Received[] {
    const asked = new Map(part.map((symbol) => [plainSymbol(symbol), symbol]));
    const isSimulated = terms.name === SIMULATION;
    let foreign = 0;
    const received = quotes.flatMap((quote): Received[] => {
      const symbol = asked.get(plainSymbol(quote.symbol));
      const doubt = symbol === undefined ? "other-symbol" : isSimulated ? null : judge({ ...quote, symbol });
      if (symbol !== undefined && doubt === null) {
        const tradedAt = Date.parse(quote.tradedAt);
        const delaySeconds = quote.delaySeconds ?? terms.quoteDelaySeconds ?? 0;
        return [
          {
            symbol,
            quote: { ...quote, symbol },
            source: terms.name,
            isSimulated,
            delaySeconds,
            tradedAt,
            receivedAt: now(),
          },
        ];
      }
      if (doubt !== "not-newer") foreign++;
      return [];
    });
    if (foreign > 1 && foreign === quotes.length) {
      throw new ProviderError("malformed", { provider: terms.name, detail: "sent quotes of other stocks." });
    }
    return received;
  }
}
