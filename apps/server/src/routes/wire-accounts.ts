import type { WireAccountsAge } from "@plumbline/contract";
import type { AccountsAge } from "@plumbline/core/fundamentals";
import { formatDay } from "@plumbline/core/time";

/** The age of accounts, as answers have it; null without accounts. */
export function wireAccounts(accounts: AccountsAge | null): WireAccountsAge | null {
  return accounts && { end: formatDay(accounts.lastEnd), state: accounts.state };
}
