import { nextAnnouncement } from "@plumbline/core/filings";
import type { Split } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import type { CompanyFacts, Fact } from "@plumbline/market/model";
import { beforeAll, describe, expect, it } from "vitest";
import { factsOf, type RecordedMarket, recordDemoMarket } from "./testing/recorded-market.ts";

let market: RecordedMarket;
let companies: readonly CompanyFacts[];
beforeAll(async () => {
  market = await recordDemoMarket({ companies: 160, years: 8 });
  companies = [...market.companies.values()];
});

/** The statements of one period in one filing: values by tag. */
type Column = ReadonlyMap<string, number>;

/** Columns of a company by filing and period, so that only figures that stood side by side are compared. */
function columnsOf({ facts }: CompanyFacts): Map<string, Map<string, number>> {
  const columns = new Map<string, Map<string, number>>();
  for (const { accession, start, end, concept, value } of facts) {
    const key = `${accession} ${start ?? "at"} ${end}`;
    const column = columns.get(key) ?? new Map<string, number>();
    columns.set(key, column.set(concept, value));
  }
  return columns;
}

/** Runs a check on every column of every company that has the tags, and returns how many there were. */
function everyColumn(tags: readonly string[], check: (column: Column, at: string) => void): number {
  let checked = 0;
  for (const company of companies) {
    for (const [key, column] of columnsOf(company)) {
      if (!tags.every((tag) => column.has(tag))) continue;
      check(column, `${company.entityName} ${key}`);
      checked++;
    }
  }
  return checked;
}

const sum = (column: Column, ...tags: string[]) => tags.reduce((total, tag) => total + (column.get(tag) ?? 0), 0);

describe("every balance sheet", () => {
  it("has assets equal to liabilities and equity of all owners, to the last dollar", () => {
    const own = "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest";
    const checked = everyColumn(["Assets", "Liabilities", "StockholdersEquity"], (column, at) => {
      const equity = column.get(own) ?? sum(column, "StockholdersEquity");
      const owed = sum(column, "Liabilities", "RedeemableNoncontrollingInterestEquityCarryingAmount");
      expect(owed + equity, at).toBe(column.get("Assets"));
      expect(column.get("LiabilitiesAndStockholdersEquity"), at).toBe(column.get("Assets"));
    });
    expect(checked).toBeGreaterThan(3000);
  });

  it("has current assets within assets and noncontrolling interest within equity", () => {
    everyColumn(["AssetsCurrent", "Assets"], (column, at) =>
      expect(sum(column, "AssetsCurrent"), at).toBeLessThanOrEqual(sum(column, "Assets")),
    );
    const own = "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest";
    const checked = everyColumn([own, "MinorityInterest"], (column, at) => {
      expect(sum(column, "StockholdersEquity", "MinorityInterest"), at).toBe(column.get(own));
    });
    expect(checked).toBeGreaterThan(100);
  });
});

