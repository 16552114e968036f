import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REASONS } from "../../figure/index.ts";
import { factOf, knownOn } from "../made-up-company.fixture.ts";
import { latestColumns } from "../metrics/company-metrics.ts";
import type { MetricId } from "../metrics/metric.ts";
import { METRICS } from "../metrics/metrics.ts";
import { HEALTH_INSURER, yearsOf } from "./applicability.fixture.ts";
import { isLineAbsent, whyMissingOf } from "./applicability.ts";
import { COMPANY_TYPES, type CompanyType, notApplicableTo } from "./company-type.ts";

const latestOf = (type: CompanyType, facts: ReturnType<typeof yearsOf>) => {
  const columns = latestColumns(knownOn("2025-03-01", facts, { type }));
  return (id: MetricId) => {
    const { latest } = columns[id];
    return latest.value ?? latest.because;
  };
};

describe("an insurer with the lines of an industrial company", () => {
  // Form 10-K of UnitedHealth Group for 2024, in millions; the quotients by hand.
  const latest = latestOf("insurer", yearsOf(HEALTH_INSURER));

  it("has the figures that its lines make", () => {
    expect(latest("operatingMargin")).toBeCloseTo(32_287 / 400_278, 12);
    expect(latest("interestCoverage")).toBeCloseTo(32_287 / 3_906, 12);
    expect(latest("cashFlowToDebt")).toBeCloseTo(24_204 / (72_359 + 4_545), 12);
    expect(latest("currentRatio")).toBeCloseTo(85_779 / 103_769, 12);
    expect(latest("quickRatio")).toBeCloseTo((85_779 - 3_800) / 103_769, 12);
    expect(latest("inventoryTurnover")).toBeCloseTo(46_694 / ((3_800 + 2_800) / 2), 12);
    expect(latest("freeCashFlow")).toBe((24_204 - 3_499) * 1e6);
  });

  it("has no gross margin: the products sold are a part of its cost, beside 264,185 million of claims", () => {
    expect(latest("grossMargin")).toBe("not-applicable-to-insurers");
  });
});

describe("an insurer with the lines of an insurer", () => {
  const facts = yearsOf({
    Revenues: [46_423, 41_364],
    NetIncomeLoss: [4_999, 2_991],
    IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest: [6_181, 3_371],
    InterestExpense: [392, 376],
    Assets: [133_189, 125_978],
    StockholdersEquity: [27_864, 24_921],
  });

  it("has no operating income made of the pretax income, and no ratios of lines that it does not file", () => {
    const latest = latestOf("insurer", facts);
    for (const id of [
      "operatingMargin",
      "interestCoverage",
      "currentRatio",
      "quickRatio",
      "inventoryTurnover",
    ] as const)
      expect(latest(id), id).toBe("not-applicable-to-insurers");
    // Beside the same facts a company of any other type has one, with a note.
    expect(latestOf("other", facts)("operatingMargin")).toBeCloseTo((6_181 + 392) / 46_423, 12);
  });
});

describe("a kind of company", () => {
  const CLASSIFIED = yearsOf({ NetIncomeLoss: [9, 8], AssetsCurrent: [30, 20], LiabilitiesCurrent: [20, 20] });
  const UNCLASSIFIED = yearsOf({ NetIncomeLoss: [9, 8], Assets: [30, 20] });

  it.each([
    ["reit", 1.5, "not-applicable-to-reits"],
    ["broker", 1.5, "not-applicable-to-brokers"],
    ["insurer", 1.5, "not-applicable-to-insurers"],
    ["bank", "not-applicable-to-banks", "not-applicable-to-banks"],
    ["other", 1.5, "not-in-market-data"],
  ] as const)("%s with current assets has a current ratio of %s, without them %s", (type, classified, unclassified) => {
    expect(latestOf(type, CLASSIFIED)("currentRatio")).toBe(classified);
    expect(latestOf(type, UNCLASSIFIED)("currentRatio")).toBe(unclassified);
  });

  it("has no inventory turnover without inventory only where the kind as such may have some", () => {
    expect(latestOf("other", CLASSIFIED)("inventoryTurnover")).toBe("no-inventory");
    expect(latestOf("reit", CLASSIFIED)("inventoryTurnover")).toBe("not-applicable-to-reits");
  });

  it("bank has none of the figures of industrial companies, whatever it files", () => {
    const latest = latestOf("bank", yearsOf(HEALTH_INSURER));
    const none = METRICS.map(({ id }) => id).filter((id) => latest(id) === "not-applicable-to-banks");
    expect(none.join(" ")).toBe(
      "freeCashFlow grossMargin operatingMargin inventoryTurnover interestCoverage cashFlowToDebt currentRatio quickRatio",
    );
  });
});

describe("the reason of a missing number", () => {
  it("is the kind of company only where the line is absent, and never lost otherwise", () => {
    fc.assert(
      fc.property(fc.constantFrom(...REASONS), fc.constantFrom(...COMPANY_TYPES), (because, type) => {
        const lacking = { notFor: [], ifFiledBy: [type] };
        expect(whyMissingOf(because, type, lacking)).toBe(isLineAbsent(because) ? notApplicableTo(type) : because);
        expect(whyMissingOf(because, type, { notFor: [], ifFiledBy: [] })).toBe(because);
        expect(whyMissingOf(because, type, { notFor: [type], ifFiledBy: [] })).toBe(notApplicableTo(type));
      }),
    );
  });

  it("keeps what the filings themselves leave open", () => {
    const facts = [
      ...yearsOf({ NetIncomeLoss: [9, 8], AssetsCurrent: [30, 20], LiabilitiesCurrent: [0, 20] }),
      factOf({ concept: "DebtCurrent", end: "2024-12-31", value: 0, filed: "2025-02-27", form: "10-K" }),
    ];
    expect(latestOf("insurer", facts)("currentRatio")).toBe("denominator-not-positive");
  });
});
