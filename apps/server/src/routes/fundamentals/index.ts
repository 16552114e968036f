export { asOfDay, type CompanyAccounts, readAccounts } from "./read-accounts.ts";
