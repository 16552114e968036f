import { join } from "node:path";
import type { ProviderTerms } from "../live-provider.ts";
import type { Fetch, ProviderCall } from "../provider-call.ts";
import { ProviderError } from "../provider-error.ts";
import { publicAddress } from "../public-address.ts";
import type { AnswerDescription, RawStore, StoredAnswer } from "../raw/raw-store.ts";
import { type Pause, pauseFor, type RetryOptions, withRetry } from "../with-retry.ts";
import { Exchange, keptHeaders, responseOf, wholeBody } from "./exchange.ts";
import { admit, failed, type GateState, givenUp, parseGateState, succeeded, type Verdict } from "./gate-state.ts";
import { textWithoutSecrets } from "./secrets.ts";
import { SharedState } from "./shared-state.ts";

export interface GateOptions {
  readonly dataDirectory: string;
  readonly store: RawStore;
  /** Keys of this provider, and whatever else must be written down nowhere. */
  readonly secrets?: readonly string[];
  readonly fetch?: Fetch;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Lets time pass by that clock. */
  readonly pause?: Pause;
}

/** One question to a provider. */
export interface GateRequest extends RetryOptions {
  /** Name of the file under which the answer is stored, as importers are shown it; asked for when the answer has come. */
  readonly file: () => string;
  /** An answer that came after this time, in milliseconds since 1970, is taken from the store without asking again. */
  readonly freshSince?: number;
}

/** What came of a question. */
export interface Asked<Value> {
  readonly value: Value;
  /** What it was read from, as stored; the last one is the answer itself where others led to it. */
  readonly answers: readonly StoredAnswer[];
  /** False where nothing was sent, because the store had it. */
  readonly isSent: boolean;
}

/** A request that was not sent, because of what is known of the provider. */
class Refusal extends ProviderError {}

/**
 * The only way to a provider. It keeps the provider's limits over all processes on one data directory, leaves it alone when it is
 * down or asks for it, and writes every answer down before anybody reads it.
 */
export class ProviderGate {
  readonly terms: ProviderTerms;
  readonly #options: GateOptions;
  readonly #state: SharedState<GateState>;
  readonly #secrets: readonly string[];
  /** One request of this process at a time waits for the provider; the others wait for it. */
  #turn: Promise<void> = Promise.resolve();

  constructor(terms: ProviderTerms, options: GateOptions) {
    this.terms = terms;
    this.#options = options;
    this.#secrets = options.secrets ?? [];
    this.#state = new SharedState(join(options.dataDirectory, "providers", terms.name), parseGateState);
  }

  /** What is known of the provider, for those who want to see it. */
  state(): Promise<GateState> {
    return this.#state.read();
  }

