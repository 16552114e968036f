import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "../../time/index.ts";
import { unknown } from "../derivation/derivation.ts";
import type { Fact } from "../facts/fact.ts";
import { prepareFacts, withStatementFacts } from "../facts/prepare-facts.ts";
import { type Fundamentals, fundamentalsAsOf } from "../fundamentals-as-of.ts";
import { type FactText, factOf } from "../made-up-company.fixture.ts";
import type { Periods } from "../periods/periods.ts";
import type { Rival, Seam } from "../reconcile/rival.ts";
import { statementTable } from "./statement-table.ts";

const FLOWS = {
  revenue: "Revenues",
  netIncome: "NetIncomeLoss",
  cfo: "NetCashProvidedByUsedInOperatingActivities",
  cashFromInvesting: "NetCashProvidedByUsedInInvestingActivities",
  sellingGeneralAdministrative: "SellingGeneralAndAdministrativeExpense",
} as const;
type FlowId = keyof typeof FLOWS;

const ENDS = ["03-31", "06-30", "09-30", "12-31"] as const;
const FILED = ["05-05", "08-05", "11-05", "12-31"] as const;

/** Facts of the years from 2020 on: 10-Qs and a 10-K that state flows since the start of the year, as in cash-flow statements. */
function cumulativeFacts(flows: Readonly<Partial<Record<FlowId, readonly (readonly number[])[]>>>): readonly Fact[] {
  return Object.entries(flows).flatMap(([id, years]) =>
    years.flatMap((quarters, year) =>
      quarters.map((_, k) =>
        factOf({
          concept: FLOWS[id as FlowId],
          value: quarters.slice(0, k + 1).reduce((sum, value) => sum + value, 0),
          start: `${2020 + year}-01-01`,
          end: `${2020 + year}-${ENDS[k]}`,
          filed: `${2020 + year}-${FILED[k]}`,
          form: k === 3 ? "10-K" : "10-Q",
          fiscalYear: 2020 + year,
        }),
      ),
    ),
  );
}

function knownOf(facts: readonly Fact[], asOf = "2022-01-15"): Fundamentals {
  return fundamentalsAsOf(withStatementFacts(prepareFacts(facts), facts), { asOf: day(asOf) });
}

const idsOf = (known: Fundamentals, statement: "income" | "balance" | "cashFlow") =>
  statementTable(known, { statement, span: "year", maxPeriods: 20 }).rows.map(({ line }) => line.id);

const ofYear = (concept: string, value: number, more: Partial<FactText> = {}) =>
  factOf({
    concept,
    value,
    start: "2021-01-01",
    end: "2021-12-31",
    filed: "2021-12-31",
    form: "10-K",
    fiscalYear: 2021,
    ...more,
  });

