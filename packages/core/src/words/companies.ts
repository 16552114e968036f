/** The templates by which a company is judged. */
export const COMPANY_TYPES = ["bank", "broker", "insurer", "reit", "utility", "manufacturer", "other"] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

/** `stale` accounts are used and marked wherever they are shown; those too old are used for nothing but their past. */
export const ACCOUNTS_STATES = ["current", "stale", "accounts-too-old"] as const;
export type AccountsState = (typeof ACCOUNTS_STATES)[number];
