import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { table } from "./_memory.ts";

/** A kind of request that arrives at a fixed rate, whether or not the ones before were answered. */
export interface Stream {
  /** Row of the table. */
  readonly name: string;
  /** Addresses of the loopback network from which it comes, in turn. */
  readonly clients: readonly string[];
  readonly perSecond: number;
  /** The request with this number. */
  readonly ask: (number: number) => LoadRequest;
}

export interface LoadRequest {
  readonly path: string;
  /** Sent by POST as JSON; a GET without. */
  readonly body?: unknown;
}

/** What became of the requests of a stream. */
export interface Outcome {
  readonly name: string;
  offered: number;
  answered: number;
  /** Answered 503 or 429, with `Retry-After`. */
  shed: number;
  /** Any other answer, none within the limit, or a line that was cut. */
  failed: number;
  /** Not sent, because too many were without an answer already. */
  unsent: number;
  /** Milliseconds of the requests that were answered 200. */
  readonly waits: number[];
}

export interface OpenLoadOptions {
  readonly seconds: number;
  /** How long an answer is waited for. */
  readonly patienceMilliseconds: number;
  /** Most requests without an answer at once: this machine has to survive as well. */
  readonly mostOpen: number;
}

/** Milliseconds between two looks at what is due. */
const TICK = 5;

/**
 * Sends requests to a server on this machine at fixed rates and counts what becomes of them. Unlike a client that waits
 * for its answer before it asks again, this shows what an overload does: the queue grows as it would in the world.
 */
export async function openLoad(
  port: number,
  streams: readonly Stream[],
  { seconds, patienceMilliseconds, mostOpen }: OpenLoadOptions,
): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const outcomes = streams.map(({ name }): Outcome => emptyOutcome(name));
  const open = new Set<Promise<void>>();
  const begun = performance.now();
  const sent = streams.map(() => 0);
  for (let passed = 0; passed < seconds * 1000; passed = performance.now() - begun) {
    for (const [place, stream] of streams.entries()) {
      const outcome = outcomes[place] as Outcome;
      const due = Math.floor((passed / 1000) * stream.perSecond);
      for (let number = sent[place] as number; number < due; number++) {
        outcome.offered++;
        if (open.size >= mostOpen) {
          outcome.unsent++;
          continue;
        }
        const answered = ask({ port, agent, patienceMilliseconds }, stream, number, outcome);
        open.add(answered);
        void answered.finally(() => open.delete(answered));
      }
      sent[place] = due;
    }
    await pause(TICK);
  }
  await Promise.all(open);
  agent.destroy();
  return outcomes;
}

function emptyOutcome(name: string): Outcome {
  return { name, offered: 0, answered: 0, shed: 0, failed: 0, unsent: 0, waits: [] };
}

interface Line {
  readonly port: number;
  readonly agent: Agent;
  readonly patienceMilliseconds: number;
}

function ask({ port, agent, patienceMilliseconds }: Line, stream: Stream, number: number, outcome: Outcome) {
  const { path, body } = stream.ask(number);
  const localAddress = stream.clients[number % stream.clients.length] as string;
  const payload = body === undefined ? null : JSON.stringify(body);
  const headers = { "accept-encoding": "br", ...(payload === null ? {} : { "content-type": "application/json" }) };
  const began = performance.now();
  return new Promise<void>((resolve) => {
    const fail = () => {
      outcome.failed++;
      resolve();
    };
    const signal = AbortSignal.timeout(patienceMilliseconds);
    const options = { host: "127.0.0.1", port, path, agent, localAddress, headers, signal };
    const sent = request({ ...options, method: payload === null ? "GET" : "POST" }, (answer) => {
      answer.resume();
      answer.once("error", fail);
      answer.once("end", () => {
        const isShed = answer.statusCode === 503 || answer.statusCode === 429;
        if (answer.statusCode === 200) {
          outcome.answered++;
          outcome.waits.push(performance.now() - began);
        } else if (isShed && Number(answer.headers["retry-after"]) >= 1) outcome.shed++;
        else outcome.failed++;
        resolve();
      });
    });
    sent.once("error", fail);
    sent.end(payload ?? undefined);
  });
}

/** What became of the streams, as a table. */
export function loadTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ name, offered, answered, shed, failed, unsent, waits }) => {
    const times = [0.5, 0.99].map((share) => quantile(waits, share).toFixed(0));
    return [name, ...[offered, answered, shed, failed, unsent].map(String), ...times];
  });
  return table([["", "offered", "200", "503/429", "failed", "unsent", "p50 ms", "p99 ms"], ...rows]);
}

/** The value below which a share of the numbers lies; NaN of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
