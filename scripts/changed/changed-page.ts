/** Tells what a change means to the page: the sources by which a browser that opens them can notice it. */
import type { SourceGraph } from "./source-graph.ts";

interface ChangedPage {
  readonly sources: ReadonlySet<string>;
  /** A changed file that may be part of the page anywhere; null where there is none. */
  readonly unplaced: string | null;
}

interface PageTree {
  readonly files: readonly string[];
  readonly changed: readonly string[];
  readonly modules: ReadonlySet<string> | null;
}

/** The page is built from these. */
const SOURCE = /^(apps\/web\/|packages\/(core|contract)\/|docs\/[^/]+\.md$)/;
/** Everything around the sources: the document, the settings of the build and its plugins. */
const FRAME = /^apps\/web\/(?!src\/)/;
const NOT_SHIPPED = /\.(test|fixture)\.tsx?$|^apps\/web\/panning\//;

/**
 * Places changed files in the page. The build moves a constant to where it is used, and a file that only hands on what others have is in
 * no part of the page: the sources that import a changed one are affected with it.
 */
export function changedPage(graph: SourceGraph, { files, changed, modules }: PageTree): ChangedPage {
  const shipped = (file: string) => SOURCE.test(file) && !NOT_SHIPPED.test(file);
  const sources = new Set<string>();
  const wanted = changed.filter(shipped);
  if (wanted.length === 0) return { sources, unplaced: null };
  if (modules === null) return { sources, unplaced: wanted[0] ?? null };
  const importers = importersIn(graph, files.filter(shipped));
  for (const file of wanted) {
    const placed = FRAME.test(file) ? [] : placesOf(file, importers, modules);
    if (placed.length === 0) return { sources, unplaced: file };
    for (const one of placed) sources.add(one);
  }
  return { sources, unplaced: null };
}

/** A source and those that import it, further through each that is in no part of the page; those that are in one. */
function placesOf(
  file: string,
  importers: ReadonlyMap<string, readonly string[]>,
  modules: ReadonlySet<string>,
): readonly string[] {
  const found = new Set([file]);
  for (const one of found) {
    if (one !== file && modules.has(one)) continue;
    for (const importer of importers.get(one) ?? []) found.add(importer);
  }
  return [...found].filter((one) => modules.has(one));
}

function importersIn(graph: SourceGraph, files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    // A source that is loaded later is a part of its own, which a test has opened or not.
    for (const target of graph.directlyOf(file).eager) {
      const known = importers.get(target);
      if (known) known.push(file);
      else importers.set(target, [file]);
    }
  }
  return importers;
}
