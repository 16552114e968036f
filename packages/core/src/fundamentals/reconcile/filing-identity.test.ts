import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { day } from "../../time/index.ts";
import { factsOfFile } from "../company-facts.fixture.ts";
import type { Fact } from "../facts/fact.ts";
import { prepareFacts } from "../facts/prepare-facts.ts";
import { identityVerdict } from "./filing-identity.ts";
import { filing } from "./made-up-filings.fixture.ts";

const FULL = "companyfacts_full";
const APPLE = `${FULL}/2026-04/CIK0000320193.json.gz`;
const KIMBERLY = `${FULL}/2026-04/CIK0000055785.json.gz`;

/** The verdict on the amount of a filing for a period, or on another amount in its place. */
function verdictOn(file: string, [accession, start, end]: readonly string[], concept: string, value?: number) {
  const isMeant = (fact: Fact) =>
    fact.concept === concept &&
    fact.accession === accession &&
    fact.start === day(start as string) &&
    fact.end === day(end as string);
  const facts = factsOfFile(file).map((fact) => (value !== undefined && isMeant(fact) ? { ...fact, value } : fact));
  return identityVerdict(prepareFacts(facts), facts.find(isMeant) as Fact);
}

describe.skipIf(needsSharedData)("the capital expenditure of Apple in 2012 (10-K 0001193125-12-444068)", () => {
  const period = ["0001193125-12-444068", "2011-09-25", "2012-09-29"];
  const plant = "PaymentsToAcquireProductiveAssets";

  it("is confirmed by all flows of investing activities, which are -48,227", () => {
    // In millions: -8,295 - 151,232 - 350 - 1,107 - 48 + 13,035 + 99,770.
    expect(verdictOn(APPLE, period, plant)).toBe("holds");
  });

  it("is not confirmed where it is another one, which speaks not against it either", () => {
    expect(verdictOn(APPLE, period, plant, 0.6 * 8_295e6)).toBe("unknown");
  });
});

describe.skipIf(needsSharedData)("the interest of Kimberly-Clark in 2025 (10-K 0001628280-26-007567)", () => {
  const period = ["0001628280-26-007567", "2025-01-01", "2025-12-31"];

  it("is confirmed by the income before tax", () => {
    // In millions: 2,351 + 24 - 256 - 67 = 2,052.
    expect(verdictOn(KIMBERLY, period, "InterestExpense")).toBe("holds");
    expect(verdictOn(KIMBERLY, period, "OperatingIncomeLoss")).toBe("holds");
  });

  it("is not confirmed where it is another one", () => {
    expect(verdictOn(KIMBERLY, period, "InterestExpense", 293e6)).toBe("unknown");
  });
});

/** The verdict on the amount of a 20-F of Logistic Properties of the Americas for 2023, or on another amount in its place. */
function verdictOf(concept: string, value?: number) {
  const period = ["0001493152-24-016772", "2023-01-01", "2023-12-31"];
  return verdictOn(`${FULL}/edgartools_fixtures/lpa_facts.json.gz`, period, concept, value);
}

describe.skipIf(needsSharedData)("the sums of a filing under IFRS (20-F 0001493152-24-016772)", () => {
  it("confirm the profit of the owners: 7,156,005 less 4,016,672 of minorities is 3,139,333", () => {
    expect(verdictOf("ProfitLossAttributableToOwnersOfParent")).toBe("holds");
  });

  it("confirm the profit and the income before tax: 12,136,627 less 4,980,622 is 7,156,005", () => {
    expect(verdictOf("ProfitLossBeforeTax")).toBe("holds");
    expect(verdictOf("IncomeTaxExpenseContinuingOperations")).toBe("holds");
    expect(verdictOf("ProfitLoss")).toBe("holds");
  });

  it("do not confirm another amount", () => {
    expect(verdictOf("ProfitLossBeforeTax", 12_136_627 * 0.6)).toBe("unknown");
    expect(verdictOf("IncomeTaxExpenseContinuingOperations", -4_980_622)).toBe("unknown");
  });
});

/** A 20-F with the statements of one year, and its facts. */
function annual(amounts: Readonly<Record<string, number>>, year = 2023): readonly Fact[] {
  return Object.entries(amounts).flatMap(([concept, value]) =>
    filing(`20-F ${year + 1}-04-01`, { [`${year} fy`]: value } as Record<`${number} fy`, number>, concept).map(
      (fact) => ({
        ...fact,
        taxonomy: "ifrs-full",
      }),
    ),
  );
}

function verdictIn(amounts: Readonly<Record<string, number>>, before: readonly Fact[] = []) {
  const facts = annual(amounts);
  return identityVerdict(prepareFacts([...before, ...facts]), facts[0] as Fact);
}

