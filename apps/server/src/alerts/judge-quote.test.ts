import type { WireAlertCondition } from "@plumbline/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Account, type AccountServer, startAccountServer } from "../testing/account-server.ts";
import { evaluateQuotes } from "./evaluate-quotes.ts";
import { evaluateSnapshot } from "./evaluate-snapshot.ts";
import type { Quote } from "./judge-quote.ts";

// On the tiny market ADAM has closed at 55.61 on 2024-06-28, a cent above the day before.
const SYMBOL = "ADAM";
let server: AccountServer;
let ada: Account;
beforeAll(async () => {
  server = await startAccountServer();
  ada = await server.register("ada@example.org");
});
afterAll(() => server.close());

const quoteAt = (price: number, previousClose = 55.61): Quote => ({
  symbol: SYMBOL,
  price,
  change: price / previousClose - 1,
  day: "2024-07-01",
});

/** Makes an alert while a stock trades at a price; null: while nobody knows one. */
async function made(condition: WireAlertCondition, quote: Quote | null): Promise<string> {
  const given = { code: SYMBOL, name: "Mine", channels: [], condition };
  const { id } = (await server.post("alerts/create", given, { token: ada.accessToken })).json().data;
  // The server has nobody who supplies prices of the moment: as long as the alert has seen nothing, it is judged again with one.
  await expect.poll(async () => (await stored(id)).evaluated).toBe(1);
  const begun = { evaluated: 0, last_side: null, last_value: null, memory: null };
  await server.database.db.updateTable("alerts").set(begun).where("id", "=", id).execute();
  await judge(quote);
  return id;
}

/** Holds the alerts that have not seen the snapshot against it. */
async function judge(quote: Quote | null): Promise<void> {
  const served = server.market.served;
  if (!served) throw new Error("No market is served.");
  const hits = { of: () => Promise.resolve(null), detail: () => Promise.resolve(null) } as never;
  const { context } = server.accounts;
  await evaluateSnapshot({ context, served, hits, quoteOf: () => quote, isOver: () => false });
}

const stored = (id: string) =>
  server.database.db.selectFrom("alerts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** How often an alert rings as prices come. */
async function ringsOf(id: string, quotes: readonly Quote[]): Promise<readonly number[]> {
  const rings: number[] = [];
  const { snapshot } = server.market.served as NonNullable<typeof server.market.served>;
  for (const quote of quotes) {
    const before = (await stored(id)).crossings;
    await evaluateQuotes(server.accounts.context, snapshot, { quotes: [quote], arms: false });
    rings.push((await stored(id)).crossings - before);
  }
  return rings;
}

it("an alert that is made while a stock trades begins at that price, not at the close before", async () => {
  // It closed above 52 and trades below it.
  const id = await made({ kind: "price", direction: "above", line: 52 }, quoteAt(51.9));
  expect(await stored(id)).toMatchObject({ last_side: 0, last_value: 51.9, evaluated: 1, crossings: 0 });
  expect(await ringsOf(id, [quoteAt(51.95), quoteAt(52), quoteAt(52.1)])).toEqual([0, 1, 0]);
});

/** Holds an alert against the market once more, as a snapshot does that brings filings during a session. */
async function judgedAgain(id: string): Promise<void> {
  await server.database.db.updateTable("alerts").set({ evaluated: 0 }).where("id", "=", id).execute();
  await judge(null);
}

it("a snapshot that still has the close before changes nothing of what a session has shown", async () => {
  // It closed below 60, rises above it, and would be armed again by that close.
  const risen = await made({ kind: "price", direction: "above", line: 60 }, quoteAt(57));
  expect(await ringsOf(risen, [quoteAt(60.5)])).toEqual([1]);
  await judgedAgain(risen);
  expect(await ringsOf(risen, [quoteAt(60.6)])).toEqual([0]);
  // It closed above 50, falls below it, and would ring by that close.
  const fallen = await made({ kind: "price", direction: "above", line: 50 }, quoteAt(49));
  await judgedAgain(fallen);
  expect(await stored(fallen)).toMatchObject({ last_side: 0, crossings: 0, evaluated: 1 });
  expect(await ringsOf(fallen, [quoteAt(50.1)])).toEqual([1]);
});

it("where no price of the moment is known it begins at the last close", async () => {
  const id = await made({ kind: "price", direction: "above", line: 52 }, null);
  expect(await stored(id)).toMatchObject({ last_side: 1, last_value: 55.61 });
  expect(await ringsOf(id, [quoteAt(51.9), quoteAt(52)])).toEqual([0, 0]);
});

it("an alert on the change of one day rings as the price moves, one on that of a month by closes alone", async () => {
  const day = await made({ kind: "change", period: "1d", direction: "below", line: -0.05 }, quoteAt(55.6));
  const month = await made({ kind: "change", period: "1m", direction: "below", line: -0.05 }, quoteAt(55.6));
  // 52.83 is 5.0 % below 55.61, 52.8 is more; half a point back it is armed again.
  const prices = [quoteAt(53), quoteAt(52.8), quoteAt(52.9), quoteAt(53.2), quoteAt(52.7)];
  expect(await ringsOf(day, prices)).toEqual([0, 1, 0, 0, 1]);
  expect(await ringsOf(month, [quoteAt(40)])).toEqual([0]);
});

it("a price whose close before is not known rings no change", async () => {
  const id = await made({ kind: "change", period: "1d", direction: "below", line: -0.05 }, quoteAt(55.6));
  expect(await ringsOf(id, [{ ...quoteAt(40), change: null }])).toEqual([0]);
  // An alert that is made then begins at the last close, which rose by a cent.
  const begun = await made(
    { kind: "change", period: "1d", direction: "below", line: -0.05 },
    { ...quoteAt(40), change: null },
  );
  expect((await stored(begun)).last_side).toBe(0);
  expect(await ringsOf(begun, [quoteAt(40)])).toEqual([1]);
});
