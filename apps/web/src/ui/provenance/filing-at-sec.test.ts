import { expect, it } from "vitest";
import { filingAtSec } from "./filing-at-sec.ts";

it("finds the annual report of Apple for 2024 where the SEC keeps it", () => {
  // As the search of EDGAR links to it.
  expect(filingAtSec("0000320193-24-000123", 320193)).toBe(
    "https://www.sec.gov/Archives/edgar/data/320193/000032019324000123/0000320193-24-000123-index.htm",
  );
});

it("finds nothing for an unknown filer, and for what is no accession number", () => {
  expect(filingAtSec("0000320193-24-000123", null)).toBeNull();
  expect(filingAtSec("../../0000320193", 320193)).toBeNull();
});
