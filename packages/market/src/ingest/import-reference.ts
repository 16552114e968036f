import type { Issue, Membership, ReferenceSeries } from "../model/index.ts";
import type { LocatedFile } from "../sources/files/index.ts";
import {
  type ReferenceAttributes,
  type ReferenceFormat,
  readReference,
  reconcileMemberships,
} from "../sources/reference/index.ts";
import { readTickers } from "../sources/sec/index.ts";
import { fileIssue } from "./file-issue.ts";
import type { ImportRun } from "./import-run.ts";
import { mergeSeries } from "./merge-series.ts";
import type { SecurityMaster } from "./security-master.ts";
import type { Survey } from "./survey.ts";
import type { SurveyRun } from "./survey-run.ts";

/** Indices of stocks that trade in the United States. */
const US_INDICES: ReadonlySet<string> = new Set(["sp500"]);

/** What the lists of a delivery bring. */
export interface ReadReference {
  /** Lines of lists, series and memberships that could be used. */
  readonly delivered: number;
  /** Reference series of the delivery. */
  readonly series: readonly ReferenceSeries[];
  /** Spells in indices, those that the market has too. */
  readonly memberships: readonly Membership[];
}

/**
 * Reads lists of symbols and constituents, membership histories and reference series.
 *
 * @param survey The files.
 * @param master Receives what the lists state about symbols and companies.
 * @param run The import.
 */
export async function readReferences(survey: Survey, master: SecurityMaster, run: SurveyRun): Promise<ReadReference> {
  const listed = await importTickers(survey.tickers, master, run);
  const lists: ReadList[] = [];
  for (const { file, kind } of survey.reference) lists.push(await readList(file, kind, run));
  lists.sort((left, right) => left.authority - right.authority || left.vintage - right.vintage);
  for (const { attributes, vintage, isOfUs } of lists) {
    for (const entry of attributes) {
      master.addReference(entry, vintage < 0 ? undefined : vintage);
      if (isOfUs) master.addUsMember(entry.symbol);
    }
  }
  const delivery = lists.flatMap((list) => list.memberships);
  const before = run.parent?.memberships ?? [];
  const memberships = reconcileMemberships([...before, ...delivery]);
  for (const { index, symbol } of [...before, ...delivery]) {
    if (US_INDICES.has(index)) master.addUsMember(symbol);
  }
  const series = lists.flatMap((list) => list.series);
  const delivered = lists.reduce((sum, list) => sum + list.attributes.length, listed + delivery.length + series.length);
  return { delivered, series, memberships };
}

/**
 * Retains and extends the memberships and series that the market already has.
 *
 * @returns How many series the market has now.
 */
export function importReference({ series, memberships }: ReadReference, run: ImportRun): number {
  run.writer.addMemberships(memberships);
  return writeSeries(series, run);
}

async function importTickers(files: Survey["tickers"], master: SecurityMaster, run: SurveyRun): Promise<number> {
  let listed = 0;
  for (const { file } of files) {
    try {
      for (const company of await readTickers(file)) {
        master.addListed(company);
        listed += 1;
      }
    } catch (error) {
      run.found([fileIssue(file, error)]);
    }
  }
  return listed;
}

interface ReadList {
  /** Lists of an index's constituents are maintained with care, databases of everything are not. */
  readonly authority: number;
  /** The newest day that the list mentions, or the date in its name. */
  readonly vintage: number;
  /** True for a list of nothing but US listings. */
  readonly isOfUs: boolean;
  readonly attributes: ReferenceAttributes[];
  readonly memberships: Membership[];
  readonly series: ReferenceSeries[];
}

async function readList(file: LocatedFile, format: ReferenceFormat, run: SurveyRun): Promise<ReadList> {
  const attributes: ReferenceAttributes[] = [];
  const spells: (readonly Membership[])[] = [];
  const series: ReferenceSeries[] = [];
  const issues: Issue[] = [];
  try {
    for await (const reading of readReference(await file.open(), { format, name: file.name })) {
      if (reading.kind === "attributes") attributes.push(reading.attributes);
      else if (reading.kind === "memberships") spells.push(reading.memberships);
      else if (reading.kind === "series") series.push(reading.series);
      else issues.push(reading.issue);
    }
    run.found(issues);
  } catch (error) {
    // What stands before the fault is as doubtful as what follows it.
    run.found([fileIssue(file, error)]);
    for (const read of [attributes, spells, series]) read.length = 0;
  }
  const authority = format.kind === "index-constituents" ? 1 : 0;
  const isOfUs = format.source === "nasdaq";
  return {
    authority,
    isOfUs,
    vintage: vintageOf(file.name, attributes),
    attributes,
    memberships: spells.flat(),
    series,
  };
}

function vintageOf(name: string, attributes: readonly ReferenceAttributes[]): number {
  const newest = attributes.reduce((latest, { indexAdded }) => Math.max(latest, indexAdded ?? -1), -1);
  const named = /(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(name)?.[0];
  const dated = named === undefined ? Number.NaN : Date.parse(named) / 86_400_000;
  return Number.isNaN(dated) ? newest : Math.max(newest, dated);
}

function writeSeries(delivered: readonly ReferenceSeries[], { parent, writer }: ImportRun): number {
  const series = new Map<string, ReferenceSeries>();
  const existing = parent?.seriesNames.flatMap((name) => parent.series(name) ?? []) ?? [];
  for (const entry of [...existing, ...delivered]) {
    const older = series.get(entry.name);
    series.set(entry.name, older === undefined ? entry : mergeSeries(older, entry));
  }
  for (const entry of series.values()) writer.addSeries(entry);
  return series.size;
}
