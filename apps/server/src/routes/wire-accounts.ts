import type { WireAccountsAge } from "@plumbline/contract";
import type { AccountsAge } from "@plumbline/core/fundamentals";
import { formatDay } from "@plumbline/core/time";

/** How old accounts are, as answers say it; null without accounts. */
export function wireAccounts(accounts: AccountsAge | null): WireAccountsAge | null {
  return accounts && { end: formatDay(accounts.lastEnd), state: accounts.state };
}
