import { expect, it } from "vitest";
import { countKinds, fewerThan, KINDS, kindTable, type Source } from "./kinds.ts";

const SOURCES: readonly Source[] = [
  {
    path: "packages/core/src/stats/mean.test.ts",
    text: 'it("lies between", () => {\n  fc.assert(fc.property(all, holds));\n});\nit.each([1])("is %d", (one) => {\n  expect(one).toBe(1);\n});\n',
  },
  { path: "e2e/home.test.ts", text: '  it("opens", async () => {\n    await expect.poll(count).toBe(1);\n  });\n' },
  { path: "e2e/browser.ts", text: "export const visit = 1;\n" },
];

const numberOf = (name: string, unit: string) =>
  countKinds(SOURCES).find(({ kind }) => kind.name === name && kind.unit === unit)?.number;

it("tests, assertions, laws and flows are counted in the files of tests", () => {
  expect(numberOf("all", "tests")).toBe(3);
  expect(numberOf("all", "assertions")).toBe(2);
  expect(numberOf("laws", "laws")).toBe(1);
  expect(numberOf("flows in a browser", "tests")).toBe(1);
  expect(numberOf("programs", "tests")).toBe(0);
});

it("a table is content with as many and with more, and names what there are fewer of", () => {
  const table = kindTable(countKinds([...SOURCES, ...SOURCES]));
  expect(fewerThan(table, countKinds([...SOURCES, ...SOURCES, ...SOURCES]))).toEqual([]);
  expect(fewerThan(table, countKinds([...SOURCES, ...SOURCES]))).toEqual([]);
  expect(fewerThan(table, countKinds(SOURCES))).toContain("laws: 1 laws, before 2");
  expect(fewerThan("", countKinds(SOURCES))).toHaveLength(KINDS.length);
});