describe("every statement of income", () => {
  it("has gross profit equal to revenue less cost, and cost lines that add up to operating income", () => {
    const checked = everyColumn(["GrossProfit", "CostOfRevenue", "OperatingIncomeLoss"], (column, at) => {
      const revenue = sum(
        column,
        "Revenues",
        "SalesRevenueNet",
        "RevenueFromContractWithCustomerExcludingAssessedTax",
        "Revenue",
      );
      expect(revenue - sum(column, "CostOfRevenue"), at).toBe(column.get("GrossProfit"));
      const spent = sum(column, "ResearchAndDevelopmentExpense", "SellingGeneralAndAdministrativeExpense");
      if (column.has("SellingGeneralAndAdministrativeExpense")) {
        expect(sum(column, "GrossProfit") - spent, at).toBe(column.get("OperatingIncomeLoss"));
      }
    });
    expect(checked).toBeGreaterThan(3000);
  });

  it("has a total of expenses that leads to its result, by which a lone figure is confirmed", () => {
    const revenues = ["Revenues", "SalesRevenueNet", "RevenueFromContractWithCustomerExcludingAssessedTax"];
    const below = everyColumn(["GrossProfit", "OperatingExpenses", "OperatingIncomeLoss"], (column, at) => {
      expect(sum(column, "GrossProfit") - sum(column, "OperatingExpenses"), at).toBe(column.get("OperatingIncomeLoss"));
    });
    expect(below).toBeGreaterThan(3000);
    const all = everyColumn(["CostsAndExpenses", "OperatingIncomeLoss"], (column, at) => {
      const revenue = sum(column, ...revenues, "RegulatedAndUnregulatedOperatingRevenue");
      expect(revenue - sum(column, "CostsAndExpenses"), at).toBe(column.get("OperatingIncomeLoss"));
    });
    expect(all).toBeGreaterThan(500);
    const pretax =
      "IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest" as const;
    const ofInsurers = everyColumn(["BenefitsLossesAndExpenses", pretax], (column, at) => {
      expect(sum(column, "Revenues") - sum(column, "BenefitsLossesAndExpenses"), at).toBe(column.get(pretax));
    });
    expect(ofInsurers).toBeGreaterThan(100);
  });

  it("stands beside those of the years before, line by line", () => {
    const tags = [
      "CostOfRevenue",
      "InterestExpense",
      "IncomeTaxExpenseBenefit",
      "PolicyholderBenefitsAndClaimsIncurredNet",
    ];
    for (const tag of tags) {
      const years = new Map<string, number>();
      for (const company of companies) {
        for (const { form, accession } of factsOf(company, tag))
          if (form === "10-K") years.set(accession, (years.get(accession) ?? 0) + 1);
      }
      const compared = [...years.values()].filter((count) => count === 3).length;
      expect(compared / years.size, tag).toBeGreaterThan(0.6);
    }
  });

  it("has another interest in each year, as rates move", () => {
    let [same, all] = [0, 0];
    for (const company of companies) {
      const years = new Map(
        factsOf(company, "InterestExpense").flatMap(({ form, end, value }) => (form === "10-K" ? [[end, value]] : [])),
      );
      const amounts = [...years.values()];
      amounts.forEach((amount, k) => {
        // Amounts of few digits are equal by chance.
        if (k === 0 || `${amount}`.replace(/0+$/, "").length < 4) return;
        all++;
        if (amount === amounts[k - 1]) same++;
      });
    }
    expect(all).toBeGreaterThan(200);
    expect(same / all).toBeLessThan(0.03);
  });

  it("has net income a share within half a cent of what is printed", () => {
    const shares = "WeightedAverageNumberOfDilutedSharesOutstanding";
    const checked = everyColumn(["EarningsPerShareDiluted", shares, "NetIncomeLoss"], (column, at) => {
      const income = column.get("NetIncomeLossAvailableToCommonStockholdersBasic") ?? sum(column, "NetIncomeLoss");
      const exact = income / sum(column, shares);
      expect(Math.abs(exact - sum(column, "EarningsPerShareDiluted")), at).toBeLessThanOrEqual(0.0051);
    });
    expect(checked).toBeGreaterThan(5000);
  });
});

