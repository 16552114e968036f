import { RUN_PHASES } from "@plumbline/core/words";
import type { RunSteps } from "../jobs/index.ts";

/** Memory that who asked for a run and the thread that computes it share: whether it is wanted, and how far it is. */
export type RunControl = Int32Array<SharedArrayBuffer>;

const [CANCELLED, PHASE, DONE, OF] = [0, 1, 2, 3];
const LENGTH = 4;
const FIRST: RunSteps["phase"] = "loading";

export function newControl(): RunControl {
  const control = new Int32Array(new SharedArrayBuffer(LENGTH * Int32Array.BYTES_PER_ELEMENT));
  control[PHASE] = RUN_PHASES.indexOf(FIRST);
  return control;
}

/** Tells the thread that nobody wants the result any more. */
export function cancelRun(control: RunControl): void {
  Atomics.store(control, CANCELLED, 1);
}

export function isCancelled(control: RunControl): boolean {
  return Atomics.load(control, CANCELLED) !== 0;
}

/** Writes down how far the thread is. */
export function writeSteps(control: RunControl, { phase, done, of }: RunSteps): void {
  control[OF] = of;
  control[DONE] = done;
  Atomics.store(control, PHASE, RUN_PHASES.indexOf(phase));
}

export function stepsOf(control: RunControl): RunSteps {
  const phase = RUN_PHASES[Atomics.load(control, PHASE)];
  return {
    phase: phase === undefined || phase === "waiting" ? FIRST : phase,
    done: control[DONE] as number,
    of: control[OF] as number,
  };
}
