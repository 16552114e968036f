/** A careless change of one file, and the checks that must find it. */
export interface PlantedFault {
  /** The fault as a reader or a maintainer would see it. */
  readonly fault: string;
  /** Such as "wrong sign" or "lost translation". */
  readonly kind: string;
  /** Path below the root. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  /** Stands there after the careless change. */
  readonly put: string;
  /** One of these must fail: files of tests, or the names of static steps. */
  readonly by: readonly string[];
}

/** Steps of the checks that run no test. */
export const STATIC_STEPS = ["types", "dead code", "staircase"] as const;
export type StaticStep = (typeof STATIC_STEPS)[number];

export function isStaticStep(name: string): name is StaticStep {
  return (STATIC_STEPS as readonly string[]).includes(name);
}

/**
 * Plants a fault in the text of its file.
 *
 * @throws {Error} if what it replaces does not stand there exactly once.
 */
export function planted({ find, put, file }: PlantedFault, text: string): string {
  const parts = text.split(find);
  const count = parts.length - 1;
  if (count !== 1) throw new Error(`${file}: the text to be replaced stands there ${count} times.`);
  return parts.join(put);
}
