import type {
  OutputOf,
  ParsedInputOf,
  report as reportCall,
  WireReportVersion,
  WireWholeReport,
} from "@plumbline/contract";
import { formatDay } from "@plumbline/core/time";
import { asOfDay } from "@plumbline/market/companies";
import { DatabaseUnavailable } from "../../database/index.ts";
import { Failure, type Turn } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import {
  modelHash,
  presentReport,
  type ReportAccess,
  type ReportShelf,
  type Reports,
  readVersion,
  shownItems,
  type VersionContent,
  versionByHash,
} from "../../reports/index.ts";
import { reportedStock } from "./reported-stock.ts";
import { wireChanges, wireTeaser } from "./wire-report.ts";

/** What a report is answered from. */
export interface ReportSource {
  readonly turn: Turn;
  readonly served: ServedMarket;
  readonly access: ReportAccess;
  readonly reports: Reports;
}

type Answer = OutputOf<typeof reportCall>;
type Input = ParsedInputOf<typeof reportCall>;

/** A report as it is shown. */
interface Shown extends VersionContent {
  readonly hash: string;
  readonly version: WireReportVersion | null;
}

/** The written report of a stock for a reader: all of it, or its teaser. */
export const reportRoute = async (
  { input, language }: { readonly input: Input; readonly language: Answer["language"] },
  source: ReportSource,
): Promise<Answer> => {
  const { snapshot } = source.served;
  const instrument = reportedStock(snapshot, input.code);
  const written = input.language ?? language;
  const shelf = { market: snapshot.manifest.market, code: instrument.symbol, language: written };
  const shown =
    input.version === undefined
      ? await present(source, shelf, input)
      : await published(source, shelf, { ...input, id: input.version });
  const { report, items } = shown;
  return {
    symbol: instrument.symbol,
    names: instrument.names,
    language: written,
    access: source.access,
    teaser: wireTeaser(report, items),
    whole: source.access.scope === "whole" ? await wholeOf(source, shelf, { shown, input }) : null,
  };
};

/** The report of the present evidence: as a model has written it, or else the rules. */
async function present(
  { turn, served, reports }: ReportSource,
  shelf: ReportShelf,
  { code, asOf }: Input,
): Promise<Shown> {
  const instrument = reportedStock(served.snapshot, code);
  const { language } = shelf;
  const { report, evidence, hash } = await presentReport(served, { instrument, language, asOf });
  const model = reports.runs?.configuration.model;
  const hashes = [...(model === undefined ? [] : [modelHash(evidence, language, model)]), hash];
  const stored = await turn.releaseWhile(storedVersion(reports, shelf, { hashes, upTo: evidence.asOf }));
  if (stored !== null && stored.version.writer === "model") return { ...stored, hash: stored.version.hash };
  return { report, items: evidence.items, hash, version: stored?.version ?? null };
}

/** The version of the present inputs; while the database is away none is known, and the rules write. */
async function storedVersion(
  { versions }: Reports,
  shelf: ReportShelf,
  { hashes, upTo }: { readonly hashes: readonly string[]; readonly upTo: string },
) {
  if (versions === null) return null;
  try {
    const version = await versionByHash(versions, shelf, hashes);
    return version && (await readVersion(versions, shelf, { id: version.id, upTo }));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return null;
    throw error;
  }
}

/** @throws {Failure} `notFound` of a version that there is not, or was not yet on the day. */
async function published(
  { turn, served, reports }: ReportSource,
  shelf: ReportShelf,
  { id, asOf }: Input & { readonly id: string },
): Promise<Shown & { readonly version: WireReportVersion }> {
  const upTo = formatDay(asOfDay(served.snapshot, asOf));
  const found = reports.versions && (await turn.releaseWhile(readVersion(reports.versions, shelf, { id, upTo })));
  if (!found) throw new Failure("notFound");
  return { ...found, hash: found.version.hash };
}

async function wholeOf(
  source: ReportSource,
  shelf: ReportShelf,
  { shown, input }: { readonly shown: Shown; readonly input: Input },
): Promise<WireWholeReport> {
  const { report, items, hash, version } = shown;
  const before = input.against === undefined ? null : await published(source, shelf, { ...input, id: input.against });
  return { report, hash, version, items: shownItems(report, items), changes: before && wireChanges(before, shown) };
}
