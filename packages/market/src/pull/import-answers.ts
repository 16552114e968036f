import type { Day } from "@plumbline/core/time";
import { type ImportOutcome, importMarket } from "../ingest/index.ts";
import type { StoredAnswer } from "../providers/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import type { Pulling } from "./pulling.ts";

/** More files of one import are named together in a snapshot: then nobody knows which of them it has. */
const FILES_AT_ONCE = 9000;

/** What a pull has to import. */
export interface NewAnswers {
  readonly answers: readonly StoredAnswer[];
  /** Lists that say what the stocks are; they change every day, and are read where something else is new. */
  readonly lists: readonly string[];
  /** Stocks of the market that trade under another symbol now. */
  readonly renamed: ReadonlyMap<string, string>;
}

/**
 * Imports the answers that the market has not.
 *
 * @param held What the market is; null for a new one.
 * @returns null where all of them were imported before.
 */
export async function importAnswers(
  { answers, lists, renamed }: NewAnswers,
  held: Snapshot | null,
  { options: { dataDirectory, market, onProgress }, now }: Pulling,
): Promise<ImportOutcome | null> {
  const known = new Set(held?.manifest.sources.map(({ sha256 }) => sha256));
  const fresh = answers.filter(({ storedSha256 }) => !known.has(storedSha256));
  let outcome: ImportOutcome | null = null;
  for (let at = 0; at < fresh.length; at += FILES_AT_ONCE) {
    const paths = fresh.slice(at, at + FILES_AT_ONCE).map(({ path }) => path);
    outcome = await importMarket({
      dataDirectory,
      market,
      prices: paths,
      facts: [],
      reference: lists,
      targets: [],
      // The next part of the answers finds them renamed.
      ...(at === 0 && { renamed }),
      today: Math.floor(now / 86_400_000) as Day,
      ...(onProgress && { onProgress }),
    });
    if (outcome.result === "refused") return outcome;
  }
  return outcome;
}
