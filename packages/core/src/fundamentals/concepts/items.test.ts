import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { calendarCompany, knownOn, type QuarterNumbers } from "../made-up-company.fixture.ts";
import type { ItemId } from "./expression.ts";
import { ITEMS } from "./items.ts";
import { conceptsIn } from "./referenced-concepts.ts";
import { SHARE_CONCEPTS } from "./share-concepts.ts";

const item = (id: ItemId, flows: QuarterNumbers["flows"], balances: QuarterNumbers["balances"] = {}, type = "other") =>
  knownOn("2022-01-01", calendarCompany({ flows: { NetIncomeLoss: [1], ...flows }, balances }), {
    type: type as "other" | "bank",
  }).quarters.item(id, 0).value;

describe("items and their concepts (1.4)", () => {
  it.each([
    [
      "the larger of the two revenue tags",
      "revenue",
      { Revenues: [11], RevenueFromContractWithCustomerExcludingAssessedTax: [17] },
      17,
    ],
    ["goods and services together", "revenue", { SalesRevenueGoodsNet: [5], SalesRevenueServicesNet: [3] }, 8],
    [
      "profit less that of minorities",
      "netIncome",
      { NetIncomeLoss: [Number.NaN], ProfitLoss: [9], NetIncomeLossAttributableToNoncontrollingInterest: [2] },
      7,
    ],
    [
      "income less preferred dividends",
      "netIncomeCommon",
      { PreferredStockDividendsIncomeStatementImpact: [0.25] },
      0.75,
    ],
    ["revenue less cost", "grossProfit", { Revenues: [10], CostOfRevenue: [6] }, 4],
    [
      "plant and software",
      "capex",
      { PaymentsToAcquirePropertyPlantAndEquipment: [5], PaymentsToDevelopSoftware: [2] },
      7,
    ],
    [
      "interest of debt and finance leases",
      "interestExpense",
      { InterestExpenseDebt: [5], FinanceLeaseInterestExpense: [2] },
      7,
    ],
    ["never interest net of interest income", "interestExpense", { InterestIncomeExpenseNet: [5] }, null],
  ] as const)("finds %s", (_, id, flows, expected) => {
    // The quarter is that of net income, which one row leaves out.
    const found =
      id === "netIncome"
        ? knownOn("2022-01-01", calendarCompany({ flows })).quarters.item(id, 0).value
        : item(id, flows);
    expect(found).toBe(expected);
  });

  it("finds liabilities as the other side less equity and temporary equity", () => {
    const balances = {
      LiabilitiesAndStockholdersEquity: [100],
      StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest: [30],
      RedeemableNoncontrollingInterestEquityCarryingAmount: [5],
    };
    expect(item("liabilities", {}, balances)).toBe(65);
  });

  it("finds securities to be kept, by either of the names that companies gave them", () => {
    expect(item("nonCurrentSecurities", {}, { MarketableSecuritiesNoncurrent: [7] })).toBe(7);
    expect(item("nonCurrentSecurities", {}, { AvailableForSaleSecuritiesNoncurrent: [6] })).toBe(6);
    const apart = { AvailableForSaleSecuritiesDebtSecuritiesNoncurrent: [4], HeldToMaturitySecuritiesNoncurrent: [1] };
    expect(item("nonCurrentSecurities", {}, apart)).toBe(5);
    // Stakes in companies without a market.
    expect(item("nonCurrentSecurities", {}, { OtherLongTermInvestments: [9] })).toBeNull();
  });

  it("looks for a bank's own lines first", () => {
    const flows = { Revenues: [100], InterestIncomeExpenseNet: [40], NoninterestIncome: [20] };
    expect(item("revenue", flows, {}, "bank")).toBe(60);
    expect(item("revenue", flows)).toBe(100);
    const balances = { CashAndDueFromBanks: [20], InterestBearingDepositsInBanks: [290] };
    expect(item("cashAndShortTermInvestments", {}, balances, "bank")).toBe(310);
  });

  it("notes when operating income is composed of pretax income and interest", () => {
    const pretax = "IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest";
    const known = knownOn(
      "2022-01-01",
      calendarCompany({ flows: { NetIncomeLoss: [1], [pretax]: [8], InterestExpense: [2] } }),
    );
    expect(known.quarters.item("operatingIncome", 0)).toMatchObject({
      value: 10,
      note: "operating-income-from-pretax",
    });
  });
});

interface ConceptList {
  readonly maxOf?: readonly string[];
  readonly then: readonly string[];
  /** A 0 does not end the list. */
  readonly zeroGoesOn?: boolean;
  /** After `then` the first of these items less the second, then the tags of `last`. */
  readonly less?: readonly [string, string];
  readonly last?: readonly string[];
}

