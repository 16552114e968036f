import { recordedMarkets, walkRecord } from "@plumbline/market/record";
import { CommandError } from "./command-error.ts";
import type { Terminal } from "./terminal.ts";

export interface RecordWords {
  readonly name: string | null;
  /** A hash that somebody noted earlier. */
  readonly head: string | null;
}

/**
 * Compares every entry of the records with the hashes that cover it, and names the first that is not as it was written.
 *
 * @returns The exit code: 1 when one is broken, or lacks the hash that was noted.
 */
export async function runRecord({ name, head }: RecordWords, { dataDirectory, out }: Terminal): Promise<number> {
  const markets = name === null ? recordedMarkets(dataDirectory) : [name];
  if (head !== null && markets.length !== 1) {
    throw new CommandError(2, "A hash is looked for in one record: name its market with --name NAME.");
  }
  if (markets.length === 0) out(`Nothing is recorded in ${dataDirectory}.\n`);
  const verdicts: boolean[] = [];
  for (const market of markets) verdicts.push(await verifyOne(market, head, { dataDirectory, out }));
  return verdicts.includes(false) ? 1 : 0;
}

async function verifyOne(
  market: string,
  sought: string | null,
  { dataDirectory, out }: Pick<Terminal, "dataDirectory" | "out">,
): Promise<boolean> {
  let [first, isFound]: [string | null, boolean] = [null, false];
  const { broken, entries, head } = await walkRecord(dataDirectory, market, {
    visit: (entry, hash) => {
      if (entry.entry === "publication") first ??= entry.day;
      isFound ||= hash === sought;
    },
  });
  if (broken) {
    const place = broken.line === null ? broken.file : `${broken.file}, line ${broken.line}`;
    const day = broken.day === null ? "" : ` (publication of ${broken.day})`;
    out(`${market}: BROKEN at ${place}${day}\n  ${broken.detail}\n  ${entries} entries before it are whole.\n`);
    return false;
  }
  if (head === null) {
    out(`${market}: nothing is recorded.\n`);
    return sought === null;
  }
  out(`${market}: whole, ${entries} entries from ${first ?? head.day} to ${head.day}\n  head ${head.hash}\n`);
  if (sought !== null) out(`  ${isFound ? "contains" : "DOES NOT CONTAIN"} ${sought}\n`);
  return sought === null || isFound;
}
