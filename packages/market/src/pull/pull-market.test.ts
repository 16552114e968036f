import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatDay } from "@plumbline/core/time";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { importMarket } from "../ingest/index.ts";
import { session } from "../ingest/testing/planted-delivery.ts";
import { liveProviders } from "../live/index.ts";
import { openMarket, type Snapshot } from "../snapshot/index.ts";
import { type PullOutcome, pullMarket } from "./index.ts";
import { PlayedTime } from "./testing/played-time.ts";
import { accession, dateOf, eveningOf, type Fault, PlayedWorld, playedCompany } from "./testing/played-world.ts";

const world = new PlayedWorld();
const LAST = 399;
let dataDirectory: string;
const folders: string[] = [];
/** A market as the first pull makes it. */
let base: string;
let first: PullOutcome;

beforeAll(async () => {
  await world.open();
  populate();
  dataDirectory = newFolder();
  first = await pull(LAST);
  base = dataDirectory;
  folders.length = 0;
});
afterAll(async () => {
  await world.close();
  rmSync(base, { recursive: true });
});
beforeEach(populate);

function populate(): void {
  world.companies = [playedCompany("ADAM", 100), playedCompany("EVEA", 200), playedCompany("NOAH", 300)];
  world.sessions = LAST + 1;
  world.fault = () => false;
  world.mixedUp = {};
  world.splits = {};
  world.indexes.clear();
  forget();
  dataDirectory = newFolder();
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-pull-"));
  folders.push(folder);
  return folder;
}

/** Goes on from the market of the first pull. */
function goOn(): void {
  cpSync(base, dataDirectory, { recursive: true });
}

function forget(): void {
  world.asked = [];
  world.answered = [];
}

const clock = new PlayedTime();

/** In the evening of a session; the clock goes on. */
function timeAt(number: number): number {
  return eveningOf(number) + clock.passed;
}

/** Pulls in the evening of a session. */
function pull(
  number: number,
  { universe = "ADAM,EVEA,NOAH", bulkAbove = 1500, signal = new AbortController().signal } = {},
) {
  return pullMarket({
    dataDirectory,
    market: "us",
    universe,
    bulkAbove,
    signal,
    edgar: { userAgent: "Plumbline test@example.org", dataUrl: world.address, archivesUrl: world.address },
    providers: liveProviders(world.environment).ready.filter(({ terms }) => terms.name === "yahoo"),
    retry: { attempts: 1 },
    now: () => timeAt(number),
    pause: clock.pause,
  });
}

async function withMarket<Value>(folder: string, look: (market: Snapshot) => Value): Promise<Value> {
  const { snapshot } = await openMarket(folder, "us");
  try {
    return look(snapshot);
  } finally {
    snapshot.close();
  }
}

/** All that a market says of its stocks, in whichever order its files came. */
function contentOf(market: Snapshot) {
  return market.instruments.map((instrument) => ({
    instrument,
    prices: market.prices(instrument.symbol),
    facts: instrument.cik === null ? null : market.facts(instrument.cik),
    filings: instrument.cik === null ? null : market.filings(instrument.cik),
  }));
}

