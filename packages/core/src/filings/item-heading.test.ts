import { describe, expect, it } from "vitest";
import type { FormFamily } from "./form.ts";
import { formFamily } from "./form.ts";
import { itemHeadings } from "./item-heading.ts";

// Spellings are those of filings by the companies named beside them.

function items(text: string, family: FormFamily = "10-K"): string[] {
  return itemHeadings(text, family).map(({ item }) => item);
}

describe("the heading of an item", () => {
  it.each([
    ["Item 1A. Risk Factors", "1A", "Apple"],
    ["ITEM 1.BUSINESS", "1", "Alphabet"],
    ["ITEM 1A — RISK FACTORS", "1A", "Dell"],
    ["Item 7: Management’s Discussion and Analysis", "7", "Medicis"],
    ["ITEM 9A(T). CONTROLS AND PROCEDURES", "9A", "Gainsco"],
    ["Item 7a. Quantitative and Qualitative Disclosures", "7A", "Target"],
    ["ITEM 1. BUSINESS:", "1", "IBM 1997"],
    ["Item 6. [Reserved]", "6", "Rocket"],
    ["Items 1 and 2. Business and Properties", "1", "oil companies"],
    ["PART I, ITEM 3. LEGAL PROCEEDINGS", "3", "older filings"],
    ["Item 4. Submission of Matters to a Vote of Security Holders None.", "4", "older filings"],
  ])("%s begins an item", (text, item) => {
    expect(items(text)).toEqual([item]);
  });

  it.each([
    "Item 1A of our annual report lists the risks.",
    "Item 7 is incorporated herein by reference.",
    "Item 1 Election of Directors",
    "Item 1. Business (Continued)",
    "See Item 1A. Risk Factors for more.",
    "Item 103 of Regulation S-K asks for this.",
  ])("is not seen in: %s", (text) => {
    expect(itemHeadings(text, "10-K").filter(({ isTitled }) => isTitled)).toEqual([]);
  });

  it("is told from a sentence that follows in the same paragraph", () => {
    const [heading] = itemHeadings("Item 4. Mine Safety Disclosures. Not applicable.", "10-K");
    expect(heading).toMatchObject({ title: "Mine Safety Disclosures", rest: "Not applicable." });
  });

  it("belongs to the part that its title tells in a quarterly report", () => {
    expect(items("Item 1. Financial Statements", "10-Q")).toContain("I.1");
    expect(itemHeadings("Item 1. Legal Proceedings", "10-Q").filter(({ isTitled }) => isTitled)).toMatchObject([
      { item: "II.1" },
    ]);
  });

  it("has the numbers of its form: risks are 3.D abroad, results 2.02 in a current report and 12 before 2004-08", () => {
    expect(items("D. Risk Factors", "20-F")).toEqual(["3.D"]);
    expect(items("Item 16.A. Audit Committee Financial Expert", "20-F")).toEqual(["16A"]);
    expect(items("Item 2.02 Results of Operations and Financial Condition", "8-K")).toEqual(["2.02"]);
    expect(items("ITEM 9.01(d). Exhibits", "8-K")).toEqual(["9.01"]);
    expect(items("Item 12. Results of Operations and Financial Condition", "8-K")).toEqual(["12"]);
  });
});

describe("the family of a form", () => {
  it.each([
    ["10-K405/A", "10-K"],
    ["10-KT", "10-K"],
    ["10-Q", "10-Q"],
    ["20-F/A", "20-F"],
    ["8-K", "8-K"],
    ["10-KSB", null],
    ["10KSB", null],
    ["DEF 14A", null],
    ["6-K", null],
  ])("of %s is %s", (form, family) => {
    expect(formFamily(form)).toBe(family);
  });
});
