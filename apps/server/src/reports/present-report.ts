import type { Report } from "@plumbline/core/report";
import { formatDay } from "@plumbline/core/time";
import type { ReportLanguage } from "@plumbline/core/words";
import { asOfDay } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import { LRUCache } from "lru-cache";
import type { ServedMarket } from "../market-access/index.ts";
import { evidenceHash, type ReportEvidence, reportEvidence } from "./report-evidence.ts";
import { writeReport } from "./writer/write-report.ts";

/** Raised whenever the rules write the same evidence differently. */
const RULES_VERSION = "rules 4";

/** Evidence of a stock is some 300 KB: those that readers look at now. */
const MAX_KEPT = 64;

/** A report with all that it is made from. */
export interface PresentReport {
  readonly evidence: ReportEvidence;
  readonly report: Report;
  /** SHA-256 of its inputs, which names it. */
  readonly hash: string;
}

/** What is asked for. */
export interface ReportQuestion {
  readonly instrument: Instrument;
  readonly language: ReportLanguage;
  /** The market's own today unless given. */
  readonly asOf?: string | undefined;
}

const kept = new WeakMap<Snapshot, LRUCache<string, ReportEvidence>>();

/**
 * The evidence of a stock as of a day, with the names that companies have in the language of the report.
 *
 * @throws {Failure} `unavailable` if the screening of the day cannot be computed now.
 */
export async function presentEvidence(
  served: Pick<ServedMarket, "snapshot" | "screenings">,
  question: ReportQuestion,
): Promise<ReportEvidence> {
  return namedIn(await gathered(served, question), served.snapshot, question.language);
}

/** That of the stocks that were asked for last stays in memory, with its snapshot. */
async function gathered(
  served: Pick<ServedMarket, "snapshot" | "screenings">,
  { instrument, asOf }: ReportQuestion,
): Promise<ReportEvidence> {
  const { snapshot } = served;
  const cache = kept.get(snapshot) ?? new LRUCache<string, ReportEvidence>({ max: MAX_KEPT });
  kept.set(snapshot, cache);
  const key = `${formatDay(asOfDay(snapshot, asOf))} ${instrument.symbol}`;
  const known = cache.get(key);
  if (known) return known;
  const evidence = await reportEvidence(served, instrument, asOf);
  cache.set(key, evidence);
  return evidence;
}

function namedIn(evidence: ReportEvidence, snapshot: Snapshot, language: ReportLanguage): ReportEvidence {
  const nameOf = (code: string | null, name: string) =>
    (code === null ? null : snapshot.find(code)?.names[language]) ?? name;
  return {
    ...evidence,
    name: nameOf(evidence.code, evidence.name),
    competitors: evidence.competitors.map((competitor) => ({
      ...competitor,
      name: nameOf(competitor.code, competitor.name),
    })),
  };
}

/**
 * The report of a stock as of a day, written by rules.
 *
 * @throws {Failure} `unavailable` if the screening of the day cannot be computed now.
 */
export async function presentReport(
  served: Pick<ServedMarket, "snapshot" | "screenings">,
  question: ReportQuestion,
): Promise<PresentReport> {
  const evidence = await presentEvidence(served, question);
  const { language } = question;
  return { evidence, report: writeReport(evidence, language), hash: rulesHash(evidence, language) };
}

/** The hash of the inputs of a report that rules write. */
export function rulesHash(evidence: ReportEvidence, language: ReportLanguage): string {
  return evidenceHash(evidence, { writerVersion: RULES_VERSION, language });
}
