import type { FastifyBaseLogger } from "fastify";
import { type Database, DatabaseUnavailable } from "../database/index.ts";
import type { ClaimedRun } from "./claim-run.ts";
import type { Computation } from "./computation.ts";
import type { RunResult } from "./end-run.ts";
import { RunFailure } from "./run-failure.ts";
import type { ClaimedPart, QueuedPart } from "./run-parts.ts";

/** What the parts of a run have found, in their order, and the snapshot on which they did. */
export interface FoundParts {
  readonly snapshot: string;
  readonly results: readonly Uint8Array[];
}

/** How runs are parted; parts are of no use to other versions of the program. */
export interface Parting {
  readonly program: string;
  /** The snapshot on which this process would compute a run. */
  readonly snapshotOf: (run: ClaimedRun) => string;
  /** Finds no parts of a run that is best computed at once. */
  readonly plan: (run: ClaimedRun) => Computation<readonly QueuedPart[]>;
  readonly compute: (part: ClaimedPart) => Computation<Uint8Array>;
}

export interface AttemptOptions {
  readonly database: Pick<Database, "db">;
  readonly clock: () => Date;
  readonly logger: FastifyBaseLogger;
  readonly compute: (run: ClaimedRun, parts: FoundParts | null) => Computation<RunResult>;
  /** Left out where each run is computed as a whole. */
  readonly parting?: Parting;
}

/** Something of the queue that this process has claimed. */
export interface Attempt {
  /** Whether others compute for it at present, and it takes no processor itself. */
  readonly isWaiting: boolean;
  /** Ends with it, whatever came of it. */
  readonly over: Promise<void>;
  /** Gives it back: the process ends. */
  readonly leave: () => void;
}

/** How often who computes something says how far it is. */
export const SIGN_MILLISECONDS = 500;
/** How often an end is written while the database is away, and the time between; after that another process computes it again. */
const END_ATTEMPTS = 20;
const END_MILLISECONDS = 1000;

/**
 * For an attempt whose process ends: what it computes is given up at once, however long its thread goes on before it looks whether it
 * is still wanted.
 */
export function leaving(): { end(): void; orElse<Found>(found: Promise<Found>): Promise<Found> } {
  const left = Promise.withResolvers<never>();
  left.promise.catch(() => undefined);
  return {
    end: () => left.reject(new Error("The process ends.")),
    orElse: (found) => Promise.race([found, left.promise]),
  };
}

/** Tries again while the database is away. */
export async function persistently(write: () => Promise<void>, isClosed: () => boolean): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || attempt === END_ATTEMPTS || isClosed()) throw error;
      await new Promise((resolve) => setTimeout(resolve, END_MILLISECONDS).unref());
    }
  }
}

/** Why there is no result. */
export function failureOf(error: Error, logger: FastifyBaseLogger, run: string): RunFailure["reason"] {
  const failure = error instanceof RunFailure ? error : new RunFailure("program", error);
  if (failure.reason === "program") logger.error({ err: failure.cause, run }, "A run failed");
  return failure.reason;
}
