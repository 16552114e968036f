import { describe, expect, it } from "vitest";
import { filingLink } from "./filed-values.ts";

const accession = "0000320193-19-000119";

describe("the link to a filing", () => {
  it("leads to the SEC's list of its documents", () => {
    // Address of Apple's annual report of 2019 in EDGAR's own listing.
    expect(filingLink(accession, { cik: 320193, fictional: false })).toBe(
      "https://www.sec.gov/Archives/edgar/data/320193/000032019319000119/0000320193-19-000119-index.htm",
    );
  });

  it("does not exist for a company or a filing that does not", () => {
    expect(filingLink(accession, { cik: 320193, fictional: true })).toBeNull();
    expect(filingLink(accession, { cik: null, fictional: false })).toBeNull();
    expect(filingLink("../../etc", { cik: 320193, fictional: false })).toBeNull();
  });
});
