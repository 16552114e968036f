import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BIG_BANKS } from "./big-banks.ts";
import { FIRM_ALIASES } from "./firm-aliases.ts";
import { firmIdentity } from "./firm-identity.ts";

describe("firmIdentity", () => {
  // Spellings as Yahoo, Benzinga, StreetInsider and the houses themselves write them; takeovers as history has them.
  it.each([
    ["JP Morgan", "J.P. Morgan"],
    ["JPMorgan Chase & Co.", "J.P. Morgan"],
    ["J P MORGAN", "J.P. Morgan"],
    ["B of A Securities", "BofA Securities"],
    ["Bank of America Securities", "BofA Securities"],
    ["BofA Merrill Lynch", "BofA Securities"],
    ["Citi", "Citigroup"],
    ["Citigroup Global Markets Inc.", "Citigroup"],
    ["Credit Suisse", "UBS"],
    ["UBS Group AG", "UBS"],
    ["Barclays Capital", "Barclays"],
    ["RBC Capital Markets", "RBC Capital"],
    ["BNP Paribas Exane", "BNP Paribas"],
    ["Goldman Sachs & Co. LLC", "Goldman Sachs"],
    ["Deutsche Bank Securities", "Deutsche Bank"],
    ["Jefferies & Company, Inc.", "Jefferies"],
    ["HSBC Global Research", "HSBC"],
    ["Evercore ISI Group", "Evercore ISI"],
    ["Keybanc", "KeyBanc"],
    ["Piper Jaffray", "Piper Sandler"],
    ["SunTrust Robinson Humphrey", "Truist Securities"],
    ["Cowen & Co.", "TD Cowen"],
    ["Keefe Bruyette and Woods", "Keefe, Bruyette & Woods"],
    ["Societe Generale", "Société Générale"],
  ])("knows %s as %s", (spelled, name) => {
    expect(firmIdentity(spelled).name).toBe(name);
  });

  it("keeps a firm that is not in the table under its own name, as one firm for all forms of it", () => {
    expect(firmIdentity(" Loop Capital Markets LLC ")).toEqual({ id: "loop", name: "Loop Capital Markets LLC" });
    expect(firmIdentity("Loop").id).toBe("loop");
    expect(firmIdentity("中金公司")).toEqual({ id: "中金公司", name: "中金公司" });
    expect(firmIdentity("???")).toEqual({ id: "???", name: "???" });
  });

  it("separates firms that share a word", () => {
    const houses = [
      "Morgan Stanley",
      "J.P. Morgan",
      "Capital One",
      "Deutsche Bank",
      "Royal Bank of Canada",
      "Roth",
      "Rothschild",
    ];
    expect(new Set(houses.map((house) => firmIdentity(house).id)).size).toBe(houses.length);
  });

  it("has no spelling that means two firms", () => {
    for (const [name, aliases] of Object.entries(FIRM_ALIASES)) {
      for (const spelling of [name, ...aliases])
        expect([spelling, firmIdentity(spelling).name]).toEqual([spelling, name]);
    }
  });

  it("ignores capitals, spaces and points", () => {
    const names = fc.constantFrom(
      ...BIG_BANKS,
      ...Object.keys(FIRM_ALIASES),
      "Wolfe Research",
      "Freedom Capital Markets",
    );
    fc.assert(
      fc.property(names, fc.constantFrom("", " Inc.", ", LLC", " Securities", " & Co."), (name, form) => {
        const { id } = firmIdentity(name);
        expect(firmIdentity(`  ${name.toUpperCase()}${form} `).id).toBe(id);
        expect(firmIdentity(id).id).toBe(id);
      }),
    );
  });
});
