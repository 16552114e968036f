import type { ImportOutcome } from "@plumbline/market/ingest";
import { type Instrument, printable } from "@plumbline/market/model";
import { listSnapshots, openSnapshot, type Snapshot } from "@plumbline/market/snapshot";
import type { MissingPart } from "./missing-parts.ts";
import type { Addresses, Terminal } from "./terminal.ts";
import { wrapped } from "./wrapped.ts";

const MAX_STOCKS = 3;
const WIDTH = 78;
/** Prices and accounts that may be of one company, and the file that joins them. */
const UNJOINED: readonly string[] = ["prices-without-accounts", "accounts-without-prices"];

/**
 * Writes the last lines of an import: what is missing, and what can be looked at now.
 *
 * @param market Name of the market.
 * @param outcome What the import delivered.
 * @param terminal The data directory, and what decides the address of the server.
 * @returns Lines of at most 80 columns; empty when the market cannot be opened.
 */
export async function describeEnd(
  market: string,
  outcome: Pick<ImportOutcome, "delivered" | "issues">,
  { dataDirectory, environment = {} }: Pick<Terminal, "dataDirectory" | "environment">,
): Promise<string> {
  const current = (await listSnapshots(dataDirectory, market)).find(({ isCurrent }) => isCurrent);
  if (current === undefined) return "";
  // What the pages compute with is most of the program: other commands start without it.
  const { missingParts } = await import("./missing-parts.ts");
  const snapshot = await openSnapshot(current.folder, { verify: false });
  try {
    const sections = [
      describeMissing(missingParts(snapshot)),
      describeUnjoined(outcome.issues),
      describeStocks(market, shownStocks(snapshot, outcome.delivered), baseOf(environment)),
    ];
    return sections
      .filter((lines) => lines.length > 0)
      .map((lines) => `\n${lines.join("\n")}\n`)
      .join("");
  } finally {
    snapshot.close();
  }
}

function describeStocks(market: string, stocks: readonly Instrument[], base: string): string[] {
  const addresses = stocks.map(({ symbol }) => `${base}/#/pages/analysis?code=${encodeURIComponent(symbol)}`);
  const widest = Math.max(0, ...addresses.map(({ length }) => length));
  const room = WIDTH - widest - 4;
  const lines = addresses.map((address, place) => {
    const { symbol = "", names = { en: "" } } = stocks[place] ?? {};
    const name = names.en === symbol || names.en.length > room ? "" : printable(names.en);
    return `  ${address.padEnd(widest)}  ${name}`.trimEnd();
  });
  return ["To look at it now:", `  npm start -- --market ${market}`, ...lines];
}

function describeMissing(parts: readonly MissingPart[]): string[] {
  if (parts.length === 0) return [];
  const widest = Math.max(...parts.map(({ brings }) => brings.length));
  const lines = parts.map(({ brings, file }) => `  ${brings.padEnd(widest)}  ${file}`);
  return ["Still missing, and a file that has it (import it in the same way):", ...lines];
}

function describeUnjoined(issues: ImportOutcome["issues"]): string[] {
  return issues
    .filter(({ code }) => UNJOINED.includes(code))
    .flatMap(({ detail }) => wrapped(`! ${printable(detail)}`, WIDTH));
}

/** What was delivered before what the market had; prices with accounts before prices alone. */
function shownStocks(snapshot: Snapshot, delivered: readonly string[]): readonly Instrument[] {
  const rank = ({ symbol, priceBasis, cik, delisted }: Instrument) =>
    (delivered.includes(symbol) ? 8 : 0) + (priceBasis !== null ? 4 : 0) + (cik !== null ? 2 : 0) + (delisted ? 0 : 1);
  return snapshot.instruments.toSorted((left, right) => rank(right) - rank(left)).slice(0, MAX_STOCKS);
}

function baseOf({ PUBLIC_URL, HOST, PORT }: Addresses): string {
  const host = HOST || "127.0.0.1";
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return PUBLIC_URL?.replace(/\/+$/, "") || `http://${name.includes(":") ? `[${name}]` : name}:${PORT || "8787"}`;
}
