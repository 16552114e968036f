import { expect, it } from "vitest";
import { readBasis, writeBasis } from "./page-basis.ts";
import { STOCK_SECTIONS } from "./sections.ts";

it("opens with the price, and the statistics of months with the total return", () => {
  expect(STOCK_SECTIONS.map((section) => readBasis({}, section))).toEqual(["price", "price", "price", "total"]);
  expect(readBasis({ basis: "net" }, "statistics")).toBe("total");
});

it("has the same choice on each page of a stock", () => {
  for (const basis of ["price", "total"] as const) {
    expect(new Set(STOCK_SECTIONS.map((section) => readBasis({ basis }, section)))).toEqual(new Set([basis]));
  }
});

it("writes nothing for what a page opens with, and otherwise what is read again", () => {
  for (const section of STOCK_SECTIONS) {
    for (const basis of ["price", "total"] as const) {
      const written = writeBasis(basis, section);
      expect(readBasis(written ? { basis: written } : {}, section)).toBe(basis);
    }
    expect(writeBasis(readBasis({}, section), section)).toBeUndefined();
  }
});
