import { describe, expect, it } from "vitest";
import type { PassageItem } from "../evidence.ts";
import { namedCompanies, nameIndex } from "./named-companies.ts";

// Names of real companies; the passages are written for the test.
const COMPANIES = [
  { code: "DG", name: "Dollar General Corporation", cik: 29534 },
  { code: "DLTR", name: "Dollar Tree, Inc.", cik: 935703 },
  { code: "WMT", name: "Walmart Inc.", cik: 104169 },
  { code: "FIVE", name: "Five Below, Inc.", cik: 1177609 },
];
const OWN = COMPANIES[0] as (typeof COMPANIES)[number];

function namedIn(text: string): (string | null)[] {
  const source = { form: "10-K", accession: "0000029534-24-000001", filedAt: "2024-03-25", item: "1", paragraph: "p" };
  const passage: PassageItem = { id: "passage.a.1.p", kind: "passage", asOf: "2024-03-25", text, source };
  const named = namedCompanies([passage], nameIndex(COMPANIES), { own: OWN, context: [text] });
  return named.map(({ code, name }) => code ?? name);
}

describe("the companies that a passage names", () => {
  it("stand in its order, each once", () => {
    expect(namedIn("We compete with Walmart, Dollar Tree and Walmart’s stores.")).toEqual(["WMT", "DLTR"]);
  });

  it("do not lose one whose name begins like that of the company itself", () => {
    expect(namedIn("Dollar General competes with Dollar Tree and with Five Below, Inc.")).toEqual(["DLTR", "FIVE"]);
  });

  it("are in their order one that the market lacks and that is said to be a competitor, and those of the list behind it", () => {
    // After the words of Coca-Cola's annual report for 2024.
    const list = "Other significant competitors include Nestlé S.A., Keurig Dr Pepper Inc. and Walmart Inc.";
    const text = `In many countries, PepsiCo, Inc. is a primary competitor. ${list}`;
    expect(namedIn(text)).toEqual(["PepsiCo, Inc.", "Nestlé S.A.", "Keurig Dr Pepper Inc.", "WMT"]);
    expect(namedIn("We bought Acme Holdings Inc. in May, and it is a customer of our competitors.")).toEqual([]);
  });

  it("leave out the company itself", () => {
    expect(namedIn("Our competitors include Dollar General Corporation and Walmart Inc.")).toEqual(["WMT"]);
  });
});
