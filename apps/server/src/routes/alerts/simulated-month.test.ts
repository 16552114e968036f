/** A month of a market that keeps itself up to date: what it is at the end, and what was told of it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WireAlert, WireAlertCondition, WireRing } from "@plumbline/contract";
import { type Day, day, formatDay, isNewYorkHoliday } from "@plumbline/core/time";
import { plantedPrices } from "@plumbline/market/ingest/testing";
import { liveProviders } from "@plumbline/market/live";
import { type PullOutcome, pullMarket } from "@plumbline/market/pull";
import { accession, dateOf, eveningOf, PlayedWorld, playedCompany } from "@plumbline/market/pull/testing";
import { PlayedTime } from "@plumbline/market/pull/testing/time";
import { openMarket, type Snapshot } from "@plumbline/market/snapshot";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Account, type AccountServer, startAccountServer } from "../../testing/account-server.ts";

const PROGRAM = join(import.meta.dirname, "../../../../../packages/market/src/pull/testing/pull-program.ts");
/** Which the server of a test serves. */
const MARKET = "tiny";
/** Numbers of weekdays: Friday, 30 October 2020, and Wednesday, 2 December. On 1 November the clocks of New York went back. */
const BEFORE = 474;
const LAST = 497;
const THANKSGIVING = "2020-11-26";
const SPLIT = numberOf("2020-11-12");
const RENAMED = numberOf("2020-11-17");
const GONE = numberOf("2020-11-19");
const RESTATED = numberOf("2020-11-23");
/** A bar of before the month that the vendor corrects in it. */
const CORRECTED = numberOf("2020-10-21");

function numberOf(date: string): number {
  for (let number = BEFORE - 20; number <= LAST; number++) if (dateOf(number) === date) return number;
  throw new Error(`${date} is no weekday of the month.`);
}

const world = new PlayedWorld();
const folders: string[] = [];
let server: AccountServer;
let reader: Account;
const outcomes = new Map<number, PullOutcome>();
const alerts = new Map<string, string>();

beforeAll(async () => {
  await world.open();
  world.isClosed = isNewYorkHoliday;
  world.companies = ["ADAM", "EVEA", "NOAH", "CAIN", "ABEL"].map((symbol, place) =>
    playedCompany(symbol, 100 * (place + 1)),
  );
  for (const filed of ["2020-05-06", "2020-08-05"]) announce("ADAM", filed);
  world.sessions = BEFORE + 1;
  const publish = (folder: string) => pull(folder, BEFORE, "ADAM,EVEA,NOAH,CAIN,ABEL");
  server = await startAccountServer({}, { publish, clock: () => new Date(timeAt(today)) });
  reader = await server.register("month@example.org");
  for (const [name, condition, code] of WATCHED) alerts.set(name, await watch(condition, code));
  await everythingSeen();
  for (let number = BEFORE + 1; number <= LAST; number++) await evening(number);
}, 600_000);

