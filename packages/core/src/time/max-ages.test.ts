import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { MAX_AGE_DAYS, MAX_AGE_MONTHS } from "./max-ages.ts";

const DOCUMENT = readFileSync(resolve(import.meta.dirname, "../../../../docs/data-quality.md"), "utf8");

/** The first two cells of each row of a table that states an age. */
const ROW = /^\| `([\w.]+)` \| (\d+ (?:days|months)) \|/gm;

function flattened(ages: object, unit: string, prefix = ""): readonly (readonly [name: string, age: string])[] {
  return Object.entries(ages).flatMap(([name, age]: [string, number | object]) =>
    typeof age === "object" ? flattened(age, unit, `${name}.`) : [[`${prefix}${name}`, `${age} ${unit}`] as const],
  );
}

it("the documentation of the data names each maximum age, and no other one", () => {
  const documented = Array.from(DOCUMENT.matchAll(ROW), ([, name, age]) => [name, age]);
  expect(documented).toEqual([...flattened(MAX_AGE_DAYS, "days"), ...flattened(MAX_AGE_MONTHS, "months")]);
});
