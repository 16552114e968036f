import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../scripts/shared-data.ts";
import { dayOf, formatDay } from "../time/index.ts";
import type { ItemId } from "./concepts/expression.ts";
import { prepareFacts } from "./facts/prepare-facts.ts";
import { type FullYear, fullYears } from "./full-years.fixture.ts";
import { type Fundamentals, fundamentalsAsOf } from "./fundamentals-as-of.ts";
import { IDENTITIES, identityBreaches } from "./identities/identity-breaches.ts";
import type { Periods } from "./periods/periods.ts";
import type { ReconciledYear } from "./reconcile/reconciled-year.ts";
import { ONE_SEASON, SLOT } from "./reconcile/spans.ts";
import { factsOfCompany, sharedCompanies } from "./shared-companies.fixture.ts";

const ITEMS = ["revenue", "netIncome", "cfo", "capex", "grossProfit", "operatingIncome"] as const satisfies ItemId[];

/** The fifth of January in odd years and the fifteenth of July in even ones, when the filings of a year lie behind. */
const DAYS = [
  ...[2011, 2013, 2017, 2021, 2025].map((year) => dayOf(year, 1, 5)),
  ...[2012, 2016, 2018, 2022, 2026].map((year) => dayOf(year, 7, 15)),
];

/** Share of the full years of which quarters and year may tell two things without saying so. */
const MAX_UNMARKED = 0.005;

/** A part, and the whole that it is never above. */
const PARTS_OF_WHOLES = [
  ["grossProfit", "revenue"],
  ["operatingIncome", "revenue"],
  ["assetsCurrent", "assets"],
  ["inventory", "assetsCurrent"],
  ["cashAndShortTermInvestments", "assets"],
] as const satisfies (readonly [ItemId, ItemId])[];

interface Seen {
  readonly company: string;
  readonly known: Fundamentals;
}

function everyCompanyOnEveryDay(): readonly Seen[] {
  return sharedCompanies().flatMap((company) => {
    const prepared = prepareFacts(factsOfCompany(company));
    return DAYS.map((asOf) => ({ company: company.name, known: fundamentalsAsOf(prepared, { asOf }) }));
  });
}

interface Year extends FullYear {
  readonly item: ItemId;
  readonly told: string;
}

function yearsOf(seen: readonly Seen[]): readonly Year[] {
  return seen.flatMap(({ company, known }) =>
    ITEMS.flatMap((item) =>
      fullYears(known, item).map((year) => {
        const end = known.years.list[year.index]?.end ?? known.asOf;
        const sums = `${year.sum.toLocaleString("en")} in a year of ${year.year.toLocaleString("en")}`;
        return { ...year, item, told: `${company} ${item} ${formatDay(end)} on ${formatDay(known.asOf)}: ${sums}` };
      }),
    ),
  );
}

/** How often a part is above its whole, of all periods that have both. */
function partsAboveWholes(seen: readonly Seen[], [part, whole]: readonly [ItemId, ItemId]): readonly [number, number] {
  let above = 0;
  let all = 0;
  const count = ({ list, item }: Periods) => {
    for (const index of list.keys()) {
      const [one, other] = [item(part, index).value, item(whole, index).value];
      if (one === null || other === null) continue;
      all += 1;
      if (one > other) above += 1;
    }
  };
  for (const { known } of seen) for (const periods of [known.quarters, known.years]) count(periods);
  return [above, all];
}

/** For each quarter the longer stretch and the shorter one of which it may be the difference. */
const STRETCHES = [
  [SLOT.halfYear, SLOT.q2],
  [SLOT.halfYear, SLOT.q1],
  [SLOT.nineMonths, SLOT.halfYear],
  [SLOT.year, SLOT.nineMonths],
] as const;

/**
 * Whether a quarter is a difference that no two reports of one season make, although some state both stretches; null where it is none.
 */
function isOfTwoSeasons({ entries, quarters }: ReconciledYear, slot: 0 | 1 | 2 | 3): boolean | null {
  const term = quarters[slot].term;
  if (!term || term.entry || term.how === "year-less-quarters") return null;
  const [longer, shorter] = STRETCHES[slot];
  const stated = (stretch: number) =>
    (entries[stretch] ?? []).filter(
      ({ rejected, isOwnLine, copy }) => rejected === null && isOwnLine && !copy.filing.isRecast,
    );
  const differences = stated(longer).flatMap(({ copy: one }) =>
    stated(shorter)
      .filter(({ copy: other }) => Math.abs(one.filing.filed - other.filing.filed) <= ONE_SEASON)
      .map(({ copy: other }) => one.value - other.value),
  );
  const isNear = (value: number) => Math.abs(value - term.value) <= Math.max(2 * term.unit, 0.005 * Math.abs(value));
  return differences.length > 0 && !differences.some(isNear);
}

describe.skipIf(needsSharedData)("accounts of every shared company on ten days", () => {
  const seen = needsSharedData ? [] : everyCompanyOnEveryDay();

  it("have quarters that add up to their year, or say that they were first reported with another one", () => {
    const years = yearsOf(seen);
    const apart = years.filter(({ isApart }) => isApart);
    const unmarked = apart.filter(({ isMarked }) => !isMarked);
    const lines = ITEMS.map((id) => {
      const [full, told, untold] = [years, apart, unmarked].map(
        (those) => those.filter(({ item }) => item === id).length,
      );
      return `${id.padEnd(16)} ${full} full years, ${told} apart, ${untold} of them without a mark`;
    });
    console.info(lines.join("\n"));
    expect(years.length).toBeGreaterThan(10_000);
    const share = unmarked.length / years.length;
    expect(
      share,
      unmarked
        .slice(0, 40)
        .map(({ told }) => told)
        .join("\n"),
    ).toBeLessThanOrEqual(MAX_UNMARKED);
  });

  it("take quarters from two stretches of one reporting season", () => {
    for (const { known } of seen)
      for (const item of ITEMS) for (const k of known.quarters.list.keys()) known.quarters.item(item, k);
    const years = seen.flatMap(({ known }) =>
      [...known.statements.flows.known.values()].flatMap((lines) => lines.years),
    );
    const told = years.flatMap((year) => ([0, 1, 2, 3] as const).flatMap((slot) => isOfTwoSeasons(year, slot) ?? []));
    const mixed = told.filter((isMixed) => isMixed).length;
    console.info(`${mixed} of ${told.length} differences are of two seasons`);
    expect(told.length).toBeGreaterThan(30_000);
    expect(mixed / told.length).toBeLessThanOrEqual(MAX_UNMARKED);
  });

  it("hold to the relations that all statements have", () => {
    const breaches = seen.flatMap(({ known }) => identityBreaches(known).map(({ identity }) => identity));
    const ofIdentities = IDENTITIES.map(
      (one) => `${one}: ${breaches.filter((other) => other === one).length} breaches`,
    );
    const ofParts = PARTS_OF_WHOLES.map((pair) => [pair, partsAboveWholes(seen, pair)] as const);
    const told = ofParts.map(([[part, whole], [above, all]]) => `${part} above ${whole}: ${above} of ${all}`);
    console.info([...ofIdentities, ...told].join("\n"));
    for (const [, [above, all]] of ofParts) expect(above / all).toBeLessThanOrEqual(MAX_UNMARKED);
  });
});
