import { ACCOUNTS_STATES } from "@plumbline/core/words";
import * as z from "zod";

/** How old the accounts of a company are on the day asked for (FND-20). */
export const AccountsAgeSchema = z.object({
  /** Last day of the latest quarter; of a company that reports years only, of the latest year. */
  end: z.iso.date(),
  /**
   * `stale` after 185 days (years only: 550): numbers of the accounts are marked. `accounts-too-old` after 400 (730):
   * there are no ratios, checks and models of the day.
   */
  state: z.enum(ACCOUNTS_STATES),
});
export type WireAccountsAge = z.infer<typeof AccountsAgeSchema>;
