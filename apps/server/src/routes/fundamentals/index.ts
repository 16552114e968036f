export { type CompanyAccounts, readAccounts } from "./read-accounts.ts";