  /**
   * Asks a provider, again where that may help.
   *
   * @param attempt Asks once by the given call.
   * @throws {ProviderError} also where the provider is not asked at present.
   */
  async ask<Value>(attempt: (call: ProviderCall) => Promise<Value>, request: GateRequest): Promise<Asked<Value>> {
    return withRetry((signal) => this.#attempt(attempt, request, signal), request);
  }

  async #attempt<Value>(
    attempt: (call: ProviderCall) => Promise<Value>,
    request: GateRequest,
    signal: AbortSignal,
  ): Promise<Asked<Value>> {
    const exchange = new Exchange();
    const fetch: Fetch = (url, init) =>
      this.#send(url, { ...init, signal: init?.signal ?? signal }, { request, exchange });
    try {
      const value = await attempt({ fetch, signal });
      if (exchange.sent > 0) await this.#note((state) => succeeded(state, this.now()));
      return { value, answers: await this.#keep(exchange, request, null), isSent: exchange.sent > 0 };
    } catch (error) {
      await this.#keep(exchange, request, error);
      if (exchange.sent > 0) await this.#noteFailure(error);
      throw error;
    }
  }

  /** Waits for its turn, in the order of asking; throws where the provider is not to be asked. */
  async admitted(signal: AbortSignal): Promise<void> {
    const before = this.#turn;
    const turn = Promise.withResolvers<void>();
    this.#turn = turn.promise;
    try {
      await unlessAborted(before, signal);
      await this.#admitted(signal);
    } finally {
      // Who gave up while waiting lets the next one pass when its own turn has come.
      before.then(turn.resolve);
    }
  }

  async #admitted(signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      // The time of the decision, not of the wish to ask: reading the state may take a while.
      const verdict = await this.#state.change((state) => admit(state, this.terms, this.now()));
      if (verdict.kind === "send") return;
      if (verdict.kind === "refuse") throw this.#refusal(verdict, this.now());
      const { pause = pauseFor } = this.#options;
      await pause(Math.max(1, verdict.at - this.now()), signal).catch(() => signal.throwIfAborted());
    }
  }

  /** Notes what came of a request that `admitted` let pass; by no error, that it succeeded. */
  async noteOutcome(error: unknown): Promise<void> {
    if (error === null) await this.#note((state) => succeeded(state, this.now()));
    else await this.#noteFailure(error);
  }

  shown(url: URL): string {
    return textWithoutSecrets(publicAddress(url), this.#secrets);
  }

  async #send(
    url: URL,
    init: RequestInit & { readonly signal: AbortSignal },
    { request, exchange }: { readonly request: GateRequest; readonly exchange: Exchange },
  ): Promise<Response> {
    const method = init.method ?? "GET";
    const asked = { provider: this.terms.name, method, url: this.shown(url) };
    const isKept = init.cache !== "no-store";
    const stored = isKept && request.freshSince !== undefined ? await this.#stored(asked, request.freshSince) : null;
    if (stored !== null) {
      exchange.stored.push(stored);
      return responseOf(stored, await this.#options.store.body(stored));
    }
    // The request before was answered; only the last one of an attempt is judged with it.
    if (exchange.sent > 0) await this.#note(givenUp);
    await this.admitted(init.signal);
    exchange.sent += 1;
    const requestedAt = new Date(this.now()).toISOString();
    const response = await (this.#options.fetch ?? fetch)(url, init);
    const body = await wholeBody(response, this.terms.name);
    const receivedAt = new Date(this.now()).toISOString();
    const { status } = response;
    const headers = keptHeaders(response.headers);
    const description = { ...asked, requestedAt, receivedAt, status, headers };
    if (isKept) exchange.received.push({ description, body });
    return responseOf({ status, headers }, body);
  }

  #stored(asked: Pick<AnswerDescription, "provider" | "method" | "url">, since: number): Promise<StoredAnswer | null> {
    const { store } = this.#options;
    return store.newest(asked, ({ refused, receivedAt }) => refused === null && Date.parse(receivedAt) >= since);
  }

  async #keep(exchange: Exchange, { file }: GateRequest, error: unknown): Promise<readonly StoredAnswer[]> {
    const refused = error === null ? null : error instanceof ProviderError ? error.code : "retryable";
    const answers = [...exchange.stored];
    for (const { description, body } of exchange.received)
      answers.push(await this.#options.store.keep({ ...description, refused }, file(), this.#clean(body)));
    return answers;
  }

  /** Some answers repeat the key that they were asked with. */
  #clean(body: Buffer): Buffer {
    if (this.#secrets.every((secret) => secret === "" || !body.includes(secret))) return body;
    return Buffer.from(textWithoutSecrets(body.toString(), this.#secrets));
  }

  async #noteFailure(error: unknown): Promise<void> {
    if (!(error instanceof ProviderError) || error instanceof Refusal) return this.#note(givenUp);
    const message = textWithoutSecrets(error.message, this.#secrets);
    const failure = { at: this.now(), code: error.code, message };
    await this.#note((state) => failed(state, failure, error.retryAfterMilliseconds));
  }

  #note(change: (state: GateState) => GateState): Promise<void> {
    return this.#state.change((state) => ({ state: change(state), result: undefined }));
  }

  #refusal({ because, until }: Extract<Verdict, { kind: "refuse" }>, now: number): Refusal {
    const time = new Date(until).toISOString().slice(0, 19).replace("T", " ");
    const details = { provider: this.terms.name, detail: `${REFUSALS[because]} ${time} UTC.` };
    const code = because === "paused" || because === "budget" ? "rate-limited" : "retryable";
    return new Refusal(code, { ...details, retryAfterMilliseconds: Math.max(0, until - now) });
  }

  /** The time by which requests and answers are dated: milliseconds since 1970. */
  now(): number {
    return (this.#options.now ?? Date.now)();
  }
}

const REFUSALS = {
  paused: "asked to be left alone until",
  down: "failed several times in a row and is tried again at",
  budget: "allows no more requests today; its next day begins at",
} as const;

/** @throws The reason of the signal, as soon as it is aborted. */
async function unlessAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
