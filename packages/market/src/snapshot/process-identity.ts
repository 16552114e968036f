import { createHash } from "node:crypto";
import { readFileSync, readlinkSync, statSync } from "node:fs";
import { hostname } from "node:os";

/** A process, told apart from later ones with the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in ticks of the machine; `0` where the system does not say. */
  readonly started: string;
  /** Short hash of the machine's name and, of a container, of the numbering of its processes. */
  readonly machine: string;
}

const NAME = /^(\d+)(?:-(\d+)-([0-9a-f]{8}))?$/;

/** The running process. */
export function ownIdentity(): ProcessIdentity {
  // Containers can be given one name: a number that is free in this one may be in use in another.
  const where = `${hostname()} ${processNumbering()}`;
  const machine = createHash("sha256").update(where).digest("hex").slice(0, 8);
  return { pid: process.pid, started: processState(process.pid)?.started ?? "0", machine };
}

/** The running process, as part of the name of a file that it is writing. */
export function ownName(): string {
  const { pid, started, machine } = ownIdentity();
  return `${pid}-${started}-${machine}`;
}

/** The process that a name stands for; `null` for another text. Names of earlier versions hold the number alone: a process of this machine. */
export function identityOf(name: string): ProcessIdentity | null {
  const [, pid, started = "0", machine = ownIdentity().machine] = NAME.exec(name) ?? [];
  return pid ? { pid: Number(pid), started, machine } : null;
}

/**
 * Whether a file or folder may still be written: by a process that runs or, where that cannot be known, by one that wrote
 * lately. It cannot be known of another machine, nor, where the system does not say when a process started, of a number
 * that is in use.
 *
 * @param by The result of `ownIdentity` in the process that made it; `null` when unknown.
 * @param silence Milliseconds without a change after which a process on another machine counts as ended.
 */
export function mayBeWritten(path: string, by: ProcessIdentity | null, silence: number): boolean {
  if (by?.machine === ownIdentity().machine) {
    if (!isRunning(by)) return false;
    if (by.started !== "0") return true;
  }
  try {
    return Date.now() - statSync(path).mtimeMs < silence;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code !== "ENOENT";
  }
}

/**
 * Tests whether a process of this machine still runs.
 *
 * @param identity The result of `ownIdentity` in that process.
 */
function isRunning({ pid, started }: ProcessIdentity): boolean {
  const state = processState(pid);
  if (state && started !== "0") return state.started === started && !state.ended;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Which numbering of processes this one is in, by Linux; empty on another system. */
function processNumbering(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
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
