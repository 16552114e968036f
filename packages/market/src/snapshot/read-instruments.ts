import { type Instrument, listingOf, type Membership } from "../model/index.ts";
import type { InputFolder } from "./disk/index.ts";
import { readJson } from "./hot/index.ts";
import type { Manifest } from "./manifest.ts";
import { INSTRUMENTS } from "./small-files.ts";

/** The first version of the layout has dollars where nothing said in which currency a stock is quoted. */
const DOLLARS_ASSUMED = 1;

/**
 * Reads the instruments of a snapshot. Of one in the first version of the layout only those currencies are believed that
 * something else in it bears out; the others count as unknown until the files are imported again.
 *
 * @param memberships Its memberships: members of the S&P 500 are quoted in dollars.
 */
export function readInstruments(
  input: InputFolder,
  { schemaVersion, fictional }: Pick<Manifest, "schemaVersion" | "fictional">,
  memberships: readonly Membership[],
): Instrument[] {
  const instruments = readJson<Instrument[]>(input, INSTRUMENTS);
  if (schemaVersion > DOLLARS_ASSUMED || fictional) return instruments;
  const members = new Set(memberships.filter(({ index }) => index === "sp500").map(({ symbol }) => symbol));
  return instruments.map((instrument) => {
    const { symbol, exchange, cik, currency } = instrument;
    const listing = listingOf({ symbol, exchange, isUs: cik !== null || members.has(symbol) });
    return { ...instrument, currency: isBelievable(currency, listing.currency) ? currency : null };
  });
}

/** Dollars may have been assumed, and pounds may have been pence, whose `GBp` was written in capitals. */
function isBelievable(stated: string | null, listed: string | null): boolean {
  return stated === listed || (stated !== "USD" && stated !== "GBP");
}
