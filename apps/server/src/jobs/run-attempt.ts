import {
  type Attempt,
  type AttemptOptions,
  type FoundParts,
  failureOf,
  leaving,
  persistently,
  SIGN_MILLISECONDS,
} from "./attempt.ts";
import { type ClaimedRun, giveBack, keepClaim, type RunSteps } from "./claim-run.ts";
import type { Computation } from "./computation.ts";
import { abandonRun, endRun, type RunResult } from "./end-run.ts";
import { RunElsewhere, RunFailure } from "./run-failure.ts";
import { addParts, type PartsOrigin, type PartsState, partsState, readParts } from "./run-parts.ts";

/** How often one looks how far the parts of a run are. */
const LOOK_MILLISECONDS = 200;
const FIRST: RunSteps = { phase: "loading", done: 0, of: 0 };

/**
 * A run that this process holds. If its work is large it is parted, the parts are left to all processes, and what they find is joined
 * here; another process that takes the run over goes on with the parts that are there.
 */
export class RunAttempt implements Attempt {
  readonly over: Promise<void>;
  isWaiting = false;
  readonly #run: ClaimedRun;
  readonly #options: AttemptOptions;
  /** Called when there are parts to be computed. */
  readonly #onParts: () => void;
  #computed: Pick<Computation<unknown>, "steps" | "cancel"> | null = null;
  #steps: RunSteps = FIRST;
  readonly #left = leaving();
  /** Whether its user cancelled it, another has it, or this process ends. */
  #outcome: "cancelled" | "lost" | "left" | null = null;

  constructor(run: ClaimedRun, options: AttemptOptions, onParts: () => void) {
    this.#run = run;
    this.#options = options;
    this.#onParts = onParts;
    this.over = this.#finish();
  }

  leave(): void {
    this.#give("left");
    this.#left.end();
  }

  #give(outcome: "cancelled" | "lost" | "left"): void {
    this.#outcome ??= outcome;
    this.#computed?.cancel();
  }

  async #finish(): Promise<void> {
    const signs = setInterval(() => void this.#giveSign(), SIGN_MILLISECONDS);
    const found = await this.#compute().catch((error: unknown) => error as Error);
    clearInterval(signs);
    await persistently(
      () => this.#end(found),
      () => this.#outcome === "left",
    );
  }

  async #giveSign(): Promise<void> {
    const steps = this.#computed?.steps() ?? this.#steps;
    // While the database is away the run goes on; it is computed again only if that lasts.
    const answer = await keepClaim(this.#options.database.db, this.#run, steps).catch(() => "kept" as const);
    if (answer !== "kept") this.#give(answer);
  }

  async #compute(): Promise<RunResult> {
    const parts = await this.#parts();
    return this.#take(this.#options.compute(this.#run, parts));
  }

  /** Waits for something that can be cancelled. */
  #take<Result>(computed: Computation<Result>): Promise<Result> {
    this.#computed = computed;
    if (this.#outcome !== null) computed.cancel();
    return this.#left.orElse(computed.result);
  }

  /** What the parts of the run have found; null of a run that has none. */
  async #parts(): Promise<FoundParts | null> {
    const { parting, database } = this.#options;
    if (!parting) return null;
    const { program } = parting;
    const origin = { snapshot: parting.snapshotOf(this.#run), program };
    if ((await partsState(database.db, this.#run.id, origin)) === null) {
      const parts = await this.#take(parting.plan(this.#run));
      if (parts.length === 0) return null;
      await addParts(database.db, this.#run, { ...origin, parts });
    }
    this.isWaiting = true;
    this.#computed = null;
    this.#onParts();
    try {
      await this.#allDone(origin);
      return { snapshot: origin.snapshot, results: await readParts(database.db, this.#run.id) };
    } finally {
      this.isWaiting = false;
    }
  }

  async #allDone(origin: PartsOrigin): Promise<void> {
    for (;;) {
      if (this.#outcome !== null) throw new Error("Nobody waits for the parts of this run.");
      const state = await this.#stateOf(origin);
      if (state?.error) throw new RunFailure(state.error);
      if (state) this.#steps = { phase: PHASE[state.kind], done: state.done, of: state.of };
      if (state?.isDone) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS));
    }
  }

  /** While the database is away one waits. @throws if the run has lost its parts: its user has deleted it. */
  async #stateOf(origin: PartsOrigin): Promise<PartsState | null> {
    const { db } = this.#options.database;
    const state = await partsState(db, this.#run.id, origin).catch(() => "away" as const);
    if (state === "away") return null;
    if (state === null) this.#give("lost");
    return state;
  }

  async #end(found: RunResult | Error): Promise<void> {
    const { clock, logger, database } = this.#options;
    const { db } = database;
    if (this.#outcome === "lost") return;
    const at = clock();
    if (!(found instanceof Error)) {
      if (!(await endRun(db, this.#run, found, at))) logger.warn({ run: this.#run.id }, "A run has ended elsewhere");
      return;
    }
    if (this.#outcome === "cancelled") return abandonRun(db, this.#run, { error: null, at });
    if (this.#outcome === "left" || found instanceof RunElsewhere) return giveBack(db, this.#run);
    return abandonRun(db, this.#run, { error: failureOf(found, logger, this.#run.id), at });
  }
}

const PHASE = { stocks: "signals", combinations: "sweep" } as const;