/** Lists of the golden file and the items that hold their concepts. */
const LISTS: Readonly<Record<string, readonly ItemId[]>> = {
  revenue: ["revenue"],
  netIncome: ["netIncome"],
  cfo: ["cfo"],
  capexPpe: ["capex"],
  capexSoftware: ["capex"],
  grossProfitTag: ["grossProfit"],
  costOfRevenue: ["costOfRevenue"],
  operatingIncome: ["operatingIncome"],
  interestExpense: ["interestExpense"],
  cashTotal: ["cashAndShortTermInvestments"],
  cash: ["cashAndShortTermInvestments"],
  shortTermInvestments: ["cashAndShortTermInvestments"],
  assets: ["assets"],
  liabilitiesTag: ["liabilities"],
  equity: ["equity"],
  preferred: ["preferred"],
  redeemableNci: ["temporaryEquity"],
  inventory: ["inventory"],
  debtCurrent: ["debtWithinAYear"],
  shortTermBorrowings: ["debtWithinAYear"],
  ltdCurrent: ["longTermDebtCurrent"],
  ltdNoncurrent: ["longTermDebtNoncurrent"],
  ltdTotal: ["totalDebt"],
};

/** Tags of composed items, and the items that hold them. */
const HELPERS: Readonly<Record<string, readonly ItemId[]>> = {
  cashRestricted: ["cashAndShortTermInvestments"],
  minorityInterest: ["minorityInterest"],
  ltdCurrentInTotal: ["longTermDebtNoncurrent"],
  pretaxTag: ["pretax"],
  profit: ["pretax"],
  incomeTax: ["incomeTax"],
  discontinued: ["discontinuedIncome"],
  numeratorDiluted: ["netIncomeCommon"],
  numeratorBasic: ["netIncomeCommon"],
};

describe.skipIf(needsSharedData)("the concept lists of golden-fundamentals-revised.json", () => {
  const { conceptLists, helperLists } = needsSharedData
    ? { conceptLists: {}, helperLists: {} }
    : (JSON.parse(readFileSync(sharedFile("golden/golden-fundamentals-revised.json"), "utf8")) as Readonly<
        Record<"conceptLists" | "helperLists", Record<string, ConceptList>>
      >);
  const tagsOf = ({ maxOf = [], then, last = [] }: ConceptList) => [...maxOf, ...then, ...last];
  const ours = (ids: readonly ItemId[], expected: readonly string[]) => [
    ...new Set(ids.flatMap((id) => conceptsIn(ITEMS[id].find)).filter((concept) => expected.includes(concept))),
  ];

  it.each(Object.entries(LISTS).filter(([name]) => name !== "revenue"))(
    "%s stand in ours in the same order",
    (name, ids) => {
      const expected = tagsOf(conceptLists[name] as ConceptList);
      expect(ours(ids, expected)).toEqual(expected);
    },
  );

  it("revenue too, but for the older name of the total, which stands beside the two others (REC-04)", () => {
    const { maxOf = [], then } = conceptLists.revenue as ConceptList;
    const older = "SalesRevenueNet";
    expect(then).toContain(older);
    const expected = [...maxOf, older, ...then.filter((tag) => tag !== older)];
    expect(ours(["revenue"], expected)).toEqual(expected);
  });

  it.each(Object.entries(HELPERS))("%s too", (name, ids) => {
    const expected = tagsOf(helperLists[name] as ConceptList);
    expect(ours(ids, expected)).toEqual(expected);
  });

  const ofBalances = Object.entries({ ...conceptLists, ...helperLists }).filter(([, { zeroGoesOn }]) => zeroGoesOn);

  it.each(ofBalances)("%s go on after a 0: every tag counts where those before it say 0", (_, { then }) => {
    then.forEach((tag, k) => {
      const zeros = Object.fromEntries(then.slice(0, k).map((other) => [other, [0]]));
      expect(item("totalDebt", {}, { ...zeros, [tag]: [7] }), tag).toBe(7);
    });
    expect(item("totalDebt", {}, Object.fromEntries(then.map((tag) => [tag, [0]])))).toBe(0);
  });

  it("equity is composed as its list says", () => {
    const { less } = conceptLists.equity as ConceptList;
    expect(less).toEqual(["equityInclNci", "minorityInterest"]);
    const incl = "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest";
    expect(item("equity", {}, { [incl]: [1000], MinorityInterest: [40], PartnersCapital: [1] })).toBe(960);
  });

  it.each([
    ["epsDiluted", "epsDiluted"],
    ["sharesDiluted", "sharesDiluted"],
    ["sharesBasic", "sharesBasic"],
  ] as const)("%s begin with the same concepts", (name, list) => {
    const expected = (conceptLists[name] ?? helperLists[name])?.then ?? [];
    expect(SHARE_CONCEPTS[list].slice(0, expected.length)).toEqual(expected);
  });
});
