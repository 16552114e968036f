import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { hostname } from "node:os";

/** A process, told apart from later ones with the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in ticks of the machine; `0` where the system does not say. */
  readonly started: string;
  /** Short hash of the machine's name. */
  readonly machine: string;
}

/** The running process. */
export function ownIdentity(): ProcessIdentity {
  const machine = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);
  return { pid: process.pid, started: processState(process.pid)?.started ?? "0", machine };
}

/**
 * Says whether a process of this machine still runs.
 *
 * @param identity What `ownIdentity` said in that process.
 */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  const state = processState(pid);
  if (state) return state.started === started && !state.ended;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Start time and state by Linux; `null` for an unknown process or on another system. */
function processState(pid: number): { started: string; ended: boolean } | null {
  try {
    // The second field, the name in parentheses, may hold anything; state is the third field and start the 22nd.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return { started: fields[19] ?? "0", ended: fields[0] === "Z" || fields[0] === "X" };
  } catch {
    return null;
  }
}
