/** Which tests and benchmarks depend on the files that have changed; one of which it is not certain is among them. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { changedPage } from "./changed-page.ts";
import { openedModules, pageModules } from "./opened-modules.ts";
import { SourceGraph } from "./source-graph.ts";

export interface Chosen {
  /** Files of tests, of every project. */
  readonly tests: readonly string[];
  /** Names. */
  readonly benches: readonly string[];
  /** The file for which all browser tests are among them; null where they are not. */
  readonly reaches: string | null;
}

export interface ChangedTree {
  readonly root: string;
  readonly files: readonly string[];
  readonly changed: readonly string[];
  /** Sources that the built page is made of; null where there is none. */
  readonly modules?: ReadonlySet<string> | null;
  /** Sources of the page that a file of browser tests opens; null where that is not known. */
  readonly opened?: (test: string) => ReadonlySet<string> | null;
}

/** Every test depends on these, by no import. */
const EVERYTHING =
  /^(package\.json|package-lock\.json|vitest\.config\.ts|tsconfig\.json|scripts\/(setup|browser)\.mjs)$/;
const TEST = /\.test\.tsx?$/;
const BROWSER_TEST = /^e2e\/.*\.test\.ts$/;
/** They look at the whole repository. */
const WHOLE_TREE = /^scripts\/[^/]*\.test\.ts$/;
const BENCH = /^bench\/(?!run\.ts)([^_/][^/]*)\.ts$/;

/** Programs that serve a page to the browser tests, and prepare them. */
const PROGRAMS = [
  "apps/server/src/main/main.ts",
  "apps/server/src/main/worker-main.ts",
  "apps/server/src/database/commands/main.ts",
  "apps/cli/src/main.ts",
  "e2e/global-setup.ts",
  "scripts/precompress.ts",
];
/** It names whole folders. What it builds is compared with what each test has opened. */
const BUILD = "scripts/build.ts";

/** A browser test does not run what the page loads later: it drives a page that does. */
const byBrowserTest = (file: string) => {
  if (file === BUILD) return "none";
  return file.startsWith("apps/web/") ? "eager" : "all";
};

/** Chooses tests and benchmarks. */
export function chosenTests(tree: ChangedTree): Chosen {
  const { root, files, changed, opened = openedModules, modules = pageModules() } = tree;
  if (changed.length === 0) return { tests: [], benches: [], reaches: null };
  const graph = new SourceGraph(root, [...files, ...changed]);
  const hasChanged = new Set(changed);
  const isHeld = (closure: Iterable<string>) => [...closure].some((file) => hasChanged.has(file));
  const everything = changed.find((file) => EVERYTHING.test(file)) ?? null;
  const programs = graph.closureOf(PROGRAMS, byBrowserTest);
  const page = changedPage(graph, { files, changed, modules });
  const reaches = everything ?? changed.find((file) => programs.has(file)) ?? page.unplaced;
  const isChosen = (file: string): boolean => {
    if (everything !== null) return true;
    if (!BROWSER_TEST.test(file)) return WHOLE_TREE.test(file) || isHeld(graph.closureOf([file]));
    if (reaches !== null || isHeld(graph.closureOf([file], byBrowserTest))) return true;
    const seen = page.sources.size === 0 ? new Set<string>() : opened(file);
    return seen === null || [...page.sources].some((source) => seen.has(source));
  };
  const present = files.filter((file) => existsSync(join(root, file)));
  return {
    tests: present.filter((file) => TEST.test(file) && isChosen(file)),
    benches: present.flatMap((file) => (BENCH.test(file) && isChosen(file) ? [BENCH.exec(file)?.[1] ?? ""] : [])),
    reaches,
  };
}
