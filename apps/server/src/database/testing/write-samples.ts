import type pg from "pg";
import type { SampleRow } from "./migration-sample.ts";
import { sampledMigrations } from "./migration-samples.ts";
import { SAMPLE_USERS, type SampleUser } from "./sample-user.ts";

/** Writes rows as they are, without asking any code of ours. */
export async function writeRows(client: pg.Client, rows: readonly SampleRow[]): Promise<void> {
  for (const sample of rows) {
    const names = Object.keys(sample.row);
    const values = Object.values(sample.row);
    if ("into" in sample) {
      const places = values.map((_, index) => `$${index + 1}`);
      await client.query(`insert into ${sample.into} (${names.join(", ")}) values (${places.join(", ")})`, values);
    } else await change(client, sample);
  }
}

async function change(client: pg.Client, { change: table, where, row }: Extract<SampleRow, { change: string }>) {
  const assignments = Object.keys(row).map((name, index) => `${name} = $${index + 1}`);
  const conditions = Object.keys(where).map((name, index) => `${name} = $${assignments.length + index + 1}`);
  const { rowCount } = await client.query(
    `update ${table} set ${assignments.join(", ")} where ${conditions.join(" and ")}`,
    [...Object.values(row), ...Object.values(where)],
  );
  if (rowCount !== 1) throw new Error(`A sample changes ${rowCount} rows of ${table} where it should change one.`);
}

/** Gives each sample user a row of everything that a user can have, in a database at the newest migration. */
export async function writeAllSamples(
  client: pg.Client,
  users: readonly SampleUser[] = Object.values(SAMPLE_USERS),
): Promise<void> {
  for (const { sample } of sampledMigrations()) {
    for (const user of users) await writeRows(client, sample.rows(user));
  }
}
