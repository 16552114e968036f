import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { type Day, day, formatDay } from "../time/index.ts";
import type { ItemId } from "./concepts/expression.ts";
import { notesOn } from "./derivation/evidence.ts";
import { prepareFacts } from "./facts/prepare-facts.ts";
import type { PreparedFacts } from "./facts/prepared-facts.ts";
import { type Fundamentals, fundamentalsAsOf } from "./fundamentals-as-of.ts";
import type { Periods } from "./periods/periods.ts";
import { remembered } from "./remembered.ts";
import { factsOfCompany } from "./shared-companies.fixture.ts";

interface GoldenCase {
  readonly id: string;
  readonly item: ItemId | "split" | "receipt";
  /** Below `data` of the shared folder; a receipt has none. */
  readonly file?: string;
  readonly kind?: "bank";
  readonly asOf?: string;
  readonly period?: { readonly kind: "quarter" | "year"; readonly start: string; readonly end: string };
  readonly expected: {
    readonly value?: number | null;
    readonly reason?: string;
    readonly state?: "first-reported";
    /** In units of the filing. */
    readonly within?: number;
    readonly seam?: { readonly series: "quarters" | "years"; readonly between: readonly [string, string] };
  };
}

const golden = needsSharedData
  ? { cases: [], tolerance: "" }
  : (JSON.parse(readFileSync(sharedFile("golden/golden-accounts.json"), "utf8")) as {
      readonly tolerance: string;
      readonly cases: readonly GoldenCase[];
    });

/** The tolerance of the file: rounding of two facts in millions. */
const TOLERANCE = 1.5e6;
/** Ends of periods up to six days apart are one end (FND-08). */
const SAME_END = 6;

const figures = golden.cases.filter(({ expected }) => "value" in expected);
const seams = golden.cases.filter(({ expected }) => expected.seam);

const prepared = new Map<string, PreparedFacts>();

function companyOf({ id, file = "", asOf = "", kind }: GoldenCase): Fundamentals {
  const facts = remembered(prepared, file, () => prepareFacts(factsOfCompany({ name: id, file })));
  return fundamentalsAsOf(facts, { asOf: day(asOf), type: kind ?? "other" });
}

function periodIn({ list }: Periods, end: Day): number {
  const index = list.findIndex((period) => Math.abs(period.end - end) <= SAME_END);
  expect(index, `a period that ends on ${formatDay(end)}`).toBeGreaterThanOrEqual(0);
  return index;
}

describe.skipIf(needsSharedData)(
  "golden-accounts.json: figures of real companies, by arithmetic of their facts",
  () => {
    it.each(figures)("$id", (one) => {
      const { expected, item, period } = one;
      const known = companyOf(one);
      const periods = period?.kind === "year" ? known.years : known.quarters;
      const found = periods.item(item as ItemId, periodIn(periods, day(period?.end ?? "")));
      if (expected.value === null) expect(found).toMatchObject({ value: null, because: expected.reason });
      else {
        const apart = Math.abs((found.value ?? Number.NaN) - (expected.value as number));
        expect(apart, `${found.value}, expected ${expected.value}`).toBeLessThanOrEqual(expected.within ?? TOLERANCE);
        expect(found.value !== null && notesOn(found).includes("first-reported")).toBe(
          expected.state === "first-reported",
        );
      }
    });

    it.each(seams)("$id", (one) => {
      const { series, between } = one.expected.seam as NonNullable<GoldenCase["expected"]["seam"]>;
      const periods = companyOf(one)[series];
      const found = periods.seams(one.item as ItemId).map(({ before, after }) => {
        return [periods.list[before]?.end as Day, periods.list[after]?.end as Day] as const;
      });
      const [first, last] = between.map(day) as [Day, Day];
      const told = found.map((ends) => ends.map(formatDay).join(" to ")).join(", ");
      expect(
        found.some(([before, after]) => before >= first && after <= last),
        `seams: ${told}`,
      ).toBe(true);
    });

    it("has no case that is not walked: splits are beside the splits, receipts beside the titles of shares", () => {
      const others = golden.cases.filter((one) => !figures.includes(one) && !seams.includes(one));
      const countOf = (item: GoldenCase["item"]) => others.filter((one) => one.item === item).length;
      expect([figures.length, seams.length, countOf("split"), countOf("receipt")]).toEqual([53, 6, 9, 5]);
      expect(golden.cases).toHaveLength(73);
      expect(golden.tolerance).toContain("1.5 million");
    });
  },
);
