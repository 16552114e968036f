import type { OutputOf, ParsedInputOf, updateReport, WireReportVersion } from "@plumbline/contract";
import type { Kysely } from "kysely";
import type { AccountsContext } from "../../accounts/index.ts";
import { featureAccess, featureMissing } from "../../billing/index.ts";
import type { Tables } from "../../database/index.ts";
import { Failure, type User } from "../../http/index.ts";
import {
  listVersions,
  modelHash,
  presentEvidence,
  presentReport,
  publishVersion,
  type ReportEvidence,
  type ReportGuards,
  type ReportShelf,
  readVersion,
  reportAccess,
  versionByHash,
} from "../../reports/index.ts";
import type { ReportSource } from "./report.ts";
import { reportedStock } from "./reported-stock.ts";
import { wireChanges } from "./wire-report.ts";

type Answer = OutputOf<typeof updateReport>;

/** An update as it is asked for. */
interface Update {
  readonly input: ParsedInputOf<typeof updateReport>;
  readonly language: WireReportVersion["language"];
  readonly user: User;
  readonly context: AccountsContext;
  readonly guards: ReportGuards;
}

/**
 * Publishes a new report of a stock if its inputs changed.
 *
 * @throws {Failure} `forbidden` to who may not read the whole report; of what is wrong with a run of a model.
 */
export async function updated(
  { input, language, user, context, guards }: Update,
  source: Omit<ReportSource, "access">,
): Promise<Answer> {
  const { served, turn, reports } = source;
  const instrument = reportedStock(served.snapshot, input.code);
  const { db } = context.database;
  const asking = { user, snapshot: served.snapshot, instrument };
  const access = await turn.releaseWhile(reportAccess(guards, asking));
  if (access.scope !== "whole") throw new Failure("forbidden");
  const modelAccess = await turn.releaseWhile(featureAccess({ ...guards, user }, "modelReports"));
  const written = input.language ?? language;
  const shelf = { market: served.snapshot.manifest.market, code: instrument.symbol, language: written };
  const question = { instrument, language: written };
  const writer = input.writer ?? (reports.runs === null || !modelAccess.isAllowed ? "rules" : "model");
  if (writer === "rules") return byRules({ db, shelf }, source, question);
  if (reports.runs === null) throw new Failure("invalidParameter", { phrase: "no language model", field: "writer" });
  if (!modelAccess.isAllowed) throw featureMissing(modelAccess);
  const { runs } = reports;
  const evidence = await presentEvidence(served, question);
  const hash = modelHash(evidence, written, runs.configuration.model);
  const known = await turn.releaseWhile(versionByHash(db, shelf, [hash]));
  if (known) return unchanged(known, evidence);
  const asked = { shelf, snapshot: served.snapshot.manifest.id, evidence, hash, userId: user.id };
  const { id, isShared, estimate } = await turn.releaseWhile(runs.ask(db, asked));
  return { outcome: "started", run: id, isShared, estimate };
}

async function byRules(
  { db, shelf }: { readonly db: Kysely<Tables>; readonly shelf: ReportShelf },
  { served, turn }: Omit<ReportSource, "access">,
  question: Parameters<typeof presentReport>[1],
): Promise<Answer> {
  const { report, evidence, hash } = await presentReport(served, question);
  const { asOf } = evidence;
  const content = { report, items: evidence.items };
  return turn.releaseWhile(
    (async () => {
      const known = await versionByHash(db, shelf, [hash]);
      if (known) return unchanged(known, evidence);
      const [last] = await listVersions(db, shelf, { upTo: asOf, limit: 1 });
      const { id: snapshot } = served.snapshot.manifest;
      const { version, isNew } = await publishVersion(db, shelf, { ...content, asOf, snapshot, hash, model: null });
      // Another one has asked for the same in the meantime.
      if (!isNew) return unchanged(version, evidence);
      const before = last && (await readVersion(db, shelf, { id: last.id, upTo: asOf }));
      return { outcome: "published", version, changes: before ? wireChanges(before, content) : null };
    })(),
  );
}

/** What was looked at. */
function unchanged(version: WireReportVersion, { items, asOf }: ReportEvidence): Answer {
  const kinds = Map.groupBy(items, ({ kind }) => kind);
  const filed = items.flatMap((item) => {
    if (item.kind === "passage") return [item.source.filedAt];
    return item.figure.value === null ? [] : (item.figure.provenance.filedAt ?? []);
  });
  return {
    outcome: "unchanged",
    version,
    looked: {
      items: [...kinds].map(([kind, of]) => ({ kind, count: of.length })),
      lastFiled: filed.toSorted().at(-1) ?? null,
      lastDay: asOf,
    },
  };
}
