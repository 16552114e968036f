import type { Day } from "../../time/index.ts";
import { COMPANY_SIGNALS } from "../concepts/company-signals.ts";
import type { PreparedFacts } from "../facts/prepared-facts.ts";

export const COMPANY_TYPES = ["bank", "broker", "insurer", "reit", "utility", "manufacturer", "other"] as const;

/** The template by which a company is judged. */
export type CompanyType = (typeof COMPANY_TYPES)[number];

/** What the concepts a company reports say of its kind. */
export type ConceptSignal = "insurer" | "bank" | "industrial";

export interface CompanyClass {
  readonly type: CompanyType;
  /** Where the type comes from; `none` when nothing is known and it is `other`. */
  readonly from: "sic" | "concepts" | "none";
  readonly signal: ConceptSignal | null;
  /** False when the SIC code and the concepts speak of different kinds: worth a look, the SIC code counts. */
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

/** So many concepts of a kind must be reported; one alone says little of a bank, which other lenders resemble. */
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

/**
 * What kind of company the concepts speak of; insurers come first, since some report a gross profit too.
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
  const isKnown = (concept: string) =>
    [...(prepared.concepts.get(concept)?.values() ?? [])].some((groups) =>
      groups.some(({ copies }) => (copies[0]?.filed ?? Number.POSITIVE_INFINITY) <= asOf),
    );
  return kinds.find((kind) => COMPANY_SIGNALS[kind].filter(isKnown).length >= SIGNALS_NEEDED[kind]) ?? null;
}

/**
 * Decides which template fits a company: by its SIC code, where there is none by what it reports.
 *
 * @param sic SIC code; `null` when unknown.
 * @param signal What its concepts speak of.
 * @see FND-16
 *
 * @example
 * classifyCompany(6324, "industrial"); // { type: "insurer", from: "sic", signal: "industrial", isAgreed: false }
 */
export function classifyCompany(sic: number | null, signal: ConceptSignal | null): CompanyClass {
  if (sic !== null) {
    const type = companyTypeOfSic(sic);
    return { type, from: "sic", signal, isAgreed: signal === null || isAlike(type, signal) };
  }
  if (signal === null) return { type: "other", from: "none", signal, isAgreed: true };
  return { type: signal === "industrial" ? "other" : signal, from: "concepts", signal, isAgreed: true };
}

function isAlike(type: CompanyType, signal: ConceptSignal): boolean {
  if (signal === "insurer") return type === "insurer";
  if (signal === "bank") return type === "bank" || type === "broker";
  return type !== "bank" && type !== "insurer";
}