afterAll(async () => {
  await server?.close();
  await world.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** To which side a price crosses its line in the month. */
const DIRECTIONS = { ADAM: "below", NOAH: "below", CAIN: "above" } as const;
const ofPrice = (code: keyof typeof DIRECTIONS): WireAlertCondition => ({
  kind: "price",
  direction: DIRECTIONS[code],
  line: middleOf(code),
});
const WATCHED: readonly (readonly [string, WireAlertCondition, string])[] = [
  ["ADAM's price", ofPrice("ADAM"), "ADAM"],
  ["NOAH's price", ofPrice("NOAH"), "NOAH"],
  ["CAIN's price", ofPrice("CAIN"), "CAIN"],
  ["ADAM's results", { kind: "earnings", days: 3 }, "ADAM"],
  ["reports of events of ADAM", { kind: "filing", filings: ["event"] }, "ADAM"],
  ["EVEA's annual report", { kind: "filing", filings: ["annual"] }, "EVEA"],
];

function announce(symbol: string, filed: string): void {
  const company = world.companies.find((one) => one.symbol === symbol);
  const number = (company?.filings.length ?? 0) + 1;
  world.file(symbol, { form: "8-K", filed, accession: accession(company?.cik ?? 0, number), items: "2.02,9.01" });
}

/** What happens on the days of the month, before the pull of their evening. */
const EVENTS: Readonly<Record<string, () => void>> = {
  "2020-11-04": () => announce("ADAM", "2020-11-04"),
  "2020-11-09": () => {
    world.file("EVEA", { form: "10-K", filed: "2020-11-09", accession: accession(200, 20), items: "" });
    world.companies.find(({ symbol }) => symbol === "EVEA")?.years.push(2019);
  },
  "2020-11-12": () => {
    world.splits = { ADAM: SPLIT };
  },
  "2020-11-17": () => {
    world.companies = world.companies.map((one) => (one.symbol === "NOAH" ? { ...one, symbol: "NOVA" } : one));
    world.mixedUp = { NOVA: "NOAH" };
  },
  "2020-11-18": () => world.file("ABEL", { form: "25", filed: "2020-11-18", accession: accession(500, 20), items: "" }),
  "2020-11-19": () => world.gone.add("ABEL"),
  "2020-11-23": () => {
    world.corrections = { CAIN: { session: CORRECTED, factor: 1.03 } };
  },
};

/** The evening of a weekday: a pull is killed after some requests, the next one does the work. */
async function evening(number: number): Promise<void> {
  today = number;
  EVENTS[dateOf(number)]?.();
  world.sessions = number + 1;
  await killedPull(number);
  outcomes.set(number, await pull(server.dataDirectory, number));
  await server.market.refresh();
  await everythingSeen();
}

const clock = new PlayedTime();
/** Number of the weekday that it is for the server. */
let today = BEFORE;

/** In the evening of a weekday; the clock goes on. */
function timeAt(number: number): number {
  return eveningOf(number) + clock.passed;
}

function pull(dataDirectory: string, number: number, universe: string | null = null): Promise<PullOutcome> {
  return pullMarket({
    dataDirectory,
    market: MARKET,
    universe,
    edgar: { userAgent: "Plumbline test@example.org", dataUrl: world.address, archivesUrl: world.address },
    providers: liveProviders(world.environment).ready.filter(({ terms }) => terms.name === "yahoo"),
    retry: { attempts: 1 },
    now: () => timeAt(number),
    pause: clock.pause,
  });
}

async function killedPull(number: number): Promise<void> {
  const words = [PROGRAM, server.dataDirectory, world.address, `${timeAt(number)}`, "", MARKET];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "ignore", "inherit"] });
  // Another moment each day; on some of them it is through before.
  let left = number % 9;
  world.fault = () => {
    left -= 1;
    return left < 0 && child.kill("SIGKILL");
  };
  await once(child, "close");
  world.fault = () => false;
}

/** Waits until all alerts have been held against the market. */
async function everythingSeen(): Promise<void> {
  const { db } = server.database;
  await vi.waitFor(
    async () => {
      const newest = await db
        .selectFrom("alert_snapshots")
        .select("number")
        .where("snapshot", "=", server.market.served?.snapshot.manifest.id ?? "")
        .executeTakeFirstOrThrow();
      const behind = await db.selectFrom("alerts").select("id").where("evaluated", "<", newest.number).execute();
      expect(behind).toEqual([]);
    },
    { timeout: 20_000, interval: 50 },
  );
}

const token = () => ({ token: reader.accessToken });

async function watch(condition: WireAlertCondition, code: string): Promise<string> {
  const answer = await server.post("alerts/create", { code, name: code, channels: [], condition }, token());
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data.id;
}

/** Closes of the month in shares of before it, by session, with that of the evening before it. */
function closesOf(code: string): readonly (readonly [date: string, close: number])[] {
  const rows = plantedPrices(code, { from: BEFORE, until: LAST + 1 })
    .trim()
    .split("\n")
    .slice(1);
  return rows.flatMap((row) => {
    const [date = "", , , , close] = row.split(",");
    return isNewYorkHoliday(day(date)) ? [] : [[date, Number(close)] as const];
  });
}

/** The middle of them. */
function middleOf(code: string): number {
  const closes = closesOf(code).map(([, close]) => close);
  return (Math.min(...closes) + Math.max(...closes)) / 2;
}

/** The days on which closes come to lie at a line or beyond it, after they were short of it by a hundredth (ALR-01). */
function crossingsOf(code: keyof typeof DIRECTIONS): readonly string[] {
  const line = middleOf(code);
  const side = DIRECTIONS[code] === "above" ? 1 : -1;
  const [first, ...later] = closesOf(code).map(([date, close]) => [date, side * (close - line)] as const);
  let isArmed = (first?.[1] ?? 0) < 0;
  return later.flatMap(([date, beyond]) => {
    const rings = isArmed && beyond >= 0;
    isArmed = rings ? false : isArmed || beyond < -line / 100;
    return rings ? [date] : [];
  });
}

const inbox = async (): Promise<readonly WireRing[]> => (await server.read("alerts/inbox", token())).json().data.rings;

