import {
  type Attempt,
  type AttemptOptions,
  failureOf,
  leaving,
  type Parting,
  persistently,
  SIGN_MILLISECONDS,
} from "./attempt.ts";
import type { Computation } from "./computation.ts";
import { RunElsewhere } from "./run-failure.ts";
import { type ClaimedPart, endPart, givePartBack, keepPart } from "./run-parts.ts";

/** A part of a run that this process computes for whoever holds the run. */
export class PartAttempt implements Attempt {
  readonly isWaiting = false;
  readonly over: Promise<void>;
  readonly #part: ClaimedPart;
  readonly #options: AttemptOptions;
  readonly #computed: Computation<Uint8Array>;
  readonly #left = leaving();
  #isLost = false;
  #isLeaving = false;

  constructor(part: ClaimedPart, options: AttemptOptions, parting: Parting) {
    this.#part = part;
    this.#options = options;
    this.#computed = parting.compute(part);
    this.over = this.#finish();
  }

  leave(): void {
    this.#isLeaving = true;
    this.#computed.cancel();
    this.#left.end();
  }

  async #finish(): Promise<void> {
    const signs = setInterval(() => void this.#giveSign(), SIGN_MILLISECONDS);
    const found = await this.#left.orElse(this.#computed.result).catch((error: unknown) => error as Error);
    clearInterval(signs);
    await persistently(
      () => this.#end(found),
      () => this.#isLeaving,
    );
  }

  async #giveSign(): Promise<void> {
    const { db } = this.#options.database;
    // While the database is away one goes on; the part is computed again only if that lasts.
    if ((await keepPart(db, this.#part, this.#computed.steps().done).catch(() => "kept")) === "kept") return;
    this.#isLost = true;
    this.#computed.cancel();
  }

  async #end(found: Uint8Array | Error): Promise<void> {
    const { database, logger } = this.#options;
    if (!(found instanceof Error)) return endPart(database.db, this.#part, { result: found });
    if (this.#isLost) return;
    if (this.#isLeaving || found instanceof RunElsewhere) return givePartBack(database.db, this.#part);
    return endPart(database.db, this.#part, { error: failureOf(found, logger, this.#part.run.id) });
  }
}
