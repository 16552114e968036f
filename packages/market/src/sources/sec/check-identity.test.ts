import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import type { Fact } from "../../model/index.ts";
import { InputError } from "../files/index.ts";
import { type Claims, checkIdentity } from "./check-identity.ts";
import { CompanyDirectory } from "./company-directory.ts";

const directory = new CompanyDirectory();
directory.add({ cik: 320193, symbol: "AAPL", name: "Apple Inc." });
directory.add({ cik: 55785, symbol: "KMB", name: "KIMBERLY CLARK CORP" });
directory.add({ cik: 70858, symbol: "BAC", name: "BANK OF AMERICA CORP /DE/" });

function factFiledBy(filer: string): Fact {
  return {
    taxonomy: "us-gaap",
    concept: "Assets",
    unit: "USD",
    start: null,
    end: day("2019-12-31"),
    value: 1,
    accession: `${filer}-20-000001`,
    form: "10-K",
    filed: day("2020-02-01"),
    fiscalYear: 2019,
    fiscalPeriod: "FY",
    frame: null,
  };
}

function apple(changes: Partial<Claims>): Claims {
  const facts = [factFiledBy("0000320193")];
  return { fileName: "CIK0000320193.json", cik: 320193, entityName: "Apple Inc.", ticker: null, facts, ...changes };
}

function outcome(claims: Claims): string {
  try {
    return (
      checkIdentity(claims, directory)
        .map(({ code }) => code)
        .join() || "accepted"
    );
  } catch (error) {
    if (error instanceof InputError) return error.code;
    throw error;
  }
}

describe("checkIdentity", () => {
  it.each([
    ["accepted", apple({})],
    ["accepted", apple({ fileName: "AAPL.json.gz", ticker: "AAPL" })],
    ["accepted", apple({ fileName: "aapl_companyfacts.json.gz" })],
    ["accepted", apple({ fileName: "bulk.zip!CIK0000320193.json" })],
    ["accepted", apple({ fileName: "ZZZZ.json" })],
    ["accepted", apple({ entityName: "APPLE COMPUTER INC" })],
    ["accepted", apple({ entityName: "" })],
    ["wrong-company", apple({ fileName: "CIK0000055785.json" })],
    ["wrong-company", apple({ fileName: "bulk.zip!CIK0000055785.json" })],
    ["wrong-company", apple({ fileName: "KMB.json" })],
    ["wrong-company", apple({ fileName: "kmb_companyfacts.json" })],
    ["wrong-company", apple({ fileName: "facts.json", ticker: "KMB" })],
    ["wrong-company", apple({ fileName: "ZZZZ.json", ticker: "AAPL" })],
  ] as [string, Claims][])("%s: %o", (expected, claims) => {
    expect(outcome(claims)).toBe(expected);
  });

  it("uses facts under a co-registrant's name, and notes it", () => {
    const facts = [factFiledBy("0000070858")];
    expect(outcome({ fileName: "BAC.json", cik: 70858, entityName: "BofA Finance LLC", ticker: "BAC", facts })).toBe(
      "other-name",
    );
  });

  it("treats a company of the same symbol and name under another key as the predecessor", () => {
    // Exxon Mobil Corporation files as 34088; a list of August 2026 has XOM as 2115436.
    const facts = [factFiledBy("0000034088")];
    directory.add({ cik: 2115436, symbol: "XOM", name: "ExxonMobil" });
    const claims = { fileName: "XOM.json", cik: 34088, entityName: "Exxon Mobil Corporation", ticker: "XOM", facts };
    expect(outcome(claims)).toBe("other-key");
    expect(outcome({ ...claims, entityName: "Kimberly-Clark Corporation" })).toBe("wrong-company");
  });

  it("refuses another company's facts under a forged key: its name and its filings give it away", () => {
    const facts = [factFiledBy("0000055785"), factFiledBy("0000055785"), factFiledBy("0001193125")];
    expect(outcome(apple({ entityName: "Kimberly-Clark Corporation", facts }))).toBe("wrong-company");
  });
});
