import type { Snapshot } from "../snapshot/index.ts";

/** Makes a computation keep its last result for each market: every stock of a screening asks the same of the same days. */
export function rememberLast<Days extends readonly number[], Result>(
  compute: (snapshot: Snapshot, ...days: Days) => Result,
): (snapshot: Snapshot, ...days: Days) => Result {
  const ofSnapshot = new WeakMap<Snapshot, { readonly days: Days; readonly result: Result }>();
  return (snapshot, ...days) => {
    const last = ofSnapshot.get(snapshot);
    if (last?.days.every((day, k) => day === days[k])) return last.result;
    const result = compute(snapshot, ...days);
    ofSnapshot.set(snapshot, { days, result });
    return result;
  };
}
