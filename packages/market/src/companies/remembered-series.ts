import type { ReferenceSeries } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";

const ofSnapshot = new WeakMap<Snapshot, Map<string, ReferenceSeries | null>>();

/** A series of a market, read once: every stock asks for the same few. They go with the snapshot. */
export function rememberedSeries(snapshot: Snapshot, name: string): ReferenceSeries | null {
  const known = ofSnapshot.get(snapshot) ?? new Map<string, ReferenceSeries | null>();
  ofSnapshot.set(snapshot, known);
  const found = known.get(name);
  if (found !== undefined) return found;
  const series = snapshot.seriesNames.includes(name) ? snapshot.series(name) : null;
  known.set(name, series);
  return series;
}
