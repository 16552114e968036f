import type { WireValuation } from "@plumbline/contract";
import type { Fundamentals } from "@plumbline/core/fundamentals";
import { formatDay } from "@plumbline/core/time";
import { wireAccounts } from "../wire-accounts.ts";
import type { ValuedStock } from "./valued-stock.ts";

type Identity = Pick<
  WireValuation,
  "symbol" | "names" | "companyType" | "delisted" | "hasFacts" | "currency" | "period" | "isStale" | "accounts"
>;

/** Who is valued, and how recent its accounts are. */
export function companyIdentity({ stock, company, asOf }: ValuedStock): Identity {
  const { symbol, names, delisted, currency } = stock.instrument;
  const { fundamentals, hasFacts } = company;
  const period = latestPeriod(fundamentals);
  return {
    ...{ symbol, names, hasFacts, period },
    companyType: fundamentals.company.type,
    // Nobody knew of a delisting before it happened.
    delisted: delisted === null || delisted > asOf ? null : formatDay(delisted),
    currency: hasFacts ? fundamentals.currency : currency,
    isStale: fundamentals.isStale,
    accounts: wireAccounts(fundamentals.accounts),
  };
}

function latestPeriod({ quarters, years, isAnnualOnly }: Fundamentals): Identity["period"] {
  const last = (isAnnualOnly ? years : quarters).list.at(-1);
  if (!last) return null;
  const { end, filed, fiscalYear, fiscalQuarter } = last;
  return { end: formatDay(end), filedAt: formatDay(filed), fiscalYear, fiscalQuarter };
}