describe("a whole statement", () => {
  it("has quarters that add up to the year, in every flow", () => {
    const year = fc.array(fc.integer({ min: 100_000, max: 50_000_000 }), { minLength: 4, maxLength: 4 });
    const years = fc.array(year, { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(fc.record({ revenue: years, netIncome: years, cfo: years, cashFromInvesting: years }), (flows) => {
        const known = knownOf(cumulativeFacts(flows));
        for (const statement of ["income", "cashFlow"] as const) {
          const quarters = statementTable(known, { statement, span: "quarter", maxPeriods: 80 });
          const annual = statementTable(known, { statement, span: "year", maxPeriods: 20 });
          expect(annual.rows.map(({ line }) => line.id)).toEqual(quarters.rows.map(({ line }) => line.id));
          for (const [row, { cells }] of annual.rows.entries()) {
            const parts = quarters.rows[row]?.cells.map(({ number }) => number.value ?? Number.NaN) ?? [];
            const sums = [parts.slice(0, 4), parts.slice(4)].map((of) => of.reduce((sum, value) => sum + value, 0));
            expect(cells.map(({ number }) => number.value)).toEqual(sums);
          }
        }
      }),
    );
  });

  it("says of a first quarter that it is reported, and of those after it that they are derived", () => {
    const known = knownOf(cumulativeFacts({ netIncome: [[5, 6, 7, 8]], cfo: [[1, 2, 3, 4]] }), "2021-02-01");
    const { rows } = statementTable(known, { statement: "cashFlow", span: "quarter", maxPeriods: 4 });
    const cfo = rows.find(({ line }) => line.id === "cfo");
    expect(cfo?.cells.map(({ state }) => state)).toEqual(["reported", "derived", "derived", "derived"]);
    expect(cfo?.cells.map(({ number }) => number.value)).toEqual([1, 2, 3, 4]);
  });

  it("has the newest periods alone where fewer are asked for", () => {
    const known = knownOf(
      cumulativeFacts({
        netIncome: [
          [1, 1, 1, 1],
          [2, 2, 2, 2],
        ],
      }),
    );
    const { periods, rows } = statementTable(known, { statement: "income", span: "quarter", maxPeriods: 3 });
    expect(periods.map(({ fiscalYear, fiscalQuarter }) => [fiscalYear, fiscalQuarter])).toEqual([
      [2021, 2],
      [2021, 3],
      [2021, 4],
    ]);
    expect(rows.every(({ cells }) => cells.length === 3)).toBe(true);
  });

  it.each([0, -1, 1.5, Number.NaN])("of %d periods is refused", (maxPeriods) => {
    const known = knownOf(cumulativeFacts({ netIncome: [[1, 1, 1, 1]] }));
    expect(() => statementTable(known, { statement: "income", span: "year", maxPeriods })).toThrow(RangeError);
  });

  it("has a line that a filer states in some periods, with the reason in the others", () => {
    const facts = [
      ...cumulativeFacts({
        revenue: [
          [9, 9, 9, 9],
          [9, 9, 9, 9],
        ],
        netIncome: [
          [1, 1, 1, 1],
          [2, 2, 2, 2],
        ],
      }),
      ofYear("RestructuringCharges", 3),
    ];
    const { rows } = statementTable(knownOf(facts), { statement: "income", span: "year", maxPeriods: 2 });
    const [before, now] = rows.find(({ line }) => line.id === "restructuring")?.cells ?? [];
    expect(now).toMatchObject({ state: "reported", number: { value: 3 } });
    expect(before).toMatchObject({ state: "missing", number: { value: null, because: "not-in-market-data" } });
    expect(rows.map(({ line }) => line.id)).not.toContain("costOfRevenue");
  });

  it("names the income of all owners only where some of it is of others", () => {
    const facts = cumulativeFacts({
      netIncome: [
        [1, 1, 1, 1],
        [2, 2, 2, 2],
      ],
    });
    expect(idsOf(knownOf(facts), "income")).toEqual(["netIncome"]);
    const withMinorities = [
      ...facts,
      ofYear("ProfitLoss", 10),
      ofYear("NetIncomeLossAttributableToNoncontrollingInterest", 2),
    ];
    expect(idsOf(knownOf(withMinorities), "income")).toEqual(["profit", "minorityIncome", "netIncome"]);
    // The cash flow begins with it in both cases.
    expect(idsOf(knownOf(facts), "cashFlow")).toEqual(["profit"]);
  });

  it("breaks overheads down only where a filer does not state them as one line", () => {
    const facts = [
      ...cumulativeFacts({
        netIncome: [
          [1, 1, 1, 1],
          [2, 2, 2, 2],
        ],
      }),
      ofYear("SellingAndMarketingExpense", 4),
    ];
    expect(idsOf(knownOf(facts), "income")).toContain("sellingAndMarketing");
    const whole = [...facts, ofYear("SellingGeneralAndAdministrativeExpense", 6)];
    expect(idsOf(knownOf(whole), "income")).not.toContain("sellingAndMarketing");
  });

  describe("of figures that were restated", () => {
    const facts = cumulativeFacts({
      revenue: [
        [9, 9, 9, 9],
        [9, 9, 9, 9],
      ],
      netIncome: [
        [1, 1, 1, 1],
        [2, 2, 2, 2],
      ],
    });
    const known = knownOf(facts);
    const shown = known.years.item("revenue", 1);
    if (shown.value === null) throw new Error("There is no revenue.");
    const rival: Rival = { number: { ...shown, value: 30 }, because: "superseded" };
    const seams: readonly Seam[] = [{ before: 0, after: 1, proof: [shown, rival.number] }];
    const years: Periods = {
      ...known.years,
      item: (id, index) => (id === "costOfRevenue" ? unknown("contradicted", id) : known.years.item(id, index)),
      rivals: (id, index) => (id === "revenue" && index === 1 ? [rival] : []),
      seams: (id) => (id === "revenue" ? seams : []),
    };
    const table = (maxPeriods: number) =>
      statementTable({ ...known, years }, { statement: "income", span: "year", maxPeriods }).rows;

    it("shows the rivals of a figure beside it, and the seam between two periods", () => {
      const [revenue, cost] = table(2);
      expect(revenue?.cells.map(({ rivals }) => rivals)).toEqual([[], [rival]]);
      expect([revenue?.seams, cost?.seams]).toEqual([seams, []]);
    });

    it("leaves out a seam of which only one side is shown", () => {
      expect(table(1)[0]?.seams).toEqual([]);
    });

    it("keeps a line whose every figure is in doubt", () => {
      expect(table(2)[1]).toMatchObject({
        line: { id: "costOfRevenue" },
        cells: [{ state: "missing" }, { state: "missing" }],
      });
    });
  });
});
