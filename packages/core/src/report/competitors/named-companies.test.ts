import { describe, expect, it } from "vitest";
import { nameIndex } from "./name-index.ts";
import { namedCompanies } from "./named-companies.ts";

// Names of real companies; the passages are written for the test.
const COMPANIES = [
  { code: "DG", name: "Dollar General Corporation", cik: 29534 },
  { code: "DLTR", name: "Dollar Tree, Inc.", cik: 935703 },
  { code: "WMT", name: "Walmart Inc.", cik: 104169 },
  { code: "FIVE", name: "Five Below, Inc.", cik: 1177609 },
  { code: "COST", name: "COSTCO WHOLESALE CORP /NEW", cik: 909832 },
  { code: "AAPL", name: "Apple Inc.", cik: 320193 },
  { code: "MTX", name: "MINERALS TECHNOLOGIES INC", cik: 891014 },
];
const OWN = COMPANIES[0] as (typeof COMPANIES)[number];

function namedIn(text: string, isHeaded = false): (string | null)[] {
  const named = namedCompanies([{ id: "passage.a.1.p", text, isHeaded }], nameIndex(COMPANIES), {
    own: OWN,
    context: [text],
  });
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

  // After the words of IBM's, Verizon's, Intel's and Walmart's annual reports.
  it.each([
    [
      "The principal competitors include: Alphabet (Google), BMC, Informatica and Splunk. We also compete with smaller ones.",
      ["Alphabet", "BMC", "Informatica", "Splunk"],
    ],
    [
      "We compete primarily against three other national providers: AT&T, Sprint Nextel and T-Mobile.",
      ["AT&T", "Sprint Nextel", "T-Mobile"],
    ],
    [
      "Our competitors are mostly pure-play foundries. Of the five major foundries, TSMC, Samsung and Tower Alder are in Asia.",
      ["TSMC", "Samsung", "Tower Alder"],
    ],
    ["We compete with other clubs, the largest of which is Costco, as well as with grocers.", ["COST"]],
    [
      "Birchol® competes with Elmox®, marketed by Fir Laboratories, Inc. (“Fir Labs”), and generics marketed by Hazel.",
      ["Fir Laboratories, Inc.", "Hazel"],
    ],
  ])("are those that a list of competitors has, in the market or not: %s", (text, expected) => {
    expect(namedIn(text)).toEqual(expected);
  });

  it.each([
    "We face competition from Internet portals, MVPDs and Chinese makers in Asia, Europe and Japan.",
    "We compete with rivals that supply processors to Apple Inc. and to others.",
    "We compete with open source software such as Alderbase, Birchbase and Elmbase.",
    "Our licensed brands include Rival, Costco and Disney.",
    "Alder competes with plants located in Fort Alder, Birchville and Elmton.",
    "We compete with Fairmount Minerals in sand.",
    "We sell to Walmart. Competition is intense.",
  ])("are none where others are named: %s", (text) => {
    expect(namedIn(text).filter((name) => name !== "Fairmount Minerals")).toEqual([]);
  });

  it("are each company of a list below a heading about competition", () => {
    expect(namedIn("CRH plc", true)).toEqual(["CRH plc"]);
    expect(namedIn("CRH plc")).toEqual([]);
    expect(namedIn("Service and Support", true)).toEqual([]);
  });
});
