import type { WireFigure } from "@plumbline/contract";
import { expect, it } from "vitest";
import { foldColumns } from "./folded-columns.ts";
import type { ShownStock } from "./sort-stocks.ts";

const KNOWN: WireFigure = { value: 1, provenance: { source: "demo" } };
const UNKNOWN: WireFigure = { value: null, because: "not-in-market-data" };

function stock(live: object): ShownStock {
  return { stock: { code: "A", note: null, addedAt: "2024-01-02" }, name: "A", live } as unknown as ShownStock;
}

const quote = { price: KNOWN, change: KNOWN };
const NO_ACCOUNTS = { pass: 0, near: 0, fail: 0, unknown: 42, because: "no-accounts" };

it("leaves out the columns that no stock has a value in, with the reason", () => {
  const { shown, missing } = foldColumns([
    stock({ quote, gap: UNKNOWN, checks: NO_ACCOUNTS }),
    stock({ quote, gap: UNKNOWN, checks: null }),
  ]);
  expect(shown).toEqual(["price", "change"]);
  expect(missing).toEqual([
    { column: "gap", because: "not-in-market-data" },
    { column: "checks", because: "no-accounts" },
  ]);
});

it("keeps a column that one stock has a value in", () => {
  const none = stock({ quote, gap: UNKNOWN, checks: NO_ACCOUNTS });
  expect(foldColumns([none, stock({ quote, gap: KNOWN, checks: { ...NO_ACCOUNTS, near: 1 } })]).missing).toEqual([]);
});

it("keeps all columns while their values load, and of a list without stocks", () => {
  expect(foldColumns([stock({ quote: undefined, gap: undefined, checks: undefined })]).missing).toEqual([]);
  expect(foldColumns([]).missing).toEqual([]);
});
