import { afterEach, describe, expect, it } from "vitest";
import { Alerts } from "../../alerts/index.ts";
import { Backtests } from "../../backtests/index.ts";
import { type AccountServer, startAccountServer } from "../../testing/account-server.ts";
import { publishUntil } from "../../testing/one-price-market.ts";
import { publishTinyMarket } from "../../testing/tiny-market.ts";

/** ADAM costs 1 on the last of April 2024, and 55.61 on 2024-06-28, the last day of the tiny market. */
const ABOVE_50 = { kind: "price", direction: "above", line: 50 } as const;
/** The fourteenth day after the last, and the one after that. */
const [FRESH, OLD] = ["2024-07-12T12:00:00Z", "2024-07-13T12:00:00Z"];

let now = OLD;
const clock = () => new Date(now);
let server: AccountServer;
let backtests: Backtests;
let watching: Alerts;
let token: string;
afterEach(async () => {
  await watching.close();
  await backtests.close();
  await server.close();
});

/** A server whose present is a day, and alerts that look at its market when they are told to. */
async function start(present: string, publish: (folder: string) => Promise<unknown>): Promise<void> {
  now = present;
  server = await startAccountServer({}, { publish, clock });
  const { accounts, market, dataDirectory } = server;
  backtests = new Backtests({ accounts, market, dataDirectory, clock, logger: server.app.log });
  watching = new Alerts({
    accounts,
    market,
    backtests,
    dataDirectory,
    clock,
    logger: server.app.log,
    address: () => "",
  });
  token = (await server.register("resting@example.org")).accessToken;
}

async function create(): Promise<string> {
  const given = { code: "ADAM", name: "Mine", channels: [], condition: ABOVE_50 };
  return (await server.post("alerts/create", given, { token })).json().data.id;
}

async function looked(): Promise<void> {
  watching.wake();
  await watching.settled();
}

const list = async () => (await server.read("alerts/list", { token })).json().data;
const inbox = async () => (await server.read("alerts/inbox", { token })).json().data.rings;
/** The server looks at an alert that is new, too: where it has come first, a look leaves the alert to it. */
async function armed(): Promise<void> {
  await looked();
  await expect.poll(async () => (await list()).alerts[0].value).not.toBeNull();
}

describe("an alert on a market", () => {
  it("does not ring by prices that are fifteen days old, says since when, and rings by them on the fourteenth day", async () => {
    await start("2024-05-01T12:00:00Z", (folder) => publishUntil(folder, "2024-04-30"));
    await create();
    await armed();
    now = OLD;
    await publishTinyMarket(server.dataDirectory);
    await server.market.refresh();
    await looked();
    expect([await inbox(), await list()]).toMatchObject([[], { restingSince: "2024-06-28", alerts: [{ value: 1 }] }]);
    const preview = await server.post("alerts/preview", { code: "ADAM", condition: ABOVE_50, past: false }, { token });
    expect(preview.json().data).toMatchObject({ restingSince: "2024-06-28", value: 55.61 });
    now = FRESH;
    await looked();
    expect(await inbox()).toMatchObject([{ value: 55.61, day: "2024-06-28" }]);
    expect((await list()).restingSince).toBeNull();
  }, 60_000);

  it("that is too old begins at the first live price, and rings as the next ones cross", async () => {
    await start(OLD, publishTinyMarket);
    await create();
    await looked();
    const at = (price: number) => watching.evaluateQuotes([{ symbol: "ADAM", price, change: null, day: "2024-07-12" }]);
    const rung: number[] = [];
    for (const price of [45, 46, 51]) rung.push(await at(price));
    expect(rung).toEqual([0, 0, 1]);
  }, 60_000);

  it("that is fictional is armed whatever the year: its last day is its today", async () => {
    await start("2031-01-01T00:00:00Z", (folder) => publishTinyMarket(folder, { fictional: true }));
    await create();
    await armed();
    expect(await list()).toMatchObject({ restingSince: null, alerts: [{ value: 55.61, isBeyond: true }] });
  }, 60_000);
});
