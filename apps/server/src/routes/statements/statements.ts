import type { statements, WireStatement } from "@plumbline/contract";
import { classifyCompany, statementTable } from "@plumbline/core/fundamentals";
import { readStatements } from "@plumbline/market/companies";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { findInstrument } from "../instruments.ts";
import { wireAccounts } from "../wire-accounts.ts";
import { wireTable } from "./wire-table.ts";

/** One whole statement of a stock with the source and state of each figure; empty where the market has no accounts. */
export const statementsRoute: Route<typeof statements, ServedMarket> = ({ input }, { snapshot }) => {
  const { statement, span, years } = input;
  const instrument = findInstrument(snapshot, input.code);
  const { symbol, names, cik, currency } = instrument;
  const shared = { symbol, names, statement, span };
  const accounts = readStatements(snapshot, instrument, input.asOf);
  if (!accounts) {
    return { ...shared, ...WITHOUT_ACCOUNTS, currency, companyType: classifyCompany(instrument, null).type };
  }
  const { known, source } = accounts;
  const table = statementTable(known, { statement, span, maxPeriods: years * (span === "quarter" ? 4 : 1) });
  return {
    ...shared,
    currency: known.currency,
    companyType: known.company.type,
    isAnnualOnly: known.isAnnualOnly,
    accounts: wireAccounts(known.accounts),
    ...wireTable(table, source, { cik, fictional: snapshot.manifest.fictional }),
  };
};

const WITHOUT_ACCOUNTS: Pick<WireStatement, "isAnnualOnly" | "accounts" | "periods" | "lines" | "origins" | "filings"> =
  {
    isAnnualOnly: false,
    accounts: null,
    periods: [],
    lines: [],
    origins: [],
    filings: [],
  };
