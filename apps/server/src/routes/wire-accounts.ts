import type { WireAccountsAge, WirePeriod } from "@plumbline/contract";
import type { AccountsAge, FiscalPeriod } from "@plumbline/core/fundamentals";
import { formatDay } from "@plumbline/core/time";

/** The age of accounts, as answers have it; null without accounts. */
export function wireAccounts(accounts: AccountsAge | null): WireAccountsAge | null {
  return accounts && { end: formatDay(accounts.lastEnd), state: accounts.state };
}

/** A quarter or a fiscal year, as answers have it. */
export function wirePeriod({ start, end, filed, fiscalYear, fiscalQuarter }: FiscalPeriod): WirePeriod {
  return { start: formatDay(start), end: formatDay(end), filedAt: formatDay(filed), fiscalYear, fiscalQuarter };
}
