import { expect, it } from "vitest";
import { classesOf } from "./compared-companies.ts";

/** The classes of Alphabet, whose accounts a market may have for one of them alone, and companies without an identity at the SEC. */
const INSTRUMENTS = [
  { symbol: "GOOG", cik: 1652044 },
  { symbol: "GOOGL", cik: 1652044 },
  { symbol: "SAP.DE", cik: null },
  { symbol: "MUV2.DE", cik: null },
];

it.each([
  ["GOOG", ["GOOG", "GOOGL"]],
  ["SAP.DE", ["SAP.DE"]],
  ["NONE", ["NONE"]],
])("%s is one of the classes of shares %j of its company", (code, classes) => {
  const snapshot = {
    instruments: INSTRUMENTS as never,
    find: (symbol: string) => (INSTRUMENTS.find((one) => one.symbol === symbol) ?? null) as never,
  };
  expect(classesOf(snapshot, code)).toEqual(classes);
});
