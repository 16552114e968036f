import { describe, expect, it } from "vitest";
import { exactName, namesAgree, nameWithoutForm, tidyName } from "./company-name.ts";

describe("company names", () => {
  it.each([
    ["Apple Inc.", "APPLE COMPUTER INC", true],
    ["McDONALD’S CORPORATION", "MCDONALDS CORP", true],
    ["COMCAST\u00A0CORPORATION", "COMCAST CORP", true],
    ["AT&T INC.", "AT&T", true],
    ["Exxon Mobil Corporation", "ExxonMobil", true],
    ["INTERNATIONAL BUSINESS MACHINES CORPORATION", "IBM", true],
    ["BofA Finance LLC", "BANK OF AMERICA CORP /DE/", false],
    ["The Company Inc.", "The Corporation Inc.", false],
  ])("%s and %s can mean one company: %s", (left, right, expected) => {
    expect(namesAgree(left, right)).toBe(expected);
    expect(namesAgree(right, left)).toBe(expected);
  });

  it.each([
    ["APPLIED MATERIALS INC /DE", "Applied Materials Inc."],
    ["BANK OF AMERICA CORP /DE/", "Bank of America Corp."],
    ["SOUTHERN COPPER CORP/", "Southern Copper Corp."],
    ["Apple Inc.", "Apple Inc."],
    ["3M CO", "3M Co."],
    ["AT&T INC.", "AT&T Inc."],
    ["KKR & CO INC", "KKR & Co. Inc."],
    ["  COCA  COLA CO ", "Coca Cola Co."],
    ["KIMBERLY-CLARK CORPORATION", "Kimberly-Clark Corporation"],
  ])("%s is written %s", (name, expected) => {
    expect(tidyName(name)).toBe(expected);
    expect(tidyName(name, "NONE")).toBe(expected);
  });

  it.each([
    ["SAP SE", "SAP", "SAP SE"],
    ["AES CORP", "AES", "AES Corp."],
    ["COTY INC.", "COTY", "Coty Inc."],
  ])("%s with the symbol %s is written %s", (name, symbol, expected) => {
    expect(tidyName(name, symbol)).toBe(expected);
  });

  // As the SEC, Nasdaq's directory and screener, iShares and Wikipedia spell each.
  it.each([
    ["Apple Inc.", "APPLE INC", "Apple Inc. - Common Stock", "Apple Inc. Common Stock"],
    ["The Coca-Cola Company", "COCA COLA CO", "Coca-Cola Company (The)", "Coca-Cola Company (The) Common Stock"],
    ["Alphabet Inc.", "Alphabet Inc. - Class A Common Stock", "Alphabet Inc. (Class C)", "ALPHABET INC CLASS A"],
    ["BANK OF AMERICA CORP /DE/", "Bank of America Corporation", "Bank of America Corporation Common Stock"],
    ["TAIWAN SEMICONDUCTOR MANUFACTURING CO LTD", "Taiwan Semiconductor Manufacturing Company Ltd."],
  ])("%s is exactly the same name in other spellings", (name, ...others) => {
    expect(others.map(exactName)).toEqual(others.map(() => exactName(name)));
  });

  it("are not the same where a word differs", () => {
    const names = ["Liberty Trust", "Liberty Holdings", "Liberty Group Inc", "Liberty Inc", "Liberty"];
    expect(new Set(names.map(exactName)).size).toBe(names.length);
    expect(["Apple Inc.", "Apple", "SAP SE", "Liberty Trust"].map(nameWithoutForm)).toEqual([
      "apple",
      "apple",
      "sap",
      "liberty trust",
    ]);
  });
});
