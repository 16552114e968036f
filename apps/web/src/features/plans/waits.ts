/** Answers after which it is asked less often, and the milliseconds between two questions until then. */
const WAITS = [
  { until: 15, wait: 1000 },
  { until: 40, wait: 3000 },
] as const;
const LAST_WAIT = 10_000;

/** Answers after which a reader is told that it takes longer than usual: some twenty seconds. */
const USUAL = 17;

/**
 * How long to wait before the provider's confirmation is asked for again: often at first, for most come within seconds.
 *
 * @param asked How often it has been asked.
 * @returns Milliseconds.
 */
export function waitBefore(asked: number): number {
  return WAITS.find(({ until }) => asked < until)?.wait ?? LAST_WAIT;
}

export const isSlow = (asked: number): boolean => asked >= USUAL;
