import { expect, it } from "vitest";
import type { RowsAnswer } from "../screener.query.ts";
import type { Column } from "./columns.ts";
import { foldColumns } from "./folded-columns.ts";

const COLUMNS: readonly Column[] = [
  { kind: "about", id: "sector" },
  { kind: "about", id: "currency" },
  { kind: "metric", id: "price" },
  { kind: "metric", id: "pe" },
  { kind: "check", id: "O1" },
  { kind: "check", id: "O2" },
];

const wire = (kind: "metric" | "check", id: string, values: (number | null)[], states: string[] | null = null) => ({
  kind,
  id,
  values,
  states,
  because: values.map((value) => (value === null ? "not-in-market-data" : null)),
  provenance: { source: "demo" },
});

/** Two companies with prices and without accounts; O2 is decided without a number for one of them. */
const answer = {
  rows: {
    symbol: ["A", "B"],
    names: [{ en: "A" }, { en: "B" }],
    currency: ["USD", "USD"],
    accountsCurrency: [null, null],
    sector: [null, null],
    industry: [null, null],
    companyType: ["other", "other"],
    periodEnd: [null, null],
    filedAt: [null, null],
    accountsState: [null, null],
  },
  columns: [
    wire("metric", "price", [1, 2]),
    wire("metric", "pe", [null, null]),
    wire("check", "O1", [null, null], ["unknown", "not-applicable"]),
    wire("check", "O2", [null, null], ["unknown", "fail"]),
  ],
} as unknown as RowsAnswer;

it("leaves out the columns without any value, with their reason", () => {
  const { shown, missing } = foldColumns(COLUMNS, { answer, isOld: false, count: 2 });
  expect(shown.map(({ id }) => id)).toEqual(["currency", "price", "O2"]);
  expect(missing.map(({ column: { id }, because }) => [id, because])).toEqual([
    ["sector", "not-in-market-data"],
    ["pe", "not-in-market-data"],
    ["O1", "not-in-market-data"],
  ]);
});

it("keeps all columns of a screen that is longer than its first page, and while the next one loads", () => {
  expect(foldColumns(COLUMNS, { answer, isOld: false, count: 3 }).shown).toBe(COLUMNS);
  expect(foldColumns(COLUMNS, { answer, isOld: true, count: 2 }).shown).toBe(COLUMNS);
});
