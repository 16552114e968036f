import {
  type Asked,
  type GateRequest,
  type ProviderCall,
  type ProviderError,
  ProviderGate,
  type ProviderTerms,
  pauseFor,
  RawStore,
  type StoredAnswer,
} from "../providers/index.ts";
import type { PullFailure, PullOptions } from "./pull-options.ts";

/** Patient: a pull runs for an hour, and a provider that is away for two minutes is waited for. */
const RETRY = {
  attempts: 12,
  attemptMilliseconds: 60_000,
  deadlineMilliseconds: 180_000,
  firstPauseMilliseconds: 1000,
};
const HTTP_OK = 200;

/** What the steps of one pull share. */
export class Pulling {
  readonly options: PullOptions;
  readonly store: RawStore;
  readonly failures: PullFailure[] = [];
  readonly stopped: { readonly provider: string; readonly message: string }[] = [];
  readonly sent: Record<string, number> = {};
  reused = 0;
  readonly #gates = new Map<string, ProviderGate>();
  #done = 0;
  #total = 0;

  constructor(options: PullOptions) {
    this.options = options;
    this.store = new RawStore(options.dataDirectory);
  }

  get now(): number {
    return (this.options.now ?? Date.now)();
  }

  /** The gate to a provider; one for all steps. */
  gate(terms: ProviderTerms): ProviderGate {
    const { dataDirectory, secrets = [], pause = pauseFor } = this.options;
    const options = { dataDirectory, store: this.store, secrets, now: () => this.now, pause };
    const gate = this.#gates.get(terms.name) ?? new ProviderGate(terms, options);
    this.#gates.set(terms.name, gate);
    return gate;
  }

  /** Asks through a gate, and counts. */
  async ask<Value>(
    gate: ProviderGate,
    attempt: (call: ProviderCall) => Promise<Value>,
    request: GateRequest,
  ): Promise<Asked<Value>> {
    const { signal, retry, pause = pauseFor } = this.options;
    const asked = await gate.ask(attempt, { ...RETRY, pause, ...retry, ...(signal && { signal }), ...request });
    if (asked.isSent) this.sent[gate.terms.name] = (this.sent[gate.terms.name] ?? 0) + 1;
    else this.reused += 1;
    return asked;
  }

  /** Writes down that a provider is not asked any more. */
  note({ provider, message }: ProviderError): void {
    if (this.stopped.every((stop) => stop.provider !== provider)) this.stopped.push({ provider, message });
  }

  /** Says how many more things are needed. */
  expect(count: number): void {
    this.#total += count;
    this.#show();
  }

  did(): void {
    this.#done += 1;
    this.#show();
  }

  #show(): void {
    const amount = Object.values(this.sent).reduce((sum, count) => sum + count, 0);
    this.options.onProgress?.({ phase: "fetching", done: this.#done, total: this.#total, amount, unit: "requests" });
  }
}

/** The answer that importers read: the last one, where it has what was asked for. */
export function fileOf({ answers }: Pick<Asked<unknown>, "answers">): StoredAnswer | null {
  const answer = answers.at(-1);
  return answer !== undefined && answer.status === HTTP_OK ? answer : null;
}
