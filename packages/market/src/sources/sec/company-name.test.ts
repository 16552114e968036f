import { describe, expect, it } from "vitest";
import { namesAgree, tidyName } from "./company-name.ts";

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
});
