import { realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, sep } from "node:path";
import type { Detail, Issue } from "../../model/index.ts";
import { type IssueCode, issue } from "../../quality/index.ts";
import { DEFAULT_LIMITS, type Limits } from "./limits.ts";
import { UnpackedFiles } from "./unpacked-files.ts";

/** The input of a walk over files, and where it reports what it could not open. */
export interface WalkOptions {
  readonly onIssue: (issue: Issue) => void;
  /** Where to write the names of folders that are more than memory should hold; the system's own unless given. */
  readonly spillFolder?: string;
  /** Where to unpack compressed tar archives; until the process ends in the spill folder unless given. */
  readonly unpacked?: UnpackedFiles;
  readonly limits?: Limits;
}

/** One walk under way. What was listed already follows from the order of the walk, so that it need not be remembered. */
export class Walking {
  readonly limits: Limits;
  readonly spillFolder: string;
  readonly unpacked: UnpackedFiles;
  readonly #onIssue: (issue: Issue) => void;
  /** What was given, links followed; those that do not exist are left out. */
  readonly #roots: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #begun = new Set<string>();
  /** Files that were listed under the name of a link. */
  readonly #linked = new Set<string>();
  #current = "";

  constructor(paths: readonly string[], options: WalkOptions) {
    this.limits = options.limits ?? DEFAULT_LIMITS;
    this.spillFolder = options.spillFolder ?? tmpdir();
    this.unpacked = options.unpacked ?? new UnpackedFiles(this.spillFolder);
    this.#onIssue = options.onIssue;
    this.#roots = paths.flatMap((path) => realPathOf(path) ?? []);
    this.#known = new Set(this.#roots);
  }

  /**
   * Begins with a path that was given.
   *
   * @returns Where it leads; `null` when it is part of one that was walked before.
   */
  root(path: string): string | null {
    this.#current = realpathSync(path);
    if (this.#linked.has(this.#current) || this.#walkedBefore(this.#current)) return null;
    this.#begun.add(this.#current);
    return this.#current;
  }

  /** False for a path that was listed as one of those given, or under the name of a link. */
  isOwn(path: string): boolean {
    return !this.#begun.has(path) && !this.#linked.has(path);
  }

  /** True when a real path is one of those given, or below one. */
  isInside(realPath: string): boolean {
    for (const path of upwards(realPath)) if (this.#known.has(path)) return true;
    return false;
  }

  /** True when a file that a link leads to was listed neither under its own name nor under that of another link. */
  isFirstLink(target: string, link: string): boolean {
    const isBelow = target.startsWith(`${this.#current}${sep}`);
    const isListed = this.#walkedBefore(target) || (isBelow && comesBefore(target, link));
    if (isListed || this.#linked.has(target)) return false;
    this.#linked.add(target);
    return true;
  }

  report(file: string, code: IssueCode, detail: Detail): void {
    this.#onIssue(issue(code, { file }, detail));
  }

  #walkedBefore(realPath: string): boolean {
    for (const path of upwards(realPath)) if (path !== this.#current && this.#begun.has(path)) return true;
    return this.#begun.has(realPath);
  }
}

/** A path, the folder that it is in, the folder of that, up to the root of the file system. */
function* upwards(path: string): Generator<string> {
  for (let at = path; ; at = dirname(at)) {
    yield at;
    if (at === dirname(at)) return;
  }
}

/** Whether the walk of a folder comes to one path before another: folder by folder, in the order of names by code unit. */
function comesBefore(path: string, other: string): boolean {
  const own = path.split(sep);
  const others = other.split(sep);
  const fork = own.findIndex((name, depth) => name !== others[depth]);
  return fork >= 0 && (own[fork] as string) < (others[fork] ?? "");
}

function realPathOf(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}
