/**
 * Compares how two builds read the accounts of all shared companies: this one, and that of before, in the folder that
 * `COMPARED_CHECKOUT` names. `MEASURED_CHECKOUT` names a build to measure instead of this one,
 * `ACCOUNTS_COMPANIES` some companies (`IBM,COP`), `ACCOUNTS_ITEMS` some items, and `ACCOUNTS_LIST` a file that gets every change
 * as a row of markdown, with the facts that decide it.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Fundamentals, ItemId, PreparedFacts } from "../packages/core/src/fundamentals/index.ts";
import {
  factsOfCompany,
  type SharedCompany,
  sharedCompanies,
} from "../packages/core/src/fundamentals/shared-companies.fixture.ts";
import { type Day, dayOf, formatDay } from "../packages/core/src/time/index.ts";
import { root } from "../scripts/setup.mjs";
import { Changes, changeTable, kindOf, pairsOf } from "./_accounts-changes.ts";
import {
  addSaid,
  addYears,
  emptyTally,
  SPANS,
  type Tallies,
  type Tally,
  tallyTables,
  total,
} from "./_accounts-tally.ts";
import { requireSharedData } from "./_not-run.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const ITEMS: readonly ItemId[] = ["revenue", "netIncome", "cfo", "capex", "grossProfit", "operatingIncome"];

const DAYS: readonly Day[] = Array.from({ length: sized(17, 1) }, (_, k) => 2010 + k).flatMap((year) => [
  dayOf(year, 1, 5),
  dayOf(year, 7, 15),
]);

/** Full years apart without a mark that are named, at most. */
const MAX_NAMED = 30;

type Core = typeof import("../packages/core/src/fundamentals/index.ts");

interface Build {
  readonly core: Core;
  /** Milliseconds of the processor. */
  spent: number;
}

async function buildOf(checkout: string): Promise<Build> {
  const entry = join(checkout, "packages/core/src/fundamentals/index.ts");
  return { core: (await import(pathToFileURL(entry).href)) as Core, spent: 0 };
}

export async function run(): Promise<Measurement[]> {
  requireSharedData();
  const after = await buildOf(process.env.MEASURED_CHECKOUT ?? root);
  const before = await buildOf(process.env.COMPARED_CHECKOUT ?? root);
  const items = chosen(process.env.ACCOUNTS_ITEMS, ITEMS);
  const changes = new Changes();
  const unmarked = new Map<string, number>();
  const tallies = new Map<string, Map<ItemId, Tally>>();
  for (const company of chosenCompanies().slice(0, sized(undefined, 1))) {
    const ofCompany = new Map(items.map((id) => [id, emptyTally()]));
    compareCompany(company, { before, after, ofCompany, changes, unmarked });
    tallies.set(company.name, ofCompany);
  }
  process.stdout.write(`${tallyTables(tallies, items)}\n`);
  const apart = [...unmarked].slice(0, MAX_NAMED).map(([told, days]) => `  ${told} on ${days} days`);
  process.stdout.write(`${["apart without a mark:", ...apart].join("\n")}\n\n`);
  const file = process.env.ACCOUNTS_LIST;
  if (file) writeFileSync(file, changeTable(changes.all));
  const where = file ? `listed in ${file}` : "name a file in ACCOUNTS_LIST to list them";
  process.stdout.write(
    `  ${changes.all.length.toLocaleString("en")} periods are read otherwise on some day; ${where}\n`,
  );
  return [
    {
      name: "full years apart without a mark",
      measured: 100 * shareApart(tallies, items),
      unit: "%",
      goal: "<= 0.5 %",
    },
    { name: "processor, the build of before", measured: before.spent / 1000, unit: "s", goal: "none" },
    { name: "processor, the build measured", measured: after.spent / 1000, unit: "s", goal: "none" },
    { name: "processor, ratio of the two", measured: after.spent / before.spent, unit: "x", goal: "none" },
  ];
}

interface Comparing {
  readonly before: Build;
  readonly after: Build;
  readonly ofCompany: ReadonlyMap<ItemId, Tally>;
  readonly changes: Changes;
  /** Full years apart without a mark in the build measured, each with its number of days. */
  readonly unmarked: Map<string, number>;
}

function compareCompany(company: SharedCompany, { before, after, ofCompany, ...found }: Comparing): void {
  const facts = factsOfCompany(company);
  const items = [...ofCompany.keys()];
  const prepare = (build: Build) => timed(build, () => build.core.prepareFacts(facts));
  const [preparedBefore, preparedAfter] = [prepare(before), prepare(after)];
  for (const asOf of DAYS) {
    const was = read(before, preparedBefore, { asOf, items });
    const is = read(after, preparedAfter, { asOf, items });
    for (const [id, tally] of ofCompany) {
      addYears(tally.before, was, id);
      for (const { index, year, sum } of addYears(tally.after, is, id)) {
        const end = is.years.list[index]?.end ?? asOf;
        const told = `${company.name} ${id} ${formatDay(end)}: ${sum.toLocaleString("en")} in a year of ${year.toLocaleString("en")}`;
        found.unmarked.set(told, (found.unmarked.get(told) ?? 0) + 1);
      }
      addSaid(tally.said, is, id);
      compareItem({ company, was, is, id, tally, changes: found.changes });
    }
  }
}

interface ComparingItem {
  readonly company: SharedCompany;
  readonly was: Fundamentals;
  readonly is: Fundamentals;
  readonly id: ItemId;
  readonly tally: Tally;
  readonly changes: Changes;
}

function compareItem({ company, was, is, id, tally, changes }: ComparingItem): void {
  for (const span of SPANS) {
    for (const pair of pairsOf(was[span], is[span], id)) {
      if (pair.before.value !== null) tally[span].present += 1;
      const kind = kindOf(pair);
      if (kind === null) continue;
      tally[span][kind] += 1;
      changes.note({ company: company.name, item: id, span: was[span].span, kind, ...pair }, is.asOf);
    }
  }
}

/** A company on a day, with every number of the items read once, so that the time of reading counts. */
function read(
  build: Build,
  prepared: PreparedFacts,
  { asOf, items }: { readonly asOf: Day; readonly items: readonly ItemId[] },
): Fundamentals {
  return timed(build, () => {
    const known = build.core.fundamentalsAsOf(prepared, { asOf });
    for (const { list, item } of [known.quarters, known.years]) {
      for (const id of items) for (const index of list.keys()) item(id, index);
    }
    return known;
  });
}

function timed<Result>(build: Build, work: () => Result): Result {
  const begun = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(begun);
  build.spent += (user + system) / 1000;
  return result;
}

function chosenCompanies(): readonly SharedCompany[] {
  const companies = sharedCompanies();
  const all = companies.map(({ name }) => name);
  const names = chosen(process.env.ACCOUNTS_COMPANIES, all);
  return companies.filter(({ name }) => names.includes(name));
}

function chosen<Name extends string>(wanted: string | undefined, all: readonly Name[]): readonly Name[] {
  if (!wanted) return all;
  const names = wanted.split(",");
  const unknown = names.filter((name) => !all.some((one) => one === name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(", ")}; choose among ${all.join(", ")}.`);
  return all.filter((name) => names.includes(name));
}

function shareApart(tallies: Tallies, items: readonly ItemId[]): number {
  const reads = items.map((id) => total(tallies, id).after);
  const count = (part: "apart" | "fullYears") => reads.reduce((sum, read) => sum + read[part], 0);
  return count("apart") / count("fullYears");
}
