import { ENGINE_VERSION } from "@plumbline/market/backtests";
import { FORMULAS_VERSION } from "@plumbline/market/screening";
import type { ClaimedRun, Parting } from "../jobs/index.ts";
import type { RunPool } from "./run-pool.ts";
import type { AskedRun } from "./run-task.ts";

/** Raised whenever runs are parted otherwise, or parts are written otherwise. */
const PARTS_VERSION = 1;

/** Parts are joined with those of the same version alone: another one may compute other numbers. */
const PROGRAM = `engine ${ENGINE_VERSION}, formulas ${FORMULAS_VERSION}, parts ${PARTS_VERSION}`;

/**
 * How the runs of a process are parted and their parts computed.
 *
 * @param taskOn What a thread needs to know of a run on the snapshot that it names.
 */
export function partingOf(
  pool: RunPool,
  snapshotOf: Parting["snapshotOf"],
  taskOn: (run: Omit<ClaimedRun, "claim">) => Promise<AskedRun>,
): Parting {
  return {
    program: PROGRAM,
    snapshotOf,
    plan: (run) => pool.plan(() => taskOn({ ...run, snapshot: snapshotOf(run) })),
    compute: ({ run, ...part }) => pool.computePart(() => taskOn(run), part),
  };
}
