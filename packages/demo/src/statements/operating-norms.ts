import type { Company } from "../companies/company.ts";
import type { CompanyKind } from "../companies/industry.ts";

/** What a company of a kind carries on its books, as shares of yearly sales unless stated otherwise. */
export interface OperatingNorms {
  readonly cash: number;
  /** Securities kept beside the cash. */
  readonly securities: number;
  readonly receivables: number;
  readonly otherCurrentAssets: number;
  readonly goodwill: number;
  readonly otherAssets: number;
  readonly accrued: number;
  readonly otherLiabilities: number;
  readonly stockCompensation: number;
  readonly research: number;
  readonly capitalExpenditure: number;
  /** Debt that is usual, and debt above which surplus cash repays. */
  readonly debt: number;
  /** Share of property that wears out in a year. */
  readonly wear: number;
  /** Days of cost of revenue in inventory and in payables. */
  readonly inventoryDays: number;
  readonly payableDays: number;
  /** Share of pretax income. */
  readonly taxRate: number;
  /** Chance of an acquisition in a quarter. */
  readonly acquisitions: number;
}

type Profile = Omit<OperatingNorms, "debt" | "inventoryDays" | "research" | "capitalExpenditure">;

const MAKER: Profile = {
  cash: 0.11,
  securities: 0,
  receivables: 0.14,
  otherCurrentAssets: 0.03,
  goodwill: 0.26,
  otherAssets: 0.07,
  accrued: 0.11,
  otherLiabilities: 0.09,
  stockCompensation: 0.012,
  wear: 0.1,
  payableDays: 46,
  taxRate: 0.22,
  acquisitions: 0.015,
};

const PROFILES: Readonly<Record<Exclude<CompanyKind, "bank" | "insurer">, Profile>> = {
  maker: MAKER,
  service: { ...MAKER, cash: 0.09, receivables: 0.12, goodwill: 0.36, accrued: 0.13, payableDays: 28, taxRate: 0.24 },
  software: {
    ...MAKER,
    cash: 0.3,
    securities: 0.25,
    receivables: 0.17,
    goodwill: 0.55,
    accrued: 0.36,
    stockCompensation: 0.11,
    wear: 0.2,
    payableDays: 25,
    taxRate: 0.19,
    acquisitions: 0.03,
  },
  biotech: {
    ...MAKER,
    cash: 1.5,
    securities: 1.2,
    receivables: 0.02,
    goodwill: 0,
    otherAssets: 0.12,
    accrued: 0.2,
    otherLiabilities: 0.1,
    stockCompensation: 0.22,
    taxRate: 0,
    acquisitions: 0,
  },
  utility: {
    ...MAKER,
    cash: 0.03,
    receivables: 0.16,
    otherCurrentAssets: 0.1,
    goodwill: 0.1,
    otherAssets: 0.3,
    accrued: 0.12,
    otherLiabilities: 0.95,
    stockCompensation: 0.004,
    wear: 0.034,
    payableDays: 60,
    taxRate: 0.16,
    acquisitions: 0,
  },
  reit: {
    ...MAKER,
    cash: 0.07,
    receivables: 0.05,
    goodwill: 0,
    otherAssets: 0.4,
    accrued: 0.16,
    otherLiabilities: 0.2,
    stockCompensation: 0.012,
    wear: 0.034,
    payableDays: 40,
    taxRate: 0.006,
    acquisitions: 0,
  },
};

/** Brokers, exchanges and managers of money: bought goodwill and clients' balances. */
const FINANCIAL_SERVICE: Profile = { ...PROFILES.service, goodwill: 0.8, otherAssets: 0.4, receivables: 0.2 };

const RICH_GROSS_MARGIN = 0.48;
const REIT_EXPENDITURE = 0.38;
const LEVERED_UP = 2.6;
const NO_LONGER_LENT = 1.2;

/** The norms of a company that is neither a bank nor an insurer. */
export function operatingNorms({ industry, traits }: Company): OperatingNorms {
  const { kind, leverage, inventoryDays, investment } = industry;
  const profile = PROFILES[kind === "bank" || kind === "insurer" ? "service" : kind];
  const debt = traits.has("negative-equity") ? Math.max(leverage, NO_LONGER_LENT) * LEVERED_UP : leverage;
  const ofIndustry = industry.sector === "Financials" ? FINANCIAL_SERVICE : profile;
  const rich = kind === "maker" && industry.grossMargin > RICH_GROSS_MARGIN;
  return {
    ...ofIndustry,
    securities: rich ? 0.12 : profile.securities,
    debt,
    inventoryDays,
    capitalExpenditure: kind === "reit" ? REIT_EXPENDITURE : investment,
    research: researchOf(industry),
  };
}

function researchOf({ kind, sector, grossMargin }: Company["industry"]): number {
  if (kind === "biotech") return 1;
  if (kind === "software") return 0.19;
  const inventive = kind === "maker" && (sector === "Information Technology" || sector === "Health Care");
  if (inventive) return 0.26 * grossMargin;
  return kind === "maker" && sector === "Industrials" ? 0.024 : 0;
}
