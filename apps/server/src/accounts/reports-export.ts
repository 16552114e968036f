import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/index.ts";

/** The reports that a user asked a language model for, and what they cost, for the export of own data. */
export async function reportRunsOf(db: Kysely<Tables>, userId: string): Promise<Readonly<Record<string, unknown>>> {
  const [reportRuns, askedReports] = await Promise.all([
    db
      .selectFrom("report_runs")
      .select(["market", "code", "language", "as_of", "snapshot", "model", "state", "error"])
      .select(["input_tokens", "output_tokens", "currency", "created_at", "finished_at"])
      // In millionths of the currency, as a number.
      .select(({ ref }) => sql<number | null>`${ref("cost")}::double precision`.as("cost"))
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .execute(),
    db
      .selectFrom("report_askers")
      .innerJoin("report_runs", "report_runs.id", "run_id")
      .select(["market", "code", "language", "asked_at", "left_at"])
      .where("report_askers.user_id", "=", userId)
      .orderBy("asked_at")
      .execute(),
  ]);
  return { reportRuns, askedReports };
}
