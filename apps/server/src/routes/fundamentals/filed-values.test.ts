import type { FiscalPeriod, Traced } from "@plumbline/core/fundamentals";
import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { filingLink, wireGaps } from "./filed-values.ts";

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

describe("the gaps of a row of periods", () => {
  const list = ["2020-12-31", "2021-12-31", "2022-12-31", "2023-12-31"].map(
    (end) => ({ end: day(end) }) as FiscalPeriod,
  );
  const KNOWN = { value: 1 } as Traced;
  const missing = (because: "contradicted" | "not-reported") => ({ value: null, because }) as Traced;

  it("join neighbours that are missing for the same reason, and no others", () => {
    const unlike = [missing("not-reported"), missing("not-reported"), missing("contradicted"), KNOWN];
    expect(wireGaps(unlike, list)).toEqual([
      { from: "2020-12-31", to: "2021-12-31", because: "not-reported" },
      { from: "2022-12-31", to: "2022-12-31", because: "contradicted" },
    ]);
    const apart = [missing("contradicted"), KNOWN, missing("contradicted"), KNOWN];
    expect(wireGaps(apart, list).map(({ from, to }) => [from, to])).toEqual([
      ["2020-12-31", "2020-12-31"],
      ["2022-12-31", "2022-12-31"],
    ]);
    expect(wireGaps([KNOWN, KNOWN, KNOWN, KNOWN], list)).toEqual([]);
  });
});
