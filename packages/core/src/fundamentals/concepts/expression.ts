import type { Reason } from "../../figure/index.ts";
import type { Derivation, Note } from "../derivation/derivation.ts";
import type { LineGroup } from "../reconcile/line-group.ts";

/**
 * How an item is found among the concepts of a filer, as data. A text is a concept: of `us-gaap` when bare, otherwise
 * with its taxonomy before a colon.
 */
export type Expression =
  | string
  /** The first that exists for the period. */
  | { readonly firstOf: readonly Expression[] }
  /** The first above 0; 0 only where all that exist say so: filers tag lines that they do not use with 0. */
  | { readonly firstAboveZeroOf: readonly Expression[] }
  /** Names of one total: of two in a filing the larger, unless it is gross of something (REC-04). Only lines of flows. */
  | { readonly totalOf: readonly string[] }
  /** The first and those of the others that exist; with `needs: "any"` even the first may be absent. */
  | { readonly sumOf: readonly Expression[]; readonly needs: "first" | "any" | "all" }
  /** The first less the others; absent ones count 0 only where they are optional. */
  | { readonly difference: readonly [Expression, ...Expression[]]; readonly optional?: boolean }
  /** Found like `of`, with a word of warning to the reader. */
  | { readonly of: Expression; readonly note: Note }
  /** What a special rule makes of several, found or not; the documentation shows its words. */
  | { readonly among: readonly Expression[]; readonly choose: Choose; readonly words: string }
  /** Another item at the same period. */
  | { readonly item: ItemId };

/** Makes one number of several of a period, each of which is looked up by its place when it is needed. */
export type Choose = (find: (place: number) => Derivation | null, lookup: PeriodLookup) => Derivation | null;

/** Looks up one period: the value of a concept, and the value of an item. */
export interface PeriodLookup {
  concept(key: string): Derivation | null;
  /** A flow under the lines of an item, reconciled over all filings. */
  line(group: LineGroup): Derivation | null;
  item(id: ItemId): Derivation | null;
  /** Why a flow that was looked up last and is stated has no figure; null where none is stated. */
  missedBecause(): Reason | null;
  /** Whether some filing shows the facts of both for the period. */
  isFiledTogether(first: Derivation, second: Derivation): boolean;
  /** Banks and brokers hold money of others. */
  readonly isBank: boolean;
}

/** The kind of an item: a sum over a period, or a balance on a day. */
export type ItemKind = "flow" | "stock";

export type ItemId =
  | "revenue"
  | "netIncome"
  | "netIncomeCommon"
  | "cfo"
  | "capex"
  | "freeCashFlow"
  | "costOfRevenue"
  | "grossProfit"
  | "operatingIncome"
  | "pretax"
  | "incomeTax"
  | "interestExpense"
  | "depreciation"
  | "stockCompensation"
  | "dividendsPaid"
  | "buybacks"
  | "issuance"
  | "researchAndDevelopment"
  | "advertising"
  | "discontinuedIncome"
  | "netChargeOffs"
  | "cashAndShortTermInvestments"
  | "nonCurrentSecurities"
  | "assets"
  | "assetsCurrent"
  | "liabilities"
  | "liabilitiesCurrent"
  | "liabilitiesAndEquity"
  | "equity"
  | "equityWithMinority"
  | "minorityInterest"
  | "temporaryEquity"
  | "preferred"
  | "commonEquity"
  | "inventory"
  | "receivables"
  | "debtWithinAYear"
  | "longTermDebtCurrent"
  | "longTermDebtNoncurrent"
  | "longTermDebt"
  | "totalDebt"
  | "retainedEarnings"
  | "goodwill"
  | "intangibles"
  | "propertyNet"
  | "deferredRevenue"
  | "deposits"
  | "loans"
  | StatementItemId;

/** Lines that only the whole statements show: nothing is computed from them, and their facts are indexed only for these. */
export type StatementItemId =
  | "sellingGeneralAdministrative"
  | "sellingAndMarketing"
  | "generalAndAdministrative"
  | "restructuring"
  | "operatingExpenses"
  | "costsAndExpenses"
  | "otherOperatingIncome"
  | "interestIncome"
  | "financeCosts"
  | "otherNonOperatingIncome"
  | "nonOperatingIncome"
  | "equityMethodIncome"
  | "profit"
  | "minorityIncome"
  | "preferredDividends"
  | "fundingCost"
  | "netInterestIncome"
  | "creditLossProvision"
  | "noninterestIncome"
  | "compensation"
  | "noninterestExpense"
  | "premiumsEarned"
  | "netInvestmentIncome"
  | "benefitsAndClaims"
  | "acquisitionCostAmortization"
  | "rentalIncome"
  | "propertyExpenses"
  | "propertyGains"
  | "cash"
  | "shortTermInvestments"
  | "otherReceivables"
  | "otherAssetsCurrent"
  | "operatingLeaseAssets"
  | "deferredTaxAssets"
  | "equityMethodInvestments"
  | "investmentProperty"
  | "otherAssetsNoncurrent"
  | "assetsNoncurrent"
  | "otherAssets"
  | "accountsPayable"
  | "accruedLiabilities"
  | "deferredRevenueCurrent"
  | "deferredRevenueNoncurrent"
  | "leaseLiabilitiesCurrent"
  | "leaseLiabilitiesNoncurrent"
  | "dividendsPayable"
  | "otherLiabilitiesCurrent"
  | "deferredTaxLiabilities"
  | "pensionLiabilities"
  | "otherLiabilitiesNoncurrent"
  | "liabilitiesNoncurrent"
  | "otherLiabilities"
  | "commonStock"
  | "additionalPaidIn"
  | "treasuryStock"
  | "accumulatedOtherIncome"
  | "depositsInBanks"
  | "resaleAgreements"
  | "availableForSale"
  | "heldToMaturity"
  | "tradingAssets"
  | "repurchaseAgreements"
  | "shortTermBorrowings"
  | "tradingLiabilities"
  | "debtIncludingMaturities"
  | "investments"
  | "premiumsReceivable"
  | "reinsuranceRecoverables"
  | "deferredAcquisitionCosts"
  | "futurePolicyBenefits"
  | "claimsLiabilities"
  | "unearnedPremiums"
  | "deferredTax"
  | "otherNoncashIncome"
  | "changeInReceivables"
  | "changeInInventory"
  | "changeInPayables"
  | "changeInDeferredRevenue"
  | "changeInWorkingCapital"
  | "changeInDeposits"
  | "acquisitions"
  | "divestitures"
  | "propertySold"
  | "securitiesBought"
  | "securitiesMatured"
  | "securitiesSold"
  | "otherInvesting"
  | "cashFromInvesting"
  | "shortTermDebtNet"
  | "debtIssued"
  | "debtRepaid"
  | "taxPaidForShares"
  | "otherFinancing"
  | "cashFromFinancing"
  | "exchangeEffect"
  | "cashChange"
  | "cashAtEnd";

/** One line of the statements and where to look for it. */
export interface Item {
  readonly kind: ItemKind;
  readonly find: Expression;
  /** The line that banks and brokers report in its place; looked up first. */
  readonly bankFirst?: Expression;
  /** A derived quarter below 0 is an error of the filing and discarded (FND-07). */
  readonly neverNegative?: boolean;
}