function storedFiles(folder: string): string[] {
  return readdirSync(join(folder, "raw"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json.gz"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

describe("a pull", () => {
  it("makes a market from nothing", async () => {
    dataDirectory = base;
    expect(first).toMatchObject({
      symbols: 3,
      failures: [],
      stopped: [],
      unknown: [],
      imported: { result: "published" },
    });
    // Prices and targets of three stocks, and the prices of the fund that stands for the market.
    expect(first.sent).toEqual({ edgar: 7, yahoo: 7 });
    await withMarket(dataDirectory, (market) => {
      expect(market.instruments.map(({ symbol, cik }) => [symbol, cik])).toEqual([
        ["ADAM", 100],
        ["EVEA", 200],
        ["NOAH", 300],
      ]);
      expect(market.prices("ADAM")?.bars.day).toHaveLength(400);
      expect(formatDay(market.lastDay as never)).toBe(dateOf(LAST));
      expect(market.facts(200)?.facts).toHaveLength(2);
      expect(market.filings(300).map(({ items }) => items)).toEqual(Array(5).fill("2.02,9.01"));
    });
  });

  it("that finds nothing new asks no company again, and changes nothing", async () => {
    goOn();
    const second = await pull(LAST);
    expect(second.imported).toBeNull();
    // The index of the day itself is not complete yet, and a session with Yahoo is not stored.
    expect(world.asked.filter((path) => !/daily-index|^\/yahoo$|getcrumb/.test(path))).toEqual([]);
    expect(await withMarket(dataDirectory, ({ manifest }) => manifest.id)).toBe(first.imported?.id);
  });

  it("asks on the next day for the new sessions, and of the SEC only who filed; the market is the one imported at once", async () => {
    goOn();
    world.sessions = LAST + 4;
    world.file("EVEA", { form: "10-K", filed: dateOf(LAST + 2), accession: accession(200, 20), items: "" });
    world.file("NOAH", { form: "4", filed: dateOf(LAST + 2), accession: accession(300, 20), items: "" });
    world.companies[1]?.years.push(2019);
    forget();
    const { imported } = await pull(LAST + 3);
    expect(imported?.result).toBe("published");
    const ofCompanies = world.asked.filter((path) => path.includes("CIK"));
    expect(ofCompanies).toEqual(["/api/xbrl/companyfacts/CIK0000000200.json", "/submissions/CIK0000000200.json"]);
    // Of each stock some weeks before its last session, not all there is.
    const charts = world.answered.filter((path) => /chart\/(?:ADAM|EVEA|NOAH)/.test(path));
    expect(charts).toHaveLength(3);
    for (const chart of charts)
      expect(Number(/period1=(-?\d+)/.exec(chart)?.[1])).toBeGreaterThan(eveningOf(LAST - 40) / 1000);
    const atOnce = newFolder();
    const files = storedFiles(dataDirectory);
    const today = Math.floor(eveningOf(LAST + 3) / 86_400_000) as never;
    const lists = { facts: [], reference: [], targets: [] };
    await importMarket({ dataDirectory: atOnce, market: "us", prices: files, ...lists, today });
    const expected = await withMarket(atOnce, contentOf);
    expect(await withMarket(dataDirectory, contentOf)).toEqual(expected);
    expect(expected[1]?.facts?.facts).toHaveLength(3);
    expect(expected[0]?.prices?.bars.day).toHaveLength(403);
  });

  it("that is killed loses nothing that came, and goes on without asking for it again", async () => {
    world.fault = (_, request) => request.url?.startsWith("/submissions/") === true;
    const program = join(import.meta.dirname, "testing/pull-program.ts");
    const words = [program, dataDirectory, world.address, `${timeAt(LAST)}`, "ADAM,EVEA,NOAH"];
    const child = spawn(process.execPath, words, { stdio: ["ignore", "ignore", "inherit"] });
    const closed = once(child, "close");
    // The list, three companies' facts and the prices of three stocks.
    await expect.poll(() => countStored(dataDirectory), { timeout: 60_000 }).toBeGreaterThanOrEqual(7);
    child.kill("SIGKILL");
    await closed;
    const stored = new Set(descriptionsIn(dataDirectory).map(pathAsked));
    world.fault = () => false;
    const outcome = await pull(LAST);
    expect(outcome.imported?.result).toBe("published");
    expect(outcome.reused).toBeGreaterThanOrEqual(7);
    // What was on its way when it was killed may be asked for again.
    const ofData = world.answered.filter((path) => !/^\/yahoo$|getcrumb/.test(path) && stored.has(path));
    const counts = Map.groupBy(ofData, (path) => path);
    expect(counts.size).toBeGreaterThanOrEqual(7);
    expect(Math.max(...[...counts.values()].map((same) => same.length))).toBe(1);
    expect(await withMarket(dataDirectory, contentOf)).toEqual(await withMarket(base, contentOf));
  }, 90_000);

  it("keeps prices as they were traded through a split, and goes on with what is new", async () => {
    goOn();
    world.sessions = LAST + 3;
    world.splits = { ADAM: LAST + 2 };
    const outcome = await pull(LAST + 2);
    expect([outcome.restated, outcome.quarantined]).toEqual([[], []]);
    const historyIn = (folder: string) => withMarket(folder, (market) => market.prices("ADAM"));
    const [before, after] = [await historyIn(base), await historyIn(dataDirectory)];
    expect([after?.basis, after?.actions.splits]).toEqual(["raw", [{ exDay: session(LAST + 2), ratio: 2 }]]);
    expect(after?.bars.day).toHaveLength(402);
    for (const [at, close] of (before?.bars.close ?? []).entries()) expect(after?.bars.close[at]).toBeCloseTo(close, 3);
    // A month later Yahoo shows nothing of the split any more.
    world.sessions = LAST + 40;
    forget();
    const later = await pull(LAST + 39);
    expect([later.restated, later.quarantined]).toEqual([[], []]);
    expect(world.answered.filter((path) => path.includes("/ADAM?"))).toHaveLength(1);
    const goneOn = await historyIn(dataDirectory);
    expect([goneOn?.basis, goneOn?.actions.splits]).toEqual(["raw", after?.actions.splits]);
    dataDirectory = newFolder();
    await pull(LAST + 39);
    const atOnce = await historyIn(dataDirectory);
    expect(goneOn?.actions).toEqual(atOnce?.actions);
    expect(Array.from(goneOn?.bars.day ?? [])).toEqual(Array.from(atOnce?.bars.day ?? []));
    for (const [at, close] of (atOnce?.bars.close ?? []).entries())
      expect(goneOn?.bars.close[at]).toBeCloseTo(close, 3);
  });

  it("that is interrupted ends with the reason, and goes on from there", async () => {
    const interruption = new AbortController();
    const reason = new Error("Interrupted");
    world.fault = (_, request) => {
      if (request.url?.startsWith("/submissions/") !== true) return false;
      interruption.abort(reason);
      return true;
    };
    await expect(pull(LAST, { signal: interruption.signal })).rejects.toBe(reason);
    const stored = countStored(dataDirectory);
    expect(stored).toBeGreaterThan(0);
    world.fault = () => false;
    const outcome = await pull(LAST);
    expect(outcome.reused).toBeGreaterThan(0);
    expect(await withMarket(dataDirectory, contentOf)).toEqual(await withMarket(base, contentOf));
  });

  it("of very many companies takes them out of the SEC's archives, and makes the same market", async () => {
    const outcome = await pull(LAST, { bulkAbove: 2 });
    expect(outcome.imported?.result).toBe("published");
    expect(world.asked.filter((path) => path.includes("CIK"))).toEqual([]);
    expect(world.asked.filter((path) => path.endsWith(".zip"))).toHaveLength(2);
    expect(await withMarket(dataDirectory, contentOf)).toEqual(await withMarket(base, contentOf));
  });

  it("says which symbol no provider has", async () => {
    const outcome = await pull(LAST, { universe: "ADAM,NONE" });
    expect(outcome.unknown).toEqual(["NONE"]);
    expect(outcome.imported?.result).toBe("published");
  });
});

/** Paths of the descriptions of all answers that were stored. */
function descriptionsIn(folder: string): string[] {
  try {
    return readdirSync(join(folder, "raw"), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith("answer.json") && !name.startsWith("drafts"))
      .map((name) => join(folder, "raw", name));
  } catch {
    return [];
  }
}

/** What an answer was asked for by, as the played world counts it. */
function pathAsked(description: string): string {
  const { pathname, search } = new URL(JSON.parse(readFileSync(description, "utf8")).url);
  return pathname + search;
}

const countStored = (folder: string) => descriptionsIn(folder).length;

const ofYahoo = (url: string | undefined) => url?.includes("/yahoo/") === true;
const ofSec = (url: string | undefined) => url?.includes("CIK") === true;
const status =
  (code: number, body = "", headers = {}): Fault =>
  (response) =>
    response.writeHead(code, headers).end(body) !== null;
const FAULTS: Readonly<Record<string, { readonly fault: Fault; readonly code: string }>> = {
  "is down": { fault: (_, request) => request.socket.destroy() !== null, code: "retryable" },
  "answers 503": { fault: status(503), code: "retryable" },
  "breaks off in the middle": {
    fault: (response, request) => {
      response.writeHead(200, { "content-length": "9999" }).write('{"chart":{"result":[{"meta":');
      setTimeout(() => request.socket.destroy(), 20);
      return true;
    },
    code: "retryable",
  },
  "sends garbage": { fault: status(200, '{"chart":{"res'), code: "malformed" },
  "sends a page": { fault: status(200, "<!DOCTYPE html><html>Consent</html>"), code: "malformed" },
  "asks to be left alone": { fault: status(429, "Too Many Requests", { "retry-after": "120" }), code: "rate-limited" },
};

describe("a provider", () => {
  it.each(Object.entries(FAULTS))(
    "that %s leaves the market as it was, is written down and asked less",
    async (_, { fault, code }) => {
      goOn();
      world.sessions = LAST + 3;
      for (const { symbol, cik } of world.companies)
        world.file(symbol, { form: "10-Q", filed: dateOf(LAST + 1), accession: accession(cik, 30), items: "" });
      world.fault = (response, request) => (ofYahoo(request.url) || ofSec(request.url)) && fault(response, request);
      const outcome = await pull(LAST + 2);
      const told = [...outcome.stopped, ...outcome.failures].map(({ provider }) => provider);
      expect(new Set(told)).toEqual(new Set(["edgar", "yahoo"]));
      for (const isOf of [ofYahoo, ofSec]) expect(world.asked.filter(isOf).length).toBeLessThanOrEqual(10);
      expect(outcome.imported).toBeNull();
      expect(await withMarket(dataDirectory, contentOf)).toEqual(await withMarket(base, contentOf));
      for (const name of ["edgar", "yahoo"]) expect(lastFailureOf(name)).toBe(code);
    },
  );

  it("that is down keeps nothing back of what another has, and is asked again when it is back", async () => {
    goOn();
    world.sessions = LAST + 3;
    for (const { symbol, cik } of world.companies)
      world.file(symbol, { form: "10-Q", filed: dateOf(LAST + 1), accession: accession(cik, 30), items: "" });
    world.fault = (response, request) => ofSec(request.url) && status(503)(response, request);
    expect((await pull(LAST + 2)).stopped).toMatchObject([{ provider: "edgar" }]);
    await withMarket(dataDirectory, (market) => {
      expect(market.prices("ADAM")?.bars.day).toHaveLength(402);
      expect(market.filings(100)).toHaveLength(5);
    });
    world.fault = () => false;
    expect((await pull(LAST + 3)).stopped).toEqual([]);
    await withMarket(dataDirectory, (market) => expect(market.filings(100)).toHaveLength(6));
  });
});

function lastFailureOf(provider: string): string {
  const folder = join(dataDirectory, "providers", provider);
  const newest = readdirSync(folder).sort().at(-1) as string;
  return JSON.parse(readFileSync(join(folder, newest), "utf8")).lastFailure.code;
}

describe("data of another company", () => {
  it("is taken neither from Yahoo nor from the SEC", async () => {
    goOn();
    const before = await withMarket(dataDirectory, contentOf);
    world.sessions = LAST + 3;
    world.file("ADAM", { form: "10-Q", filed: dateOf(LAST + 1), accession: accession(100, 30), items: "" });
    const [adam, evea] = world.companies;
    world.fault = (response, request) => {
      if (request.url?.includes("CIK0000000100") !== true) return false;
      response.end(JSON.stringify({ cik: 200, entityName: "EVEA Corp", facts: {} }));
      return true;
    };
    const outcome = await pull(LAST + 2);
    expect(outcome.failures).toEqual([
      { provider: "edgar", what: "company 100", message: "edgar sent the data of another company." },
    ]);
    expect([adam?.cik, evea?.cik]).toEqual([100, 200]);
    const after = await withMarket(dataDirectory, contentOf);
    expect(after[0]?.facts).toEqual(before[0]?.facts);
    expect(after[0]?.filings).toEqual(before[0]?.filings);
  });

  it("is set aside when a provider sends it under the right name, and told", async () => {
    goOn();
    world.sessions = LAST + 3;
    world.mixedUp = { ADAM: "NOAH" };
    const outcome = await pull(LAST + 2);
    expect(outcome.quarantined).toMatchObject([{ provider: "yahoo", what: "prices of ADAM from yahoo" }]);
    expect(outcome.quarantined[0]?.message).toMatch(/contradict those that the market has/);
    const before = await withMarket(base, contentOf);
    const after = await withMarket(dataDirectory, contentOf);
    expect(after[0]?.prices).toEqual(before[0]?.prices);
    expect(after[1]?.prices?.bars.day).toHaveLength(402);
  });
});
