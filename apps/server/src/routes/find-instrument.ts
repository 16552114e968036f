import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import { Failure, UNKNOWN_INSTRUMENT } from "../http/index.ts";

/** @throws {Failure} `notFound` if the market has no such instrument. */
export function findInstrument(snapshot: Snapshot, code: string): Instrument {
  const instrument = snapshot.find(code);
  if (!instrument) throw new Failure("notFound", { sentence: { texts: UNKNOWN_INSTRUMENT, about: code } });
  return instrument;
}

/** Finds the instruments of a comma-separated list, each once, and the codes of the list that name none. */
export function findInstruments(snapshot: Snapshot, list: string): { found: Instrument[]; unknown: string[] } {
  const found = new Set<Instrument>();
  const unknown = new Set<string>();
  for (const code of list.split(",").map((item) => item.trim())) {
    const instrument = snapshot.find(code);
    if (instrument) found.add(instrument);
    else unknown.add(code);
  }
  return { found: [...found], unknown: [...unknown] };
}
