import type { WireScreenColumn } from "@plumbline/contract";
import { expect, it } from "vitest";
import type { ScreenCatalogue } from "../catalogue/screen-catalogue.ts";
import { hasOldAccounts, ofAccounts } from "./old-accounts.ts";
import { rowsOf } from "./screen-rows.ts";

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
  ...{ id, kind: "metric", values, because: null, states: null, provenance: { source: "demo" } },
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

it("knows which columns take something from the accounts", () => {
  const kinds = ["price", "pe", "roe.latest"].map((id) => ofAccounts({ kind: "metric", id }, catalogue));
  expect(kinds).toEqual(["not", "partly", "wholly"]);
  expect(ofAccounts({ kind: "check", id: "O1" }, catalogue)).toBe("partly");
  expect(ofAccounts({ kind: "about", id: "sector" }, catalogue)).toBe("not");
});

it("has something to explain only where a value of old accounts is shown", () => {
  expect(hasOldAccounts([fresh ?? null, old ?? null], shown("roe.latest"), catalogue)).toBe(true);
  // A price is not of accounts, and a value that is missing has no mark.
  expect(hasOldAccounts([fresh ?? null, old ?? null], shown("price", "pe"), catalogue)).toBe(false);
  expect(hasOldAccounts([fresh ?? null, null], shown("roe.latest"), catalogue)).toBe(false);
});
