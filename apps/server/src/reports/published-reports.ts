import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { type LanguageCode, MAX_REPORT_VERSIONS, type WireReportVersion } from "@plumbline/contract";
import type { EvidenceItem, Report } from "@plumbline/core/report";
import type { Kysely } from "kysely";
import type { Tables } from "../database/index.ts";

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** Whose versions are meant. */
export interface ReportShelf {
  readonly market: string;
  readonly code: string;
  readonly language: LanguageCode;
}

/** What a version says and rests on. */
export interface VersionContent {
  readonly report: Report;
  /** All that was known, so that a later version can be compared with what this one did not say. */
  readonly items: readonly EvidenceItem[];
}

/** A version to be published. */
export interface NewVersion extends VersionContent {
  readonly asOf: string;
  readonly snapshot: string;
  /** SHA-256 in hexadecimal digits. */
  readonly hash: string;
  /** Null of one that the rules wrote. */
  readonly model: string | null;
}

const COLUMNS = ["id", "as_of", "snapshot", "hash", "model", "language", "published_at"] as const;

/**
 * Publishes a version: the same inputs are published once, whoever asks and on whichever server. The oldest ones go when there are more
 * than a list shows.
 *
 * @returns The version, and whether it is new.
 */
export async function publishVersion(
  db: Kysely<Tables>,
  shelf: ReportShelf,
  version: NewVersion,
): Promise<{ readonly version: WireReportVersion; readonly isNew: boolean }> {
  const { report, items, asOf, snapshot, hash, model } = version;
  const content = await compress(JSON.stringify({ report, items } satisfies VersionContent));
  return db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto("reports")
      .values({ id: randomUUID(), ...shelf, as_of: asOf, snapshot, hash: Buffer.from(hash, "hex"), model, content })
      .onConflict((conflict) => conflict.columns(["market", "code", "language", "hash"]).doNothing())
      .returning(COLUMNS)
      .executeTakeFirst();
    if (added) {
      await removeOldVersions(transaction, shelf);
      return { version: wireVersion(added), isNew: true };
    }
    const known = await versionByHash(transaction, shelf, [hash]);
    if (known === null) throw new Error("A version of a report that is there cannot be found.");
    return { version: known, isNew: false };
  });
}

/** The versions of a shelf as of a day, newest first. */
export async function listVersions(
  db: Kysely<Tables>,
  shelf: ReportShelf,
  { upTo, limit = MAX_REPORT_VERSIONS }: { readonly upTo: string; readonly limit?: number },
): Promise<readonly WireReportVersion[]> {
  const rows = await db
    .selectFrom("reports")
    .select(COLUMNS)
    .where((row) => row.and(shelf))
    .where("as_of", "<=", upTo)
    .orderBy("as_of", "desc")
    .orderBy("published_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(wireVersion);
}

/** Which version was published last; empty where there is none. */
export async function lastPublished(db: Kysely<Tables>, shelf: ReportShelf): Promise<string> {
  const row = await db
    .selectFrom("reports")
    .select("id")
    .where((where) => where.and(shelf))
    .orderBy("published_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? "";
}

/** The version of inputs; of several hashes that of the first one that has any. */
export async function versionByHash(
  db: Kysely<Tables>,
  shelf: ReportShelf,
  hashes: readonly string[],
): Promise<WireReportVersion | null> {
  const rows = await db
    .selectFrom("reports")
    .select(COLUMNS)
    .where((row) => row.and(shelf))
    .where(
      "hash",
      "in",
      hashes.map((hash) => Buffer.from(hash, "hex")),
    )
    .execute();
  const versions = new Map(rows.map(wireVersion).map((version) => [version.hash, version]));
  return hashes.flatMap((hash) => versions.get(hash) ?? [])[0] ?? null;
}

/** A version with its content; null where the shelf has none of this id on that day. */
export async function readVersion(
  db: Kysely<Tables>,
  shelf: ReportShelf,
  { id, upTo }: { readonly id: string; readonly upTo: string },
): Promise<(VersionContent & { readonly version: WireReportVersion }) | null> {
  const row = await db
    .selectFrom("reports")
    .select([...COLUMNS, "content"])
    .where((where) => where.and(shelf))
    .where("id", "=", id)
    .where("as_of", "<=", upTo)
    .executeTakeFirst();
  if (!row) return null;
  const content: VersionContent = JSON.parse((await expand(row.content)).toString());
  return { ...content, report: withoutTrends(content.report), version: wireVersion(row) };
}

/** Versions of earlier writers told the growth of the company of one of its parts. */
function withoutTrends(report: Report): Report {
  return { ...report, products: report.products.map((product) => ({ ...product, trend: null })) };
}

type VersionRow = Pick<
  { [Column in keyof Tables["reports"]]: Tables["reports"][Column] },
  "id" | "as_of" | "snapshot" | "hash" | "model" | "language"
> & { readonly published_at: Date };

function wireVersion({
  id,
  as_of: asOf,
  snapshot,
  hash,
  model,
  language,
  published_at,
}: VersionRow): WireReportVersion {
  return {
    id,
    asOf,
    publishedAt: published_at.toISOString(),
    dataVersion: snapshot,
    hash: hash.toString("hex"),
    writer: model === null ? "rules" : "model",
    model,
    language,
  };
}

async function removeOldVersions(transaction: Kysely<Tables>, shelf: ReportShelf): Promise<void> {
  const kept = transaction
    .selectFrom("reports")
    .select("id")
    .where((row) => row.and(shelf))
    .orderBy("as_of", "desc")
    .orderBy("published_at", "desc")
    .limit(MAX_REPORT_VERSIONS);
  await transaction
    .deleteFrom("reports")
    .where((row) => row.and(shelf))
    .where("id", "not in", kept)
    .execute();
}
