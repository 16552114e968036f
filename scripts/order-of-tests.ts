/** The order in which files of tests begin. */
import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** They are short to read and go through many pages, for minutes each. */
const SWEEP = /\/e2e\/sweep\//;
/** What a browser test says that serves a copy of the common market. */
const COPIES = /own-server|paid-place|adjusted-market|cpSync\(/;

/** Of the other browser tests, the share that begins before: meanwhile a new server counts what the pages are to show. */
const BEFORE_SWEEPS = 1 / 3;

/**
 * A file that nothing is known of begins the earlier the longer it is to read, so that the sweeps came last, and one of them had a
 * processor for itself while the other had nothing to do. They begin in the middle: short files fill the end. So do those that copy
 * the market: with it they copy what has been counted of it, which their servers would count again.
 */
export class SweepsInTheMiddle extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return sweepsInTheMiddle(await super.sort(files), ({ moduleId, project }) => ({
      isSweep: SWEEP.test(moduleId),
      isBefore: project.name === "browser" && !COPIES.test(readFileSync(moduleId, "utf8")),
    }));
  }
}

interface Described {
  readonly isSweep: boolean;
  /** Whether it may begin before the sweeps. */
  readonly isBefore: boolean;
}

/** Moves some files before the sweeps of a list, and all others after them; each part keeps its order. */
export function sweepsInTheMiddle<File>(files: readonly File[], describe: (file: File) => Described): File[] {
  const described = files.map((file) => ({ file, ...describe(file) }));
  const may = described.filter(({ isSweep, isBefore }) => isBefore && !isSweep);
  const before = new Set(may.slice(0, Math.floor(may.length * BEFORE_SWEEPS)));
  const partOf = (one: (typeof described)[number]) => (before.has(one) ? 0 : one.isSweep ? 1 : 2);
  return described.toSorted((one, other) => partOf(one) - partOf(other)).map(({ file }) => file);
}
