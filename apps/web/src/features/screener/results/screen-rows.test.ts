import type { WireScreenColumn } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import type { ScreenCatalogue } from "../catalogue/screen-catalogue.ts";
import { accountsPart, hasOldAccounts, onlyCurrency, rowsOf } from "./screen-rows.ts";

const rows = {
  symbol: ["AAA", "BBB"],
  names: [{ en: "Alpha" }, { en: "Beta" }],
  currency: ["USD", "EUR"],
  accountsCurrency: ["USD", null],
  sector: ["Energy", null],
  industry: [null, null],
  companyType: ["other" as const, "bank" as const],
  periodEnd: ["2025-09-30", null],
  filedAt: ["2025-10-28", null],
  accountsState: ["current" as const, null],
};

describe("the rows of an answer", () => {
  it("are its columns, transposed", () => {
    const [, second] = rowsOf({ rows, columns: [] });
    expect(second).toEqual({
      symbol: "BBB",
      names: { en: "Beta" },
      currency: "EUR",
      sector: null,
      industry: null,
      accountsCurrency: null,
      isMixed: true,
      companyType: "bank",
      periodEnd: null,
      filedAt: null,
      isStale: false,
      place: 1,
      columns: [],
    });
  });

  it("are the same objects for the same answer", () => {
    const answer = { rows, columns: [] };
    expect(rowsOf(answer)[0]).toBe(rowsOf(answer)[0]);
  });
});

it("has one currency only where all rows have the same", () => {
  expect(onlyCurrency(rows)).toBeNull();
  expect(onlyCurrency({ currency: ["USD", "USD"], accountsCurrency: ["USD", null] })).toBe("USD");
  expect(onlyCurrency({ currency: ["USD", "USD"], accountsCurrency: ["USD", "CNY"] })).toBeNull();
  expect(onlyCurrency({ currency: [], accountsCurrency: [] })).toBeNull();
});

const number = (group: string, metric: string | null) => ({ group, metric });
const catalogue = {
  numbers: new Map([
    ["price", number("price", null)],
    ["pe", number("value", null)],
    ["roe.latest", number("offensive", "roe")],
  ]),
  checks: new Map(),
  presets: [],
} as unknown as ScreenCatalogue;

const columnOf = (id: string, values: (number | null)[]): WireScreenColumn => ({
  id,
  kind: "metric",
  values,
  because: null,
  states: null,
  provenance: { source: "demo" },
});
const [fresh, old] = rowsOf({
  rows: {
    symbol: ["NEW", "OLD"],
    names: [{ en: "New" }, { en: "Old" }],
    currency: ["USD", "USD"],
    accountsCurrency: ["USD", "USD"],
    sector: [null, null],
    industry: [null, null],
    companyType: ["other", "other"],
    periodEnd: ["2025-09-30", "2025-03-31"],
    filedAt: ["2025-10-28", "2025-04-28"],
    accountsState: ["current", "stale"],
  },
  columns: [columnOf("price", [10, 20]), columnOf("pe", [15, null]), columnOf("roe.latest", [0.1, 0.2])],
});
const shown = (...ids: string[]) => ids.map((id) => ({ kind: "metric" as const, id }));

it("tells which columns use the accounts", () => {
  const kinds = ["price", "pe", "roe.latest"].map((id) => accountsPart({ kind: "metric", id }, catalogue));
  expect(kinds).toEqual(["not", "partly", "wholly"]);
  expect(accountsPart({ kind: "check", id: "O1" }, catalogue)).toBe("partly");
  expect(accountsPart({ kind: "about", id: "sector" }, catalogue)).toBe("not");
});

it("explains old accounts only where one of their values is shown", () => {
  expect(hasOldAccounts([fresh ?? null, old ?? null], shown("roe.latest"), catalogue)).toBe(true);
  // A price does not come from the accounts, and a missing value has no mark.
  expect(hasOldAccounts([fresh ?? null, old ?? null], shown("price", "pe"), catalogue)).toBe(false);
  expect(hasOldAccounts([fresh ?? null, null], shown("roe.latest"), catalogue)).toBe(false);
});
