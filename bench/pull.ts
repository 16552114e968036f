/**
 * Pulling a market from played providers: 500 companies at the pace that the SEC and Yahoo allow, which is the least time there is, and
 * a day of 6,000 stocks of which 200 companies have filed, at no pace, so that only the work is left. Their filings are small;
 * reading real ones costs what `npm run bench sec` says.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  accession,
  dateOf,
  eveningOf,
  PlayedWorld,
  playedCompany,
} from "../packages/market/src/pull/testing/played-world.ts";
import type { MeasuredPull } from "./_measured-pull.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const run500 = { companies: sized(500, 2), last: 399 };
const day6000 = { companies: sized(6000, 20), last: 399, filed: sized(200, 2), perSecond: 100 };
/** Requests a second that the SEC and Yahoo take, as their terms in docs/providers.md say. */
const PACE: Readonly<Record<string, number>> = { edgar: 8, yahoo: 2 };
const LETTERS = 26;

const execute = promisify(execFile);

export async function run(): Promise<Measurement[]> {
  return [...(await atTheirPace()), ...(await oneDay())];
}

async function atTheirPace(): Promise<Measurement[]> {
  const { companies, last } = run500;
  return inWorld(companies, last, async (world, folder) => {
    const { seconds, sent, failures, result } = await pulled(world, folder, last);
    if (failures > 0 || result !== "published") throw new Error(`The pull ended with ${failures} failures: ${result}.`);
    const least = Math.max(...Object.entries(sent).map(([provider, count]) => count / (PACE[provider] ?? Infinity)));
    return [
      {
        name: `${companies} companies: the least time at the pace of the providers`,
        measured: least,
        unit: "s",
        goal: "none",
      },
      {
        name: `${companies} companies: time beyond it`,
        measured: 100 * (seconds / least - 1),
        unit: "%",
        goal: "< 10 %",
      },
    ];
  });
}

async function oneDay(): Promise<Measurement[]> {
  const { companies, last, filed, perSecond } = day6000;
  return inWorld(companies, last, async (world, folder) => {
    const whole = await pulled(world, folder, last, perSecond);
    // The index of a day is whole the day after.
    world.sessions = last + 3;
    for (const [place, { symbol, cik }] of world.companies.slice(0, filed).entries())
      world.file(symbol, { form: "10-Q", filed: dateOf(last + 1), accession: accession(cik, 100 + place), items: "" });
    const day = await pulled(world, folder, last + 2, perSecond);
    if (day.failures > 0 || day.result !== "published") throw new Error(`The day ended: ${JSON.stringify(day)}.`);
    return [
      { name: `${companies} stocks, first pull: processor`, measured: whole.processorSeconds, unit: "s", goal: "none" },
      { name: `${companies} stocks, first pull: peak memory`, measured: whole.peakMegabytes, unit: "MB", goal: "none" },
      {
        name: `${companies} stocks, the next day: processor`,
        measured: day.processorSeconds,
        unit: "s",
        goal: "< 60 s",
      },
      { name: `${companies} stocks, the next day: peak memory`, measured: day.peakMegabytes, unit: "MB", goal: "flat" },
    ];
  });
}

async function inWorld(
  companies: number,
  last: number,
  measure: (world: PlayedWorld, folder: string) => Promise<Measurement[]>,
): Promise<Measurement[]> {
  const world = new PlayedWorld();
  const folder = mkdtempSync(join(tmpdir(), "plumbline-pull-"));
  await world.open();
  // SPY comes with every pull.
  world.companies = Array.from({ length: companies }, (_, place) => playedCompany(symbolOf(place), 1000 + place));
  world.sessions = last + 1;
  try {
    return await measure(world, folder);
  } finally {
    await world.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Four letters, the first of which is not that of a fund or an index. */
function symbolOf(place: number): string {
  const letters = [0, 1, 2].map((power) => Math.floor(place / LETTERS ** power) % LETTERS);
  return `C${letters.map((letter) => String.fromCharCode(65 + letter)).join("")}`;
}

async function pulled(world: PlayedWorld, folder: string, session: number, perSecond?: number): Promise<MeasuredPull> {
  const program = join(import.meta.dirname, "_measured-pull.ts");
  const words = [program, folder, world.address, `${eveningOf(session)}`, ...(perSecond ? [`${perSecond}`] : [])];
  const { stdout } = await execute(process.execPath, words, { maxBuffer: 1 << 26 });
  return JSON.parse(stdout.slice(stdout.indexOf("{"))) as MeasuredPull;
}
