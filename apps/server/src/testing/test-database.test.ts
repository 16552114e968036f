import pg from "pg";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "./test-database.ts";

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