describe("every statement of cash flows", () => {
  it("has three totals that add up to the change in cash", () => {
    const tags = [
      "NetCashProvidedByUsedInOperatingActivities",
      "NetCashProvidedByUsedInInvestingActivities",
      "NetCashProvidedByUsedInFinancingActivities",
      "CashAndCashEquivalentsPeriodIncreaseDecrease",
    ] as const;
    const checked = everyColumn(tags, (column, at) => {
      expect(sum(column, ...tags.slice(0, 3)), at).toBe(column.get(tags[3]));
    });
    expect(checked).toBeGreaterThan(2500);
  });

  it("moves cash from one year end to the next", () => {
    let checked = 0;
    for (const company of companies) {
      const cash = new Map(
        factsOf(company, "CashAndCashEquivalentsAtCarryingValue").map(({ end, value }) => [end as number, value]),
      );
      for (const { start, end, value } of factsOf(company, "CashAndCashEquivalentsPeriodIncreaseDecrease")) {
        const before = cash.get((start as number) - 1);
        if (before === undefined) continue;
        expect((cash.get(end) as number) - before).toBe(value);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(1500);
  });
});

describe("quarterly and annual reports", () => {
  const regular = () =>
    companies.filter(
      ({ facts }) =>
        !facts.some(({ form, concept }) => form.endsWith("/A") || concept.startsWith("IncomeLossFromDiscontinued")),
    );

  it("have years to date that are sums of quarters, and no fourth quarter", () => {
    let checked = 0;
    for (const company of regular()) {
      const values = new Map(factsOf(company, "NetIncomeLoss").map((fact) => [`${fact.start} ${fact.end}`, fact]));
      for (const { start, end, value, form } of values.values()) {
        if (form === "10-K" && end - (start as number) < 125) expect.unreachable("a 10-K with a quarter");
        const parts = chain([...values.values()], start as number, end);
        if (parts.length < 2) continue;
        expect(parts.reduce((total, part) => total + part.value, 0)).toBe(value);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(500);
  });

  it("have cash flows of the year to date only", () => {
    for (const company of companies) {
      for (const { form, start, end, fiscalPeriod } of factsOf(company, "NetCashProvidedByUsedInOperatingActivities")) {
        const quarters = Math.round((end - (start as number)) / 91);
        if (form === "10-Q" && fiscalPeriod) expect(quarters).toBe(Number(fiscalPeriod.slice(1)));
        else if (form === "10-K") expect(quarters).toBe(4);
      }
    }
  });

  it("are filed after 31 and 48 days in the middle, 39 and 59 for the slow", () => {
    const lags = (form: string) => {
      const filed = [...market.filings.values()].flat().filter((filing) => filing.form === form && filing.reportDate);
      return filed.map(({ filed: day, reportDate }) => day - (reportDate as number)).sort((a, b) => a - b);
    };
    for (const [form, middle, slow] of [
      ["10-Q", 31, 39],
      ["10-K", 48, 59],
    ] as const) {
      const all = lags(form);
      expect(Math.abs((all[all.length >> 1] as number) - middle)).toBeLessThanOrEqual(2);
      expect(Math.abs((all[Math.floor(all.length * 0.94)] as number) - slow)).toBeLessThanOrEqual(8);
    }
  });

  it("hold 30 to 250 facts each", () => {
    const counts = Map.groupBy(
      companies.flatMap(({ facts }) => facts),
      ({ accession }) => accession,
    );
    const sizes = [...counts.values()].map(({ length }) => length).sort((a, b) => a - b);
    expect(sizes[0]).toBeGreaterThanOrEqual(28);
    expect(sizes.at(-1)).toBeLessThanOrEqual(250);
  });
});

/** Discrete quarters that make up a longer period exactly. */
function chain(facts: readonly Fact[], start: number, end: number): Fact[] {
  const parts: Fact[] = [];
  let from = start;
  while (from <= end) {
    const next = facts.find((fact) => fact.start === from && fact.end - from < 125 && fact.end <= end);
    if (!next) return [];
    parts.push(next);
    from = next.end + 1;
  }
  return parts;
}

describe("facts as filed", () => {
  it("are ordered by tag, unit, period and filing, and an accession number belongs to one filing", () => {
    for (const { facts } of companies) {
      const key = ({ taxonomy, concept, unit, end, start, filed, accession }: Fact) =>
        [taxonomy, concept, unit, end + 1e5, (start ?? 0) + 1e5, filed + 1e5, accession].join("\u0000");
      const keys = facts.map(key);
      expect(keys.every((one, i) => i === 0 || (keys[i - 1] as string) < one)).toBe(true);
    }
    const accessions = [...market.filings.values()].flat().map(({ accession }) => accession);
    expect(new Set(accessions).size).toBe(accessions.length);
    for (const accession of accessions) expect(accession).toMatch(/^0009\d{6}-\d{2}-\d{6}$/);
  });

  it("bear a frame on the last copy only, each frame once a tag", () => {
    for (const { facts } of companies.slice(0, 40)) {
      const framed = facts.filter(({ frame }) => frame !== null);
      expect(new Set(framed.map(({ concept, unit, frame }) => `${concept} ${unit} ${frame}`)).size).toBe(framed.length);
      facts.forEach((fact, i) => {
        const next = facts[i + 1];
        if (next?.concept === fact.concept && next.end === fact.end && next.start === fact.start)
          expect(fact.frame).toBeNull();
      });
    }
  });

  it("restate shares for splits up to the filing, in the ratio of the split (FND-12)", () => {
    const restated = market.instruments.flatMap(({ cik, symbol }) => {
      const splits = market.prices.get(symbol)?.actions.splits ?? [];
      const company = cik === null ? undefined : market.companies.get(cik);
      return splits.length > 0 && company ? restatementsFor(splits, company) : [];
    });
    expect(restated.length).toBeGreaterThan(10);
    for (const { printed, expected } of restated) expect(printed).toBeCloseTo(expected, 2);
  });
});

/** Copies of a share count in two filings around a split: the printed and the expected ratio between them. */
function restatementsFor(splits: readonly Split[], company: CompanyFacts) {
  const shares = factsOf(company, "WeightedAverageNumberOfDilutedSharesOutstanding");
  return shares.flatMap((after, i) => {
    const before = shares[i - 1];
    if (before?.end !== after.end || before.start !== after.start) return [];
    const between = splits.filter(({ exDay }) => exDay > before.filed && exDay <= after.filed);
    if (between.length === 0) return [];
    return [{ printed: after.value / before.value, expected: between.reduce((all, { ratio }) => all * ratio, 1) }];
  });
}

describe("special cases among the filers", () => {
  const withTag = (tag: string) => companies.filter((company) => factsOf(company, tag).length > 0).length;

  it("are there: banks, insurers, trusts, foreign filers, losses, negative equity, discontinued businesses", () => {
    expect(withTag("InterestIncomeExpenseNet")).toBeGreaterThanOrEqual(6);
    expect(withTag("PremiumsEarnedNet")).toBeGreaterThanOrEqual(5);
    expect(withTag("ProfitLossAttributableToOwnersOfParent")).toBeGreaterThanOrEqual(3);
    expect(withTag("IncomeLossFromDiscontinuedOperationsNetOfTax")).toBeGreaterThanOrEqual(1);
    expect(market.instruments.filter(({ sic }) => sic === 6798).length).toBeGreaterThanOrEqual(8);
    const negative = (tag: string) =>
      companies.filter((company) => (factsOf(company, tag).at(-1)?.value ?? 0) < 0).length;
    expect(negative("NetIncomeLoss")).toBeGreaterThanOrEqual(10);
    expect(negative("StockholdersEquity")).toBeGreaterThanOrEqual(4);
  });

  it("have no classified balance sheet where they are banks, insurers or trusts", () => {
    for (const { sic, cik } of market.instruments) {
      if (![6021, 6022, 6331, 6311, 6798].includes(sic ?? 0)) continue;
      expect(factsOf(market.companies.get(cik as number) as CompanyFacts, "AssetsCurrent")).toEqual([]);
    }
  });

  it("leave tags out: no liabilities, no interest, no gross profit, no share count on the cover", () => {
    const domestic = companies.filter(
      (company) => factsOf(company, "SellingGeneralAndAdministrativeExpense").length > 0,
    );
    const without = (tag: string) => domestic.filter((company) => factsOf(company, tag).length === 0).length;
    for (const tag of ["Liabilities", "InterestExpense", "GrossProfit", "EntityCommonStockSharesOutstanding"]) {
      expect(without(tag), tag).toBeGreaterThanOrEqual(1);
    }
  });

  it("correct what they had published: an amendment lowers the income of a year and keeps its cash flow", () => {
    let corrected = 0;
    for (const company of companies) {
      for (const amended of factsOf(company, "NetIncomeLoss").filter(({ form }) => form === "10-K/A")) {
        const first = factsOf(company, "NetIncomeLoss").find(
          ({ form, start, end, filed }) =>
            form === "10-K" && start === amended.start && end === amended.end && filed < amended.filed,
        );
        if (!first || first.value === amended.value) continue;
        expect(amended.value).toBeLessThan(first.value);
        corrected++;
      }
    }
    expect(corrected).toBeGreaterThanOrEqual(2);
  });

  it("file late, and announce it", () => {
    const notices = [...market.filings.values()].filter(
      (list) => list.filter(({ form }) => form.startsWith("NT 10")).length >= 3,
    );
    expect(notices.length).toBeGreaterThanOrEqual(2);
  });

  it("end their fiscal years in many months, some on a Saturday", () => {
    const ends = new Set(market.instruments.flatMap(({ fiscalYearEnd }) => fiscalYearEnd ?? []));
    expect(ends.size).toBeGreaterThanOrEqual(6);
    expect([...ends].some((end) => !["31", "30", "28"].includes(end.slice(2)))).toBe(true);
  });
});

describe("announcements of results", () => {
  it("show the habit by which the next one is estimated, for nearly every company that goes on", () => {
    const lastDay = Math.max(...[...market.prices.values()].map(({ bars }) => bars.day.at(-1) as number)) as Day;
    const living = market.instruments.filter(({ cik, delisted }) => cik !== null && delisted === null);
    const next = living.map(({ cik }) => nextAnnouncement(market.filings.get(cik as number) ?? [], lastDay));
    const estimated = next.filter((day) => day !== null);
    expect(estimated.length).toBeGreaterThan(0.9 * living.length);
    // Results are announced within a year, foreign ones once in it.
    for (const day of estimated) expect(day - lastDay).toBeLessThan(380);
  });
});
