/** The orders of a run with very many trades, and of stocks whose symbols a spreadsheet would run. */
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { libraryStrategy } from "@plumbline/core/strategy";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import yauzl from "yauzl";
import { type AccountServer, startAccountServer } from "../../testing/account-server.ts";

let server: AccountServer;
let token: string;
const TRADES = 60_000;
/** OWASP, CSV injection: what makes a spreadsheet take a cell for a formula. */
const FORMULAS = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "|calc"];

const column = <Value>(value: (k: number) => Value) => Array.from({ length: TRADES }, (_, k) => value(k));
const RESULT = {
  trades: {
    code: column((k) => FORMULAS[k % 1000] ?? "ADAM"),
    entryDate: column(() => "2020-01-02"),
    entryPrice: column((k) => 10 + k / 1000),
    exitDate: column(() => "2020-01-09"),
    exitPrice: column((k) => 11 + k / 1000),
    quantity: column(() => 3),
    fees: column(() => 0),
    dividends: column(() => 0),
    profit: column((k) => (k === 5 ? null : 3)),
    return: column(() => 0.1),
    worst: column(() => -0.02),
    best: column(() => 0.12),
    reason: column((k) => (k === TRADES - 1 ? "open" : "signal")),
  },
};
/** Each trade is bought and, but for the last one, sold. */
const ORDERS = 2 * TRADES - 1;
const order = <Value>(value: (row: number) => Value) => Array.from({ length: ORDERS }, (_, row) => value(row));
const EXECUTIONS = {
  trade: order((row) => row >> 1),
  date: order((row) => (row % 2 === 0 ? "2020-01-02" : "2020-01-09")),
  side: order((row) => (row % 2 === 0 ? "buy" : "sell")),
  quantity: order(() => 3),
  price: order((row) => 10 + (row % 2) + (row >> 1) / 1000),
  fees: order(() => 0),
  reason: order(() => "signal"),
};
/** As the engine stores a result, and as it did up to version 4. */
const STORED = { "with executions": { ...RESULT, executions: EXECUTIONS }, "of an earlier engine": RESULT };
const ids = new Map(Object.keys(STORED).map((name) => [name, randomUUID()]));

beforeAll(async () => {
  server = await startAccountServer();
  const user = await server.register("exporter@example.org");
  token = user.accessToken;
  for (const [name, result] of Object.entries(STORED)) await store(ids.get(name) as string, user.id, result);
});
afterAll(() => server.close());

async function store(id: string, userId: string, result: object): Promise<void> {
  const at = server.now();
  const strategy = libraryStrategy("turn-of-month")?.strategy;
  const input = { universe: { market: true }, from: "2020-01-02", to: "2021-01-04", capital: 1000 };
  await server.database.db
    .insertInto("backtests")
    .values({
      id,
      user_id: userId,
      name: '=HYPERLINK("x")',
      strategy_id: "turn-of-month",
      strategy_version: null,
      strategy_saved_at: null,
      input: JSON.stringify({ ...input, costs: { rate: 0, slippage: 0 } }),
      strategy: JSON.stringify(strategy),
      market: "elsewhere",
      snapshot: "s",
      state: "done",
      error: null,
      summary: null,
      created_at: at,
      started_at: at,
      finished_at: at,
    })
    .execute();
  const stored = gzipSync(JSON.stringify(result));
  await server.database.db.insertInto("backtest_results").values({ backtest_id: id, result: stored }).execute();
}

async function exported(name: string, format: string) {
  const answer = await server.read(`orderExport?id=${ids.get(name)}&format=${format}`, { token });
  expect(answer.statusCode).toBe(200);
  return answer;
}

describe.each(Object.keys(STORED))("the orders of sixty thousand trades, %s,", (stored) => {
  it("are lines of a table in which no cell is a formula", async () => {
    const { body, headers } = await exported(stored, "csv");
    // Of a stream nobody knows the length before.
    expect(headers["content-length"]).toBeUndefined();
    const lines = body.split("\r\n");
    expect(lines).toHaveLength(1 + ORDERS + 1);
    // A line break in a symbol stands within quotes.
    const symbols = lines.slice(1, 15).map((line) => /^\d+,[^,]+,("[^"]*"|[^,]*),/.exec(line)?.[1]);
    expect(new Set(symbols)).toEqual(new Set(["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\t=1", '"\'\r=1"', "'|calc"]));
  });

  it("are the rows of JSON, in which what is missing is null", async () => {
    const { name, orders } = (await exported(stored, "json")).json();
    expect(name).toBe('=HYPERLINK("x")');
    expect(orders).toHaveLength(ORDERS);
    // Bought and sold by turns: the sale of the sixth trade is the twelfth order.
    expect(orders[11]).toMatchObject({ trade: 6, side: "sell", profit: null });
    expect(orders.at(-1)).toMatchObject({ trade: TRADES, side: "buy" });
  });

  it("are rows of a workbook whose texts are texts", async () => {
    const { rawPayload } = await exported(stored, "xlsx");
    const zip = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(rawPayload, {
      lazyEntries: true,
    });
    const sheet = await new Promise<string>((resolve, reject) => {
      zip.on("entry", (entry: yauzl.Entry) => {
        if (entry.fileName !== "xl/worksheets/sheet1.xml") return zip.readEntry();
        zip.openReadStream(entry, async (error, stream) => {
          if (error) return reject(error);
          resolve(Buffer.concat(await stream.toArray()).toString());
        });
      });
      zip.readEntry();
    });
    expect(sheet.match(/<row>/g)).toHaveLength(1 + ORDERS);
    expect(sheet).not.toContain("<f>");
    expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>');
    // Excel counts 1 January 2020 as day 43831; the purchases are of the day after, the sales of a week later.
    expect(sheet.match(/<c s="1"><v>43832<\/v><\/c>/g)).toHaveLength(TRADES);
    expect(sheet.match(/<c s="1"><v>43839<\/v><\/c>/g)).toHaveLength(TRADES - 1);
  });

  it("are amounts of money without the noise of doubles", async () => {
    const { orders } = (await exported(stored, "json")).json() as { orders: { amount: number }[] };
    // 3 shares at 10.001, 10.002 and so on; three times 10.1 is 30.299999999999997 in doubles.
    expect([orders[2]?.amount, orders[200]?.amount]).toEqual([30.003, 30.3]);
    expect(orders.filter(({ amount }) => !/^\d+(\.\d{1,6})?$/.test(String(amount)))).toEqual([]);
  });
});
