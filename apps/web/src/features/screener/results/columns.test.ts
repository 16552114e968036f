import { expect, it } from "vitest";
import { EMPTY_SCREEN } from "../state/screen-state.ts";
import { columnIds, columnsAsked, columnsOf } from "./columns.ts";

it("are price, change and what the filters and the order ask about, where nobody chose any", () => {
  const filters = [{ metric: "pb", op: "atMost", high: 1 } as const, { check: "G5", state: "pass" } as const];
  const ids = columnIds({ ...EMPTY_SCREEN, filters, order: { bestBy: ["pe", "returnOnCapital"], within: "market" } });
  expect(ids.slice(0, 6)).toEqual(["price", "change.1d", "pb", "G5", "pe", "returnOnCapital"]);
  expect(new Set(ids).size).toBe(ids.length);
});

it("are those chosen, whatever the filters", () => {
  const filters = [{ metric: "pb", op: "atMost", high: 1 } as const];
  expect(columnIds({ ...EMPTY_SCREEN, filters, columns: ["sector", "pe"] })).toEqual(["sector", "pe"]);
});

it("are told apart by what they are; one that does not exist is left out", () => {
  const catalogue = { numbers: new Map([["pe", {}]]), checks: new Map([["O1", {}]]), presets: [] } as never;
  const columns = columnsOf(["sector", "pe", "O1", "price.of.tea"], catalogue);
  expect(columns.map(({ kind }) => kind)).toEqual(["about", "metric", "check"]);
  expect(columnsAsked(columns)).toEqual([{ metric: "pe" }, { check: "O1" }]);
});
