import { execFileSync } from "node:child_process";

/** The files of a working tree. */
export interface WorkingTree {
  /** Those that are there, without those that git ignores. */
  readonly files: readonly string[];
  /** Those that differ from the commit, are new, or are gone. */
  readonly changed: readonly string[];
}

/**
 * Reads what git says of a working tree.
 *
 * @param reference A commit, branch or tag; what it and this branch have in common is compared with.
 * @throws {Error} if git does not know it, or this is no repository.
 */
export function workingTree(root: string, reference: string): WorkingTree {
  const git = (...words: string[]): string =>
    execFileSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26, stdio: ["ignore", "pipe", "pipe"] });
  const lines = (output: string) => output.split("\0").filter((line) => line !== "");
  const base = git("merge-base", reference, "HEAD").trim();
  const unknown = lines(git("ls-files", "-z", "--others", "--exclude-standard"));
  const differing = lines(git("diff", "-z", "--name-only", "--no-renames", base));
  const files = [...lines(git("ls-files", "-z")), ...unknown];
  return { files: [...new Set(files)], changed: [...new Set([...differing, ...unknown])].sort() };
}