async function withMarket<Value>(folder: string, look: (market: Snapshot) => Value): Promise<Value> {
  const { snapshot } = await openMarket(folder, MARKET);
  try {
    return look(snapshot);
  } finally {
    snapshot.close();
  }
}

/** What a market says of its stocks but for those that are gone, and the symbols that they had before. */
function contentOf(market: Snapshot) {
  return market.instruments
    .filter(({ delisted }) => delisted === null)
    .map(({ aliases: _, ...instrument }) => ({
      instrument,
      prices: market.prices(instrument.symbol),
      facts: instrument.cik === null ? null : market.facts(instrument.cik),
      filings: instrument.cik === null ? null : market.filings(instrument.cik),
    }));
}

describe("a market that was pulled in each evening of a month, and each time killed at it", () => {
  it("is the one that is pulled at once at the end of it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "plumbline-month-"));
    folders.push(folder);
    await pull(folder, LAST, "ADAM,EVEA,NOVA,CAIN,ABEL");
    const expected = await withMarket(folder, contentOf);
    expect(expected.map(({ instrument }) => instrument.symbol)).toEqual(["ADAM", "CAIN", "EVEA", "NOVA"]);
    expect(await withMarket(server.dataDirectory, contentOf)).toEqual(expected);
  });

  it("has each session once, and took nothing for one on the holiday", async () => {
    const dates = closesOf("EVEA")
      .slice(1)
      .map(([date]) => date);
    expect(dates).toHaveLength(22);
    expect(dates).not.toContain(THANKSGIVING);
    const bars = await withMarket(server.dataDirectory, (market) => market.prices("EVEA")?.bars);
    expect(Array.from(bars?.day.slice(-22) ?? [], (value) => formatDay(value as Day))).toEqual(dates);
    expect(outcomes.get(numberOf(THANKSGIVING))?.imported).toBeNull();
    const published = [...outcomes].filter(([, { imported }]) => imported?.result === "published");
    expect(published).toHaveLength(22);
    expect([...outcomes.values()].flatMap(({ failures, quarantined }) => [...failures, ...quarantined])).toEqual([]);
  });

  it("follows a company to its new symbol, and still finds it by the former one", async () => {
    expect([...outcomes].filter(([, { renamed }]) => renamed.length > 0)).toMatchObject([
      [RENAMED, { renamed: [["NOAH", "NOVA"]] }],
    ]);
    await withMarket(server.dataDirectory, (market) => {
      expect(market.find("NOAH")?.symbol).toBe("NOVA");
      expect(market.instruments.filter(({ cik }) => cik === 300)).toHaveLength(1);
    });
  });

  it("keeps what a company was that is gone, up to its last session", async () => {
    await withMarket(server.dataDirectory, (market) => {
      const last = market.prices("ABEL")?.bars.day.at(-1) as Day;
      expect(formatDay(last)).toBe(dateOf(GONE - 1));
      expect(market.find("ABEL")?.delisted).not.toBeNull();
    });
  });

  it("says which past prices a correction of the vendor has changed: a split changes none", () => {
    const restated = [...outcomes].flatMap(([number, { restated: symbols }]) =>
      symbols.map((symbol) => [symbol, number] as const),
    );
    expect(restated).toEqual([["CAIN", RESTATED]]);
  });
});

describe("the alerts of that month", () => {
  it.each(["ADAM", "NOAH", "CAIN"] as const)(
    "on the price of %s ring on each day of a crossing, once",
    async (code) => {
      const crossings = crossingsOf(code);
      expect(crossings.length).toBeGreaterThan(0);
      expect(await daysOf(`${code}'s price`)).toEqual(crossings);
    },
  );

  it("on results and filings ring once, on the day on which they came near or came", async () => {
    // A Wednesday a year after the announcement of 2019-11-06; the first session that is at most three days before it.
    expect(await daysOf("ADAM's results")).toEqual(["2020-11-02"]);
    expect(await daysOf("reports of events of ADAM")).toEqual(["2020-11-04"]);
    expect(await daysOf("EVEA's annual report")).toEqual(["2020-11-09"]);
  });

  it("go on under the new symbol of their stock", async () => {
    const { data } = (await server.read("alerts/list", token())).json();
    const codes = (data.alerts as WireAlert[]).map(({ code }) => code).sort();
    expect(codes).toEqual(["ADAM", "ADAM", "ADAM", "CAIN", "EVEA", "NOVA"]);
  });
});

/** Days on which an alert has rung, rising. */
async function daysOf(name: string): Promise<readonly string[]> {
  const rings = (await inbox()).filter(({ alertId }) => alertId === alerts.get(name));
  return rings.map((ring) => ring.day).sort();
}
