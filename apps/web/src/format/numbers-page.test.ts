import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { formatsOf } from "./formats.ts";

const SOURCES = join(import.meta.dirname, "..");
const PAGE = readFileSync(join(SOURCES, "../../../docs/numbers.md"), "utf8");

/** The cells of the table below a heading, row by row. */
function rowsBelow(heading: string): readonly (readonly string[])[] {
  const [, section = ""] = PAGE.split(`## ${heading}\n`);
  const [, table = ""] = /\|---.*\n((?:\|.*\n)+)/.exec(section) ?? [];
  return table
    .trim()
    .split("\n")
    .map((row) =>
      row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

describe("the exceptions of the formats", () => {
  it.each(rowsBelow("Exceptions of the formats"))("include that %s writes %s as %s", (name, value, written) => {
    const format = formatsOf("en")[name as "number"];
    expect(format(Number(value))).toBe(written);
  });
});

/** Formats whose last argument is how many decimals they write. */
const WITH_DECIMALS = /\b(?:number|percent|change|points|amount|formatNumber|formatPercent|formatChange)\(/g;

/** The decimals that a source asks for as a number, by reading the last argument of each call of a format. */
function decimalsIn(source: string): readonly number[] {
  return Array.from(source.matchAll(WITH_DECIMALS), ({ index, 0: { length } }) => {
    let depth = 1;
    let comma = -1;
    let end = index + length;
    for (; depth > 0 && end < source.length; end++) {
      if ("([{".includes(source[end] as string)) depth++;
      if (")]}".includes(source[end] as string)) depth--;
      if (source[end] === "," && depth === 1) comma = end;
    }
    return comma < 0 ? [] : [...source.slice(comma + 1, end - 1).matchAll(/\b\d\b/g)].map(([digit]) => Number(digit));
  }).flat();
}

/** By folder, such as `features/valuation`: the decimals other than two. */
function decimalsByPlace(): Readonly<Record<string, readonly number[]>> {
  const places: Record<string, Set<number>> = {};
  for (const entry of readdirSync(SOURCES, { withFileTypes: true, recursive: true })) {
    const path = relative(SOURCES, join(entry.parentPath, entry.name));
    if (!/\.tsx?$/.test(path) || /\.test\.|\.fixture\./.test(path) || path.startsWith("format/")) continue;
    const others = decimalsIn(readFileSync(join(SOURCES, path), "utf8")).filter((decimals) => decimals !== 2);
    const place = path.split("/").slice(0, 2).join("/");
    if (others.length > 0) places[place] = new Set([...(places[place] ?? []), ...others]);
  }
  return Object.fromEntries(Object.entries(places).map(([place, found]) => [place, [...found].sort()]));
}

it("finds the decimals of nested calls and of conditions", () => {
  expect(decimalsIn("number(f(a, 7), 1) + percent(b) + change(c, isLarge ? 0 : 3) + points(g(1))")).toEqual([1, 0, 3]);
});

it("lists every place that writes other decimals than two, and no other", () => {
  const listed = rowsBelow("Places with other decimals").map(([place = "", decimals = ""]) => [
    place,
    decimals.split(", ").map(Number),
  ]);
  expect(decimalsByPlace()).toEqual(Object.fromEntries(listed));
});
