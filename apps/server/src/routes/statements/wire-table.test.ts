import { type Derivation, derived, type Fact, type StatementTable, unknown } from "@plumbline/core/fundamentals";
import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { wireTable } from "./wire-table.ts";

/** Revenue of a year as a filing states it. */
function filed(year: number, value: number, filedAt: string, accession: string): Derivation {
  const fact: Fact = {
    taxonomy: "us-gaap",
    concept: "Revenues",
    unit: "USD",
    start: day(`${year}-01-01`),
    end: day(`${year}-12-31`),
    value,
    accession,
    form: "10-K",
    filed: day(filedAt),
    fiscalYear: year,
    fiscalPeriod: "FY",
  };
  const { unit, start, end, filed } = fact;
  return { value, unit, start, end, filed, how: "as-filed", rule: "FND-05", fact, parts: [], names: [], note: null };
}

// IBM's revenue of 2020 in millions: 73,620 in the 10-K of 2021, 55,179 without the business that left in that of 2022.
const BEFORE = filed(2020, 73_620, "2021-02-23", "0001558370-21-001489");
const AFTER = filed(2020, 55_179, "2022-02-22", "0001558370-22-001584");
const NEXT = filed(2021, 57_350, "2022-02-22", "0001558370-22-001584");

const period = (year: number) => ({
  start: day(`${year}-01-01`),
  end: day(`${year}-12-31`),
  filed: day(`${year + 1}-02-22`),
  fiscalYear: year,
  fiscalQuarter: null,
  unbroken: 1,
});

const rival = { number: BEFORE, because: "superseded" } as const;

function tableWith(rivals: StatementTable["rows"][number]["cells"][number]["rivals"]): StatementTable {
  const sum = derived({ value: 3, how: "sum", rule: "1.4", parts: [AFTER, NEXT], note: "cost-excludes-depreciation" });
  return {
    periods: [period(2020), period(2021)],
    rows: [
      {
        line: { id: "revenue", role: "subtotal" },
        kind: "flow",
        cells: [
          { number: { ...AFTER, note: "restated" }, state: "restated", rivals },
          { number: NEXT, state: "reported", rivals: [] },
        ],
        seams: [{ before: 0, after: 1, proof: [BEFORE, AFTER] }],
      },
      {
        line: { id: "costOfRevenue", role: "line" },
        kind: "flow",
        cells: [
          { number: unknown("restated-perimeter", "costOfRevenue"), state: "missing", rivals: [] },
          { number: sum, state: "derived", rivals: [] },
        ],
        seams: [],
      },
    ],
  };
}

const wired = (table: StatementTable) => wireTable(table, "sec", { cik: 51143, fictional: false });

describe("a statement in columns", () => {
  it("lists a filing once, and leads to it from figures, rivals and seams", () => {
    const { lines, filings, origins } = wired(tableWith([rival]));
    expect(filings.map(({ accession, filedAt }) => [accession, filedAt])).toEqual([
      ["0001558370-22-001584", "2022-02-22"],
      ["0001558370-21-001489", "2021-02-23"],
    ]);
    expect(filings[0]?.link).toMatch(/^https:\/\/www\.sec\.gov\/Archives\/edgar\/data\/51143\//);
    expect(origins).toEqual([
      { concepts: ["us-gaap:Revenues"], how: "as-filed", rule: "FND-05" },
      { concepts: ["us-gaap:Revenues"], how: "sum", rule: "1.4" },
    ]);
    expect(lines[0]).toEqual({
      id: "revenue",
      role: "subtotal",
      kind: "flow",
      values: [55_179, 57_350],
      states: ["restated", "reported"],
      origins: [0, 0],
      filings: [0, 0],
      missing: [],
      notes: [],
      rivals: [{ period: 0, count: 1, figures: [{ value: 73_620, origin: 0, filing: 1, because: "superseded" }] }],
      seams: [
        {
          before: 0,
          after: 1,
          proof: [
            { value: 73_620, origin: 0, filing: 1, start: "2020-01-01", end: "2020-12-31" },
            { value: 55_179, origin: 0, filing: 0, start: "2020-01-01", end: "2020-12-31" },
          ],
        },
      ],
    });
  });

  it("has the reason of a missing figure and the notes that no state tells, at their periods", () => {
    expect(wired(tableWith([])).lines[1]).toMatchObject({
      values: [null, 3],
      origins: [null, 1],
      filings: [null, 0],
      missing: [{ period: 0, because: "restated-perimeter" }],
      notes: [{ period: 1, notes: ["cost-excludes-depreciation"] }],
    });
  });

  it("has the newest ten of a thousand rivals, and says how many there are (REC-21)", () => {
    const { lines } = wired(tableWith(Array.from({ length: 1000 }, () => rival)));
    expect(lines[0]?.rivals).toMatchObject([{ period: 0, count: 1000 }]);
    expect(lines[0]?.rivals[0]?.figures).toHaveLength(10);
  });
});
