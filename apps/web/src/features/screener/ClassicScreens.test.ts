import type { WirePreset } from "@plumbline/contract";
import { expect, it } from "vitest";
import { isScreenOf, screenOfPreset } from "./ClassicScreens.tsx";

const netNet: WirePreset = {
  id: "net-net",
  source: "Graham and Dodd",
  paramFilters: [{ check: "F8", state: "pass" }],
  order: { metric: "bookToMarket", descending: true },
  take: null,
};
const magic: WirePreset = {
  ...netNet,
  id: "magic-formula",
  paramFilters: [{ metric: "marketValue", op: "atLeast", low: 50e6 }],
  order: { bestBy: ["ebitToEnterpriseValue", "returnOnCapital"], within: "market" },
  take: 30,
};

it("is a classic screen as long as the conditions are the same, whatever the columns and the order", () => {
  const screen = screenOfPreset(netNet);
  expect(isScreenOf(screen, netNet)).toBe(true);
  expect(isScreenOf({ ...screen, columns: ["pe"], order: null }, netNet)).toBe(true);
  expect(isScreenOf({ ...screen, filters: [{ check: "F8", state: "near" }] }, netNet)).toBe(false);
  expect(isScreenOf(screen, magic)).toBe(false);
});

it("is a different screen where the order decides which rows are taken", () => {
  const screen = screenOfPreset(magic);
  expect(isScreenOf(screen, magic)).toBe(true);
  expect(isScreenOf({ ...screen, order: { metric: "pe", descending: false } }, magic)).toBe(false);
});
