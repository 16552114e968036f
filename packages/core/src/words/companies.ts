/** The templates by which a company is judged. */
export const COMPANY_TYPES = ["bank", "broker", "insurer", "reit", "utility", "manufacturer", "other"] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

/** Companies whose balance sheet does not separate short from long term: the financials of docs/formulas.md. */
export const FINANCIAL_COMPANY_TYPES = ["bank", "broker", "insurer", "reit"] as const satisfies readonly CompanyType[];
export type FinancialCompanyType = (typeof FINANCIAL_COMPANY_TYPES)[number];

/** Whether a company is a bank, a broker, an insurer or a REIT. */
export function isFinancial(type: CompanyType): type is FinancialCompanyType {
  return (FINANCIAL_COMPANY_TYPES as readonly CompanyType[]).includes(type);
}

/** `stale` accounts are used and marked wherever they are shown; those too old are used for nothing but their past. */
export const ACCOUNTS_STATES = ["current", "stale", "accounts-too-old"] as const;
export type AccountsState = (typeof ACCOUNTS_STATES)[number];
