/**
 * Finds what a file of the repository can depend on: what it imports, and every file or folder that a text in it names, so that programs that it
 * starts and files that it reads count too. It finds more than there is, never less, but for a path that is put together of parts that
 * are no paths; a test that looks at the whole tree has no dependencies that can be told.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const CODE = /\.[cm]?[jt]sx?$/;
const TEXT = /(["'`])((?:(?!\1)[^\n\\])+)\1/g;
/** A file that names its own place may read its own folder, or put a path together from single words. */
const PLACE = /import\.meta|\broot\b/;
const READS_FOLDERS = /readdir|glob/i;
/** The folder of a file for itself, and not as the beginning of a path. */
const OWN_FOLDER = /(?<!(?:join|resolve)\()import\.meta\.dirname|import\.meta\.dirname\s*\)|new URL\(\s*["']\.\/?["']/;

const COMMENT = /^\s*(\/\*\*|\*|\/\/).*$/gm;
const LAZY = /\bimport\(\s*["'`][^"'`]+["'`]\s*\)/g;

interface Named {
  readonly eager: ReadonlySet<string>;
  readonly lazy: ReadonlySet<string>;
}

export class SourceGraph {
  readonly #root: string;
  readonly #files: ReadonlySet<string>;
  readonly #folders = new Map<string, string[]>();
  readonly #direct = new Map<string, Named>();
  readonly #packages = new Map<string, string>();

  /** @param files Paths below the root, with `/`: those of the repository, and those that are removed. */
  constructor(root: string, files: Iterable<string>) {
    this.#root = root;
    this.#files = new Set(files);
    for (const file of this.#files) {
      for (let folder = posix.dirname(file); folder !== "."; folder = posix.dirname(folder)) {
        const below = this.#folders.get(folder);
        if (below) below.push(file);
        else this.#folders.set(folder, [file]);
      }
      if (/^(packages|apps)\/[^/]+\/package\.json$/.test(file)) this.#addPackage(file);
    }
  }

  /** Notes what a package exports by each of its names. */
  #addPackage(file: string): void {
    if (!existsSync(join(this.#root, file))) return;
    const { name, exports = {} } = JSON.parse(readFileSync(join(this.#root, file), "utf8")) as {
      readonly name: string;
      readonly exports?: Readonly<Record<string, string>> | string;
    };
    const doors = typeof exports === "string" ? { ".": exports } : exports;
    for (const [door, target] of Object.entries(doors))
      this.#packages.set(posix.join(name, door), posix.join(posix.dirname(file), target));
  }

  /**
   * Files and all that they depend on, directly or not.
   *
   * @param follows Whether the dependencies of a file count: of all, of those that it loads at once, or of none.
   */
  closureOf(
    starts: readonly string[],
    follows: (file: string) => "all" | "eager" | "none" = () => "all",
  ): ReadonlySet<string> {
    const found = new Set<string>(starts);
    for (const file of found) {
      const what = follows(file);
      if (what === "none") continue;
      const { eager, lazy } = this.directlyOf(file);
      for (const next of eager) found.add(next);
      if (what === "all") for (const next of lazy) found.add(next);
    }
    return found;
  }

  /** Reads what a file itself names: by an `import()`, or in any other way. */
  directlyOf(file: string): Named {
    const known = this.#direct.get(file);
    if (known) return known;
    const named = { eager: new Set<string>(), lazy: new Set<string>() };
    this.#direct.set(file, named);
    if (!CODE.test(file) || !existsSync(join(this.#root, file))) return named;
    const source = readFileSync(join(this.#root, file), "utf8").replace(COMMENT, "");
    this.#read(file, source.replace(LAZY, ""), named.eager);
    for (const [lazy] of source.matchAll(LAZY)) this.#read(file, lazy, named.lazy);
    return named;
  }

  #read(file: string, source: string, found: Set<string>): void {
    const folder = posix.dirname(file);
    const knowsPlace = PLACE.test(source);
    for (const [, , text = ""] of source.matchAll(TEXT)) this.#add(found, text, { folder, knowsPlace });
    if (READS_FOLDERS.test(source) && OWN_FOLDER.test(source)) this.#addPath(found, folder);
  }

  #add(found: Set<string>, text: string, from: { readonly folder: string; readonly knowsPlace: boolean }): void {
    const [path = ""] = text.split(/[?#]/);
    const target = this.#packages.get(path);
    if (target) found.add(target);
    // `path/${name}` names a folder, or the beginning of its files' names.
    const stated = path.replace(/^(\$\{[^}]*\})?\/+/, "").split("${")[0] ?? "";
    if (stated === "" || stated === "." || (!from.knowsPlace && !stated.includes("/"))) return;
    this.#addPath(found, posix.join(from.folder, stated));
    if (!stated.startsWith(".")) this.#addPath(found, posix.normalize(stated));
  }

  #addPath(found: Set<string>, path: string): void {
    const bare = path.replace(/\/$/, "");
    if (this.#files.has(bare)) found.add(bare);
    for (const below of this.#folders.get(bare) ?? []) found.add(below);
  }
}