describe("the sums of statements under IFRS", () => {
  // By hand: 412 - 230 - 90 - 7 = 85 and 1,000 - 640 = 360.
  const CASH = {
    CashFlowsFromUsedInOperatingActivities: 412,
    CashFlowsFromUsedInInvestingActivities: -230,
    CashFlowsFromUsedInFinancingActivities: -90,
    EffectOfExchangeRateChangesOnCashAndCashEquivalents: -7,
    IncreaseDecreaseInCashAndCashEquivalents: 85,
  };

  it("are the cash flows with the effect of exchange rates", () => {
    expect(verdictIn(CASH)).toBe("holds");
    expect(verdictIn({ ...CASH, CashFlowsFromUsedInOperatingActivities: 247 })).toBe("unknown");
  });

  it("are the revenue less its cost, and the expenses by function of IAS 1", () => {
    expect(verdictIn({ Revenue: 1000, CostOfSales: 640, GrossProfit: 360 })).toBe("holds");
    const byFunction = { GrossProfit: 360, OtherIncome: 15, DistributionCosts: 120, AdministrativeExpense: 80 };
    expect(verdictIn({ ProfitLossFromOperatingActivities: 175, ...byFunction })).toBe("holds");
    expect(verdictIn({ ProfitLossFromOperatingActivities: 157, ...byFunction })).toBe("unknown");
  });

  it("are broken where they held in the years before", () => {
    const before = [2018, 2019, 2020, 2021, 2022].flatMap((year) => annual(CASH, year));
    expect(verdictIn({ ...CASH, CashFlowsFromUsedInOperatingActivities: 247 }, before)).toBe("broken");
  });

  it("are of one taxonomy: a foreign revenue says nothing of a gross profit under US rules", () => {
    const [gross] = filing("10-K 2024-02-15", { "2023 fy": 360 }, "GrossProfit");
    const others = annual({ Revenue: 1000, CostOfSales: 640 }).map((fact) => ({
      ...fact,
      accession: gross?.accession as string,
    }));
    expect(identityVerdict(prepareFacts([gross as Fact, ...others]), gross as Fact)).toBe("unknown");
  });

  it("confirm the parts and the whole of any profit, to the dollar (law)", () => {
    const amount = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(amount, amount, (ofOwners, ofOthers) => {
        const amounts = {
          ProfitLossAttributableToOwnersOfParent: ofOwners,
          ProfitLossAttributableToNoncontrollingInterests: ofOthers,
          ProfitLoss: ofOwners + ofOthers,
        };
        expect(verdictIn(amounts)).toBe("holds");
      }),
    );
  });
});

describe("a filing that states the parts of a sum over and over", () => {
  // In twelve ways each, of which 412 - 230 - 90 - 7 = 85 is one; with two of them each that sum is found.
  const statedTimes = (count: number) => {
    const [cash, ...parts] = annual({
      CashFlowsFromUsedInOperatingActivities: 412,
      CashFlowsFromUsedInInvestingActivities: -230,
      CashFlowsFromUsedInFinancingActivities: -90,
      EffectOfExchangeRateChangesOnCashAndCashEquivalents: -7,
      IncreaseDecreaseInCashAndCashEquivalents: 85,
    }) as [Fact, ...Fact[]];
    const often = Array.from({ length: count }, (_, k) => parts.map((part) => ({ ...part, value: part.value - k })));
    return identityVerdict(prepareFacts([cash, ...often.flat()]), cash);
  };

  it("says nothing by them: only so many sums are tried", () => {
    expect([2, 12].map(statedTimes)).toEqual(["holds", "unknown"]);
  });
});

/** Earnings per share are of a share, or of a receipt of several. */
describe("earnings per share under IFRS", () => {
  const facts = (earnings: number): readonly Fact[] => {
    const [profit] = annual({ ProfitLossAttributableToOwnersOfParent: 500e6 }) as readonly [Fact];
    const perShare = { concept: "BasicEarningsLossPerShare", unit: "USD/shares", value: earnings };
    const shares = { concept: "WeightedAverageShares", unit: "shares", value: 200e6 };
    return [profit, { ...profit, ...perShare }, { ...profit, ...shares }];
  };
  const verdict = (of: readonly Fact[]) => identityVerdict(prepareFacts(of), of[0] as Fact);

  it("confirm the profit of the owners, and cast no doubt on it", () => {
    // 2.50 x 200 million; 12.50 for a receipt of five shares.
    expect(verdict(facts(2.5))).toBe("holds");
    expect(verdict(facts(12.5))).toBe("unknown");
  });
});
