import { beforeAll, expect, it } from "vitest";
import { englishWords } from "../catalogue/screen-words.fixture.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { EMPTY_SCREEN } from "../screen-state.ts";
import { ABOUT_COLUMNS, type Column, columnIds, columnName, columnsOf, requestedColumns } from "./columns.ts";

it("are price, change and the subjects of the filters and the order, where the reader chose none", () => {
  const filters = [{ metric: "pb", op: "atMost", high: 1 } as const, { check: "G5", state: "pass" } as const];
  const ids = columnIds({ ...EMPTY_SCREEN, filters, order: { bestBy: ["pe", "returnOnCapital"], within: "market" } });
  expect(ids.slice(0, 6)).toEqual(["price", "change.1d", "pb", "G5", "pe", "returnOnCapital"]);
  expect(new Set(ids).size).toBe(ids.length);
});

it("are the chosen ones, whatever the filters", () => {
  const filters = [{ metric: "pb", op: "atMost", high: 1 } as const];
  expect(columnIds({ ...EMPTY_SCREEN, filters, columns: ["sector", "pe"] })).toEqual(["sector", "pe"]);
});

it("have a kind; a column that does not exist is left out", () => {
  const catalogue = { numbers: new Map([["pe", {}]]), checks: new Map([["O1", {}]]), presets: [] } as never;
  const columns = columnsOf(["sector", "pe", "O1", "price.of.tea"], catalogue);
  expect(columns.map(({ kind }) => kind)).toEqual(["about", "metric", "check"]);
  expect(requestedColumns(columns)).toEqual([{ metric: "pe" }, { check: "O1" }]);
});

let words: ScreenWords;

beforeAll(async () => {
  words = await englishWords();
});

it("no two columns have the same name", () => {
  const { numbers, checks } = words.catalogue;
  const columns: readonly Column[] = [
    ...ABOUT_COLUMNS.map((id) => ({ kind: "about", id }) as const),
    ...[...numbers.keys()].map((id) => ({ kind: "metric", id }) as const),
    ...[...checks.keys()].map((id) => ({ kind: "check", id }) as const),
  ];
  const names = columns.map((column) => columnName(column, words));
  expect(names.filter((name, k) => names.indexOf(name) !== k)).toEqual([]);
});

it("a check and a number of the same name differ by the id of the check", () => {
  const named = { ...words, checks: { ...words.checks, name: () => "P/E" } };
  expect(columnName({ kind: "metric", id: "pe" }, named)).toBe("P/E");
  expect(columnName({ kind: "check", id: "O1" }, named)).toBe("P/E (O1)");
});
