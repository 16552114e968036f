import { type Applicability, COMPANY_TYPES, type CompanyType } from "@plumbline/core/fundamentals";
import { FINANCIAL_COMPANY_TYPES } from "@plumbline/core/words";

const PLURALS: Readonly<Record<CompanyType, string>> = {
  bank: "banks",
  broker: "brokers",
  insurer: "insurers",
  reit: "REITs",
  utility: "utilities",
  manufacturer: "manufacturers",
  other: "all others",
};

/** Kinds of company in words: companies whose balance sheet does not separate short from long terms are financials. */
export function companyKinds(types: readonly CompanyType[]): string {
  if (types.length === 0) return "–";
  const rest = COMPANY_TYPES.filter((type) => !types.includes(type));
  if (rest.length === 1) return `all but ${rest.map((type) => PLURALS[type]).join()}`;
  const financials: readonly CompanyType[] = FINANCIAL_COMPANY_TYPES;
  if (!financials.every((type) => types.includes(type))) return types.map((type) => PLURALS[type]).join(", ");
  const others = types.filter((type) => !financials.includes(type)).map((type) => PLURALS[type]);
  return ["financials", ...others].join(", ");
}

/** The kinds of company that a number leaves out, those last that have it where they file its lines. */
export function leftOut({ notFor, ifFiledBy }: Applicability): string {
  if (ifFiledBy.length === 0) return companyKinds(notFor);
  const unlessFiled = `${companyKinds(ifFiledBy)} that do not file the lines`;
  return notFor.length === 0 ? unlessFiled : `${companyKinds(notFor)}; ${unlessFiled}`;
}
