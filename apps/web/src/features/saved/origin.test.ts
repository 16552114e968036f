import type { WireSavedItem } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { originOf } from "./origin.ts";

const item = (id: string, kind: WireSavedItem["kind"], address: string): WireSavedItem => {
  const at = "2026-01-02T03:04:05Z";
  return { id, kind, address, name: id, createdAt: at, changedAt: at };
};

const NINE = item("nine", "valuation", "/pages/valuation?code=AAPL&set=wacc%3A0.09");
const EIGHT = item("eight", "valuation", "/pages/valuation?code=AAPL&set=wacc%3A0.08");
const CHEAP = item("cheap", "screen", "/pages/basic-search?f=pe(..15)");
const ITEMS = [NINE, EIGHT, CHEAP];

describe("the saved item that a page comes from", () => {
  it("is the one with the same state, whatever was on screen before", () => {
    expect(originOf(ITEMS, { kind: "valuation", address: EIGHT.address }, "nine")).toBe(EIGHT);
  });

  it("is the one that was on screen before its state was changed", () => {
    const changed = { kind: "valuation", address: "/pages/valuation?code=AAPL" } as const;
    expect(originOf(ITEMS, changed, "nine")).toBe(NINE);
    expect(originOf(ITEMS, changed, undefined)).toBeNull();
    expect(originOf(ITEMS, { kind: "screen", address: "/pages/basic-search?f=pe(..20)" }, "cheap")).toBe(CHEAP);
  });

  it("is none for the valuation of another stock, for another kind of page and when it was deleted", () => {
    expect(originOf(ITEMS, { kind: "valuation", address: "/pages/valuation?code=MSFT" }, "nine")).toBeNull();
    expect(originOf(ITEMS, { kind: "screen", address: "/pages/basic-search" }, "nine")).toBeNull();
    expect(originOf([CHEAP], { kind: "valuation", address: "/pages/valuation?code=AAPL" }, "nine")).toBeNull();
  });
});
