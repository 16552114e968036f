import { setImmediate } from "node:timers/promises";
import { type Day, formatDay } from "@plumbline/core/time";
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

/** The day of a delisting, as answers have it; null on a day before it, on which it was not yet known. */
export function delistedBy({ delisted }: Instrument, day: Day | null): string | null {
  return delisted === null || (day !== null && delisted > day) ? null : formatDay(delisted);
}

/** Instruments read in one go, some milliseconds, before others get their turn. */
const AT_ONCE = 20;

/**
 * Looks at every instrument of a market, in small steps beside other requests, and gathers what is found.
 *
 * @param gone Aborted when nobody waits for it any more.
 * @throws {Failure} `unavailable` when nobody does.
 */
export async function eachInstrument<Found>(
  { instruments }: Pick<Snapshot, "instruments">,
  look: (instrument: Instrument) => readonly Found[],
  gone?: AbortSignal,
): Promise<Found[]> {
  const all: Found[] = [];
  for (const [index, instrument] of instruments.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    if (gone?.aborted) throw new Failure("unavailable");
    all.push(...look(instrument));
  }
  return all;
}
