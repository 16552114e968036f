import type { Reason } from "../../figure/index.ts";
import type { Day } from "../../time/index.ts";
import { COMPANY_TYPES, type CompanyType } from "../../words/index.ts";
import { COMPANY_SIGNALS } from "../concepts/company-signals.ts";
import type { PreparedFacts } from "../facts/prepared-facts.ts";

export { COMPANY_TYPES, type CompanyType };

/** The kind of company that its concepts imply. */
export type ConceptSignal = "insurer" | "bank" | "industrial";

export interface CompanyClass {
  readonly type: CompanyType;
  /** Where the type comes from; `none` when nothing is known and it is `other`. */
  readonly from: "sic" | "industry" | "concepts" | "none";
  readonly signal: ConceptSignal | null;
  /** False when the type and the concepts imply different kinds: worth a look, the type is kept. */
  readonly isAgreed: boolean;
}

const SIC_RANGES: readonly (readonly [first: number, last: number, type: CompanyType])[] = [
  [2000, 3999, "manufacturer"],
  [4900, 4991, "utility"],
  [6020, 6036, "bank"],
  [6111, 6163, "bank"],
  [6199, 6199, "bank"],
  [6200, 6289, "broker"],
  [6311, 6411, "insurer"],
  [6798, 6798, "reit"],
];

/** Concepts of a kind that must be reported; one alone is little evidence for a bank, which other lenders resemble. */
const SIGNALS_NEEDED: Readonly<Record<ConceptSignal, number>> = { insurer: 1, bank: 2, industrial: 1 };

/**
 * The company type of a Standard Industrial Classification code.
 *
 * @param sic Four digits as a number, as the SEC's submissions give them.
 * @see FND-16
 *
 * @example
 * companyTypeOfSic(6021); // "bank"
 * companyTypeOfSic(3571); // "manufacturer"
 */
export function companyTypeOfSic(sic: number): CompanyType {
  return SIC_RANGES.find(([first, last]) => sic >= first && sic <= last)?.[2] ?? "other";
}

/** Words in the names of industries that leave no doubt; custodians and exchanges are of several types. */
const INDUSTRY_WORDS: readonly (readonly [words: RegExp, type: CompanyType])[] = [
  [/\bREITs?\b/, "reit"],
  [/\b(Insurance|Reinsurance|Managed Health Care)\b/, "insurer"],
  [/\bInvestment Banking\b/, "broker"],
  [/(?<!Custody )\bBanks\b|\bConsumer Finance\b|\bThrifts\b/, "bank"],
  [/\bUtilities\b|\bIndependent Power\b/, "utility"],
];

/**
 * The company type of an industry, for markets without SIC codes.
 *
 * @param industry Its name, as GICS and the lists made after it have it.
 * @returns `null` where the name does not settle it.
 * @see FND-16
 *
 * @example
 * companyTypeOfIndustry("Diversified Banks"); // "bank"
 * companyTypeOfIndustry("Asset Management & Custody Banks"); // null
 */
export function companyTypeOfIndustry(industry: string): CompanyType | null {
  return INDUSTRY_WORDS.find(([words]) => words.test(industry))?.[1] ?? null;
}

/**
 * The kind of company that the concepts imply; insurers come first, since some report a gross profit too.
 *
 * @param prepared Facts of the company.
 * @param asOf Facts filed later are not seen.
 * @returns `null` when they say nothing.
 * @see FND-16
 *
 * @example
 * conceptSignal(prepareFacts(jpmorganFacts), day("2026-06-01")); // "bank"
 */
export function conceptSignal(prepared: PreparedFacts, asOf: Day): ConceptSignal | null {
  const kinds: readonly ConceptSignal[] = ["insurer", "bank", "industrial"];
  const isKnown = (concept: string) => {
    for (const groups of prepared.concepts.get(concept)?.values() ?? []) {
      if (groups.some(({ copies }) => (copies[0]?.filed ?? Number.POSITIVE_INFINITY) <= asOf)) return true;
    }
    return false;
  };
  return kinds.find((kind) => COMPANY_SIGNALS[kind].filter(isKnown).length >= SIGNALS_NEEDED[kind]) ?? null;
}

/** What is known about a company besides its accounts. */
export interface CompanyKind {
  /** SIC code; null when unknown. */
  readonly sic: number | null;
  /** Name of its industry; null when unknown. */
  readonly industry: string | null;
}

/**
 * Decides which template fits a company: by its SIC code, otherwise by its industry, then by what it reports.
 *
 * @param kind What is known about the company.
 * @param signal What its concepts imply.
 * @see FND-16
 *
 * @example
 * classifyCompany({ sic: 6324, industry: null }, "industrial"); // { type: "insurer", from: "sic", isAgreed: false, ... }
 */
export function classifyCompany({ sic, industry }: CompanyKind, signal: ConceptSignal | null): CompanyClass {
  if (sic !== null) return stated(companyTypeOfSic(sic), "sic", signal);
  const ofIndustry = industry === null ? null : companyTypeOfIndustry(industry);
  if (ofIndustry !== null) return stated(ofIndustry, "industry", signal);
  if (signal === null) return { type: "other", from: "none", signal, isAgreed: true };
  return { type: signal === "industrial" ? "other" : signal, from: "concepts", signal, isAgreed: true };
}

function stated(type: CompanyType, from: "sic" | "industry", signal: ConceptSignal | null): CompanyClass {
  return { type, from, signal, isAgreed: signal === null || isAlike(type, signal) };
}

function isAlike(type: CompanyType, signal: ConceptSignal): boolean {
  if (signal === "insurer") return type === "insurer";
  if (signal === "bank") return type === "bank" || type === "broker";
  return type !== "bank" && type !== "insurer";
}

const REASONS_BY_TYPE: Partial<Record<CompanyType, Reason>> = {
  bank: "not-applicable-to-banks",
  broker: "not-applicable-to-brokers",
  insurer: "not-applicable-to-insurers",
  reit: "not-applicable-to-reits",
};

/**
 * States why a number means nothing for a type of company.
 *
 * @example
 * notApplicableTo("bank"); // "not-applicable-to-banks"
 */
export function notApplicableTo(type: CompanyType): Reason {
  return REASONS_BY_TYPE[type] ?? "not-applicable";
}
