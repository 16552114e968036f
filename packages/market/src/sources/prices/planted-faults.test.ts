import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import type { Issue } from "../../model/index.ts";
import { canBear, FAULT_KINDS, type FaultKind } from "./testing/planted-fault.ts";
import { bytesOf, deliver, type PriceTable, readTable } from "./testing/price-table.ts";
import { seeded } from "./testing/seeded.ts";

const FILES = [
  "alphavantage_daily_adjusted/DA-AAPL-T-2021-04-21.csv.gz",
  "alphavantage_daily_adjusted/DA-KMB-T-2021-04-21.csv.gz",
  "alphavantage_daily_adjusted/DA-BAC-T-2021-04-21.csv.gz",
  "alphavantage_daily_adjusted/DA-TSLA-T-2021-04-21.csv.gz",
  "alphavantage_daily_adjusted/DA-AIG-T-2021-04-21.csv.gz",
  "alphavantage_daily_adjusted/DA-BKNG-T-2021-04-21.csv.gz",
  "yahoo_auto_adjusted/JPM.csv.gz",
  "yahoo_auto_adjusted/NFLX.csv.gz",
  "stooq_2024_2026/MSFT.csv.gz",
];
/** Rows between two faults, so that each is judged among sound rows. */
const APART = 60;
const FAULTS_PER_FILE = 12;
const SPLITS_PER_FILE = 3;

interface Tally {
  planted: number;
  missed: string[];
  /** Rows named although nothing was planted in them. */
  disturbed: number;
  rows: number;
}

describe.skipIf(needsSharedData)("faults planted in real prices", () => {
  const tables = needsSharedData ? [] : FILES.map((file) => readTable(sharedFile(`data/prices/${file}`)));
  const total: Tally = { planted: 0, missed: [], disturbed: 0, rows: 0 };

  it.each(FAULT_KINDS.map((kind) => [kind.name, kind] as const))("%s is named in the report", async (_, kind) => {
    const tally: Tally = { planted: 0, missed: [], disturbed: 0, rows: 0 };
    for (const [index, table] of tables.entries()) {
      if (canBear(table, kind)) await plantAndLook(table, kind, { seed: 1 + index, tally });
    }
    total.planted += tally.planted;
    total.missed.push(...tally.missed);
    total.disturbed += tally.disturbed;
    total.rows += tally.rows;
    expect(tally.planted).toBeGreaterThan(10);
    // A single kind may lose one in twenty to a stormy day; all together must not lose one in a hundred (below).
    expect(tally.missed.length, tally.missed.join("; ")).toBeLessThanOrEqual(tally.planted / 20);
  });

  it("are named in 99 of 100 cases, and less than one clean row in a thousand is named with them", () => {
    expect(total.planted).toBeGreaterThan(2000);
    expect(total.missed.length / total.planted, total.missed.join("; ")).toBeLessThanOrEqual(0.01);
    expect(total.disturbed / total.rows).toBeLessThanOrEqual(0.001);
  });
});

describe.skipIf(needsSharedData)("real prices as they are", () => {
  it("have less than one row in a thousand named, over every file there is", async () => {
    const folders = ["alphavantage_daily_adjusted", "yahoo_auto_adjusted", "stooq_2024_2026"];
    let rows = 0;
    let named = 0;
    for (const folder of folders) {
      for (const file of readdirSync(sharedFile(`data/prices/${folder}`))) {
        if (file.includes("BF.B")) continue;
        const table = readTable(sharedFile(`data/prices/${folder}/${file}`));
        const { issues } = await deliver(bytesOf(table), table.name);
        rows += table.rows.length;
        named += issues.reduce((sum, { count }) => sum + count, 0);
      }
    }
    expect(rows).toBeGreaterThan(400_000);
    expect(named / rows).toBeLessThanOrEqual(0.001);
  });
});

interface Looking {
  readonly seed: number;
  readonly tally: Tally;
}

async function plantAndLook(table: PriceTable, kind: FaultKind, { seed, tally }: Looking): Promise<void> {
  const chance = seeded(seed * 7919 + kind.name.length * 104_729);
  const before = await namedBefore(table);
  const rounds = kind.oncePerFile ? SPLITS_PER_FILE : 1;
  for (let round = 0; round < rounds; round++) {
    const faulty = { ...table, rows: table.rows.slice() };
    const expected = plantSeveral(faulty, kind, chance);
    const { issues } = await deliver(bytesOf(faulty), table.name);
    const found = issues.filter((issue) => !before.has(keyOf(issue)));
    tally.rows += table.rows.length;
    for (const keys of expected) {
      tally.planted++;
      if (!found.some((issue) => keys.has(placeOf(issue)))) tally.missed.push(`${table.name} ${[...keys][0]}`);
    }
    const known = new Set(expected.flatMap((keys) => [...keys]));
    tally.disturbed += found.filter((issue) => issue.code !== "bars-across-break" && !known.has(placeOf(issue))).length;
  }
}

const namedInCleanFiles = new Map<PriceTable, Set<string>>();

/** The report on a file before anything is planted in it. */
async function namedBefore(table: PriceTable): Promise<ReadonlySet<string>> {
  const known = namedInCleanFiles.get(table) ?? new Set((await deliver(bytesOf(table), table.name)).issues.map(keyOf));
  namedInCleanFiles.set(table, known);
  return known;
}

/** Plants from the last row to the first, so that places stay what they were. Returns the names of each fault's rows. */
function plantSeveral(table: PriceTable, kind: FaultKind, chance: () => number): Set<string>[] {
  const step = kind.span + APART;
  const slots = Math.floor((table.rows.length - 2 * APART) / step);
  const wanted = kind.oncePerFile ? 1 : Math.min(FAULTS_PER_FILE, slots);
  const chosen = new Set<number>();
  while (chosen.size < wanted) chosen.add(Math.floor(chance() * slots));
  const headerLines = table.header.split("\n").length;
  const planted = [...chosen]
    .sort((a, b) => b - a)
    .map((slot) => {
      const at = APART + slot * step;
      const days = table.rows.slice(at, at + kind.span + 1).map((row) => row[0] as string);
      kind.plant(table, at, chance);
      days.push(...table.rows.slice(at, at + kind.span + 1).map((row) => row[0] as string));
      return { at, days };
    });
  return planted.map(({ at, days }) => {
    const lines = Array.from({ length: kind.span + 1 }, (_, index) => `line ${at + headerLines + 1 + index}`);
    return new Set([...days, ...lines]);
  });
}

/** The day that an issue names, or the line where the row has no readable day. */
function placeOf({ day, detail }: Issue): string {
  return day ?? `line ${/^Line (\d+)/.exec(detail)?.[1]}`;
}

function keyOf(issue: Issue): string {
  return `${issue.code} ${placeOf(issue)}`;
}
