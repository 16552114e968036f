/** The order in which files of tests begin. */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** They are short to read and go through many pages, for minutes each. */
const SWEEP = /\/e2e\/sweep\//;

/** Of the other browser tests, the share that begins before: meanwhile a new server counts what the pages are to show. */
const BEFORE_SWEEPS = 1 / 3;

/**
 * A file that nothing is known of begins the earlier the longer it is to read, so that the sweeps came last, and one of them had a
 * processor for itself while the other had nothing to do. They begin in the middle: short files fill the end.
 */
export class SweepsInTheMiddle extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return sweepsInTheMiddle(await super.sort(files), ({ moduleId, project }) => ({
      isSweep: SWEEP.test(moduleId),
      project: project.name,
    }));
  }
}

interface Described {
  readonly isSweep: boolean;
  readonly project: string;
}

/** Moves the sweeps of a list between the other files of their project; all else keeps its order. */
export function sweepsInTheMiddle<File>(files: readonly File[], describe: (file: File) => Described): File[] {
  const sweeps = files.filter((file) => describe(file).isSweep);
  const project = sweeps[0] && describe(sweeps[0]).project;
  const others = files.filter((file) => !describe(file).isSweep);
  const beside = others.filter((file) => describe(file).project === project);
  const before = beside[Math.floor(beside.length * BEFORE_SWEEPS)];
  const place = before === undefined ? 0 : others.indexOf(before);
  return others.toSpliced(place, 0, ...sweeps);
}
