/** What watchlists cost: reads of lists, a star, and what changed since the last visit. */
import type { AddressInfo } from "node:net";
import { makeFactors, screenMarket } from "@plumbline/market/screening";
import { openMarket } from "@plumbline/market/snapshot";
import { type Account, type AccountServer, startAccountServer } from "../apps/server/src/testing/account-server.ts";
import { generateDemoMarket } from "../packages/demo/src/index.ts";
import type { Measurement } from "./_run-benches.ts";
import { readsOf } from "./_signed-in-reads.ts";
import { sized } from "./_size.ts";

const COMPANIES = sized(300, 68);
const YEARS = sized(6, 3);
const USUAL = 20;
const MOST = sized(200, 30);
const LISTS = sized(20, 2);
const STARS = sized(200, 2);
const ASKED = sized(30, 2);
/** A quarter ago: most companies have reported since. */
const DAYS_AWAY = 91;
const NOTE = "Reports on the second of May; the order book is what to look at. ";
const LONG_NOTE = NOTE.repeat(7);

export async function run(): Promise<Measurement[]> {
  const server = await startAccountServer({ rateLimitScale: 1e6 }, { publish: publishDemoMarket });
  try {
    await server.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/api/watchlist`;
    const { instruments = [], lastDay } = server.market.served?.snapshot ?? {};
    const codes = instruments.filter(({ assetClass }) => assetClass === "stock").map(({ symbol }) => symbol);
    const readsWith = async (email: string, lists: number, stocks: number) => {
      const account = await server.register(email);
      await fill(server, account, { lists, codes: codes.slice(0, stocks) });
      return { account, ...(await readsOf(`${url}/list`, account.accessToken)) };
    };
    const usual = await readsWith("usual@example.org", 1, USUAL);
    const most = await readsWith("most@example.org", 1, MOST);
    const all = await readsWith("all@example.org", LISTS, MOST);
    const star = await cpuMilliseconds(STARS, async (turn) => {
      const call = turn % 2 === 0 ? ["add", { stocks: [{ code: codes[0] }] }] : ["remove", { code: codes[0] }];
      await success(server, usual.account, call as [string, object]);
    });
    // The threads have started and read the market by then.
    await changesAfter(server, all.account, Number(lastDay) - DAYS_AWAY - 7);
    const first = await changesAfter(server, most.account, Number(lastDay) - DAYS_AWAY);
    const again = await cpuMilliseconds(ASKED, () => askChanges(server, most.account));
    return [
      {
        name: `reads of a list of ${USUAL} stocks`,
        measured: usual.perCpuSecond,
        unit: "/s",
        goal: ">= 1,000 /s on one core",
      },
      { name: `reads of a list of ${MOST} stocks`, measured: most.perCpuSecond, unit: "/s", goal: "" },
      {
        name: `reads of ${LISTS} lists of ${MOST} stocks with long notes`,
        measured: all.perCpuSecond,
        unit: "/s",
        goal: "",
      },
      { name: "a star given or taken, CPU of the server", measured: star, unit: "ms", goal: "< 10 ms" },
      {
        name: `changes of ${MOST} stocks in a quarter, CPU of the first`,
        measured: first,
        unit: "ms",
        goal: "< 1,000 ms",
      },
      { name: "the same again", measured: again, unit: "ms", goal: "< 50 ms" },
      {
        name: "reads that failed",
        measured: usual.failed + most.failed,
        unit: "",
        goal: "0",
      },
    ];
  } finally {
    await server.close();
  }
}

/** With all that is derived from it, so that nothing is made in the background. */
async function publishDemoMarket(dataDirectory: string): Promise<void> {
  await generateDemoMarket({ dataDirectory, market: "tiny", companies: COMPANIES, years: YEARS });
  const { snapshot } = await openMarket(dataDirectory, "tiny");
  const at = { dataDirectory, market: "tiny", snapshot: snapshot.manifest.id };
  await screenMarket(snapshot, at);
  await makeFactors(snapshot, at);
  snapshot.close();
}

async function success(server: AccountServer, { accessToken }: Account, [call, body]: [string, object]): Promise<void> {
  const answer = await server.post(`watchlist/${call}`, body, { token: accessToken });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

async function fill(
  server: AccountServer,
  account: Account,
  { lists, codes }: { readonly lists: number; readonly codes: readonly string[] },
): Promise<void> {
  const stocks = codes.map((code) => ({ code, note: lists > 1 ? LONG_NOTE : NOTE }));
  for (let k = 0; k < lists; k++) await success(server, account, ["save", { name: `List ${k}` }]);
  const { data } = (await server.read("watchlist/list", { token: account.accessToken })).json();
  for (const { id: list } of data.lists) await success(server, account, ["add", { list, stocks }]);
}

/** Milliseconds of all threads for the first question after a visit on a day. */
async function changesAfter(server: AccountServer, account: Account, day: number): Promise<number> {
  const seen_day = new Date(day * 86_400_000).toISOString().slice(0, 10);
  const visit = { user_id: account.id, asked_at: new Date("2026-06-30T08:00:00Z"), seen_day, previous_seen_day: null };
  await server.database.db.insertInto("watchlist_visits").values(visit).execute();
  return cpuMilliseconds(1, () => askChanges(server, account));
}

async function askChanges(server: AccountServer, { accessToken }: Account): Promise<void> {
  const answer = await server.read("watchlist/changes", { token: accessToken });
  if (answer.json().data.rows.length !== MOST) throw new Error(answer.body);
}

async function cpuMilliseconds(count: number, once: (turn: number) => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  for (let turn = 0; turn < count; turn++) await once(turn);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}
