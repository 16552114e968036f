import type { OutputOf, ParsedInputOf, watchStocks } from "@plumbline/contract";
import { type Snapshot, spelling } from "@plumbline/market/snapshot";
import { Failure, UNKNOWN_INSTRUMENT } from "../../http/index.ts";
import { addOwnStocks, type OwnListsOnMarket } from "../../watchlists/index.ts";

/** Unknown codes that a sentence names. */
const NAMED = 5;

/** What a code means in a market: the symbol of the stock, or the code itself of one that is not there any more. */
export function stockOfMarket(snapshot: Snapshot): (code: string) => string {
  return (code) => snapshot.find(code)?.symbol ?? spelling(code);
}

/**
 * Adds the stocks that a market has to a list, and names the others.
 *
 * @throws {Failure} `notFound` if the market has none of them.
 */
export async function addListedStocks(
  own: OwnListsOnMarket,
  { list, stocks }: ParsedInputOf<typeof watchStocks>,
  snapshot: Snapshot,
): Promise<OutputOf<typeof watchStocks>> {
  const listed = stocks.flatMap(({ code, note }) => {
    const instrument = snapshot.find(code);
    return instrument ? [{ code: instrument.symbol, note }] : [];
  });
  const unknown = [...new Set(stocks.map(({ code }) => code).filter((code) => !snapshot.find(code)))];
  if (listed.length === 0) {
    const about = unknown.slice(0, NAMED).join(", ") + (unknown.length > NAMED ? " …" : "");
    throw new Failure("notFound", { sentence: { texts: UNKNOWN_INSTRUMENT, about }, data: { unknown } });
  }
  return { ...(await addOwnStocks(own, { list, stocks: listed })), unknown };
}
