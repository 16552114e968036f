import { setImmediate } from "node:timers/promises";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";

/** Instruments read in one go, some milliseconds, before others get their turn. */
const AT_ONCE = 20;

/** Looks at every instrument of a market, in small steps beside other requests, and gathers what is found. */
export async function eachInstrument<Found>(
  { instruments }: Snapshot,
  look: (instrument: Instrument) => readonly Found[],
): Promise<Found[]> {
  const all: Found[] = [];
  for (const [index, instrument] of instruments.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    all.push(...look(instrument));
  }
  return all;
}
