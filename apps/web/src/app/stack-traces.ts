/** Frames that an error remembers, unless somebody asks for another number. */
const USUAL = 10;

/**
 * Whether errors remember where they were made. React makes five of them while it loads and throws none; a browser that
 * is watched (developer tools, Lighthouse) reads the whole entry twice to know their lines, 80 ms on a slow phone.
 */
export function recordStacks(areRecorded: boolean): void {
  // Known to Chromium and Safari; where it is no number, nothing is recorded.
  Object.assign(Error, { stackTraceLimit: areRecorded ? USUAL : undefined });
}
