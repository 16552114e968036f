import { type SpawnOptions, spawnSync } from "node:child_process";
import type { UnprivilegedUser } from "./unprivileged-user.ts";

/** A right of root that lets a process walk through folders which its user may not enter (capabilities(7)). */
export type Passage = "dac_read_search" | "dac_override";

/** The lesser right first; a container often has the other one only. */
const PASSAGES: readonly Passage[] = ["dac_read_search", "dac_override"];

/** Who runs a program: we ourselves, or another user, with a right to pass where the way to its files needs one. */
export interface Runner {
  readonly user: UnprivilegedUser;
  readonly passage: Passage | null;
}

interface Command {
  readonly command: string;
  readonly words: readonly string[];
  readonly options: Pick<SpawnOptions, "uid" | "gid">;
}

/** How a program is started so that another user runs it. */
export function commandAs(runner: Runner | null, program: string, words: readonly string[]): Command {
  if (!runner) return { command: program, words, options: {} };
  const { user, passage } = runner;
  if (!passage) return { command: program, words, options: { uid: user.uid, gid: user.gid } };
  return { command: "setpriv", words: [...rights(user, passage), program, ...words], options: {} };
}

/**
 * Finds the right with which a user reaches files that lie in folders closed to it: `/root`, or what `mktemp -d` makes.
 *
 * @param paths Files, and folders with `/.` behind them: to see a folder is not to enter it.
 * @returns Null where there is none: another system than Linux, or a root that may not pass rights on.
 */
export function passageTo(user: UnprivilegedUser, paths: readonly string[]): Passage | null {
  if (process.platform !== "linux") return null;
  // What `test -x` asks is answered without regard to such rights.
  const reaches = (passage: Passage) =>
    spawnSync("setpriv", [...rights(user, passage), "stat", ...paths], { stdio: "ignore" }).status === 0;
  return PASSAGES.find(reaches) ?? null;
}

function rights({ uid, gid }: UnprivilegedUser, passage: Passage): readonly string[] {
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
  return [...identity, `--inh-caps=+${passage}`, `--ambient-caps=+${passage}`, "--"];
}
