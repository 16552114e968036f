/** A market that is pulled from played providers, at a time that a test moves. */
import { join } from "node:path";
import type { StandingPull } from "@plumbline/market/pull";
import { dateOf, eveningOf, PlayedWorld, playedCompany } from "@plumbline/market/pull/testing";
import { PlayedTime } from "@plumbline/market/pull/testing/time";
import { doMarketTask, writeClock } from "../upkeep/index.ts";

export const STANDING: StandingPull = {
  universe: "ADAM,EVEA",
  since: null,
  providers: ["edgar", "yahoo"],
  filings: false,
  userAgent: null,
};

/** The last session that the first pull has. */
const LAST = 399;

export class PulledMarket {
  readonly world = new PlayedWorld();
  readonly #market: string;
  #session = LAST;

  constructor(market: string) {
    this.#market = market;
  }

  async open(): Promise<void> {
    await this.world.open();
    this.world.companies = [playedCompany("ADAM", 100), playedCompany("EVEA", 200)];
    this.world.sessions = LAST + 1;
  }

  async close(): Promise<void> {
    await this.world.close();
  }

  /** The evening of the last session: milliseconds since 1970. */
  get now(): number {
    return eveningOf(this.#session);
  }

  /** `YYYY-MM-DD` */
  get lastDay(): string {
    return dateOf(this.#session);
  }

  /** A further session, after which a server that looks at its clock pulls. */
  sessionFallsDue(): void {
    this.#session += 1;
    this.world.sessions = this.#session + 1;
    this.world.answered = [];
  }

  /** A further session, of which nothing falls due: servers look at their clock whenever five minutes of the day are over. */
  async nextSession(dataDirectory: string): Promise<void> {
    this.sessionFallsDue();
    await this.clockIsLookedAt(dataDirectory);
  }

  /** Nothing is due that has not been done. */
  async clockIsLookedAt(dataDirectory: string): Promise<void> {
    await writeClock(join(dataDirectory, "upkeep", this.#market), this.now);
  }

  get environment(): Readonly<Record<string, string>> {
    const { address } = this.world;
    // Tasks in processes of their own load as quickly as those of a server.
    const { NODE_COMPILE_CACHE = "" } = process.env;
    const ofSec = { SEC_USER_AGENT: "Plumbline test@example.org", SEC_URL: address };
    return { ...this.world.environment, ...ofSec, NODE_COMPILE_CACHE };
  }

  task(dataDirectory: string) {
    const place = { dataDirectory, market: this.#market, now: this.now };
    return { ...place, kind: "pull", scope: "everything", symbol: null, standing: STANDING } as const;
  }

  async pullInto(dataDirectory: string): Promise<void> {
    const signal = new AbortController().signal;
    const time = new PlayedTime();
    const context = { environment: this.environment, signal, onProgress: () => undefined, time };
    const end = await doMarketTask(this.task(dataDirectory), context);
    if (end.kind !== "done") throw new Error(JSON.stringify(end));
  }
}
