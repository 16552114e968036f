import pg from "pg";
import { describe, expect, it } from "vitest";
import { migrate, openDatabase } from "../database/index.ts";
import { keepingLogger } from "../database/testing/keeping-logger.ts";
import { createMigratedDatabase, createTestDatabase } from "./test-database.ts";

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  return client
    .query(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

describe("a database for tests", () => {
  it("is empty, and nobody else's", async () => {
    const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await ask(first.url, "create table here (id integer)");
    expect(await ask(second.url, "select to_regclass('here') as found")).toEqual([{ found: null }]);
    await Promise.all([first.drop(), second.drop()]);
  });

  it("has all our tables where that is asked for, as migrations make them, and is nobody else's then either", async () => {
    const [first, second, migrated] = await Promise.all([
      createMigratedDatabase(),
      createMigratedDatabase(),
      createTestDatabase(),
    ]);
    const { logger } = keepingLogger();
    const [own, other] = [first, migrated].map(({ url }) => openDatabase({ url, logger }));
    expect(await own?.withClient(() => migrate(own))).toEqual([]);
    expect(await other?.withClient(() => migrate(other))).not.toEqual([]);
    const columns =
      "select table_name, column_name, data_type from information_schema.columns where table_schema = 'plumbline' order by 1, 2";
    expect(await ask(first.url, columns)).toEqual(await ask(migrated.url, columns));
    await ask(first.url, "drop table users cascade");
    expect(await ask(second.url, "select count(*)::int as users from users")).toEqual([{ users: 0 }]);
    await Promise.all([own?.close(), other?.close()]);
    await Promise.all([first, second, migrated].map(({ drop }) => drop()));
  });

  it("is gone once it is dropped, even if someone is connected", async () => {
    const { url, drop } = await createTestDatabase();
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    await client.connect();
    await drop();
    await expect(client.query("select 1")).rejects.toThrow();
    await expect(ask(url, "select 1")).rejects.toMatchObject({ code: "3D000" });
  });
});
