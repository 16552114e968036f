import { beforeAll, expect, it } from "vitest";
import { englishWords } from "../catalogue/screen-words.fixture.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { columnName } from "./column-name.ts";
import { ABOUT_COLUMNS, type Column } from "./columns.ts";

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

it("a check of a number is told apart from the number by its id", () => {
  const named = { ...words, checks: { ...words.checks, name: () => "P/E" } };
  expect(columnName({ kind: "metric", id: "pe" }, named)).toBe("P/E");
  expect(columnName({ kind: "check", id: "O1" }, named)).toBe("P/E (O1)");
});
