import { setImmediate } from "node:timers/promises";
import type { Day } from "@plumbline/core/time";
import { type CompanyAccounts, type CompanyWorth, readStock } from "../companies/index.ts";
import type { Instrument } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { type GroupCompanies, groupRatios } from "./group-ratios.ts";
import { screenedWorth } from "./screened-stock.ts";
import type { GroupRatios } from "./screening.ts";

/** A sector or an industry by its name. */
export interface StockGroup {
  readonly kind: "sector" | "industry";
  readonly name: string;
}

/** A stock that has a place in a screening of the day. */
interface Row {
  readonly instrument: Instrument;
  readonly worth: CompanyWorth;
}

/**
 * Computes the ratios of some groups of a market on a day, and nothing else: the same as those in a screening of all
 * stocks, for a fraction of the work. It reads one stock at a time and lets timers and messages in between.
 *
 * @param asOf What was filed or traded later is not used.
 * @returns One for each group, in their order.
 * @see STA-16
 *
 * @example
 * const [ratios] = await computeGroupRatios(snapshot, day("2020-06-30"), [{ kind: "sector", name: "Energy" }]);
 */
export async function computeGroupRatios(
  snapshot: Snapshot,
  asOf: Day,
  groups: readonly StockGroup[],
): Promise<readonly GroupRatios[]> {
  const isWanted = (stock: Instrument) => groups.some(({ kind, name }) => stock[kind] === name);
  const rows: Row[] = [];
  for (const instrument of snapshot.instruments) {
    if (instrument.assetClass !== "stock" || !isWanted(instrument)) continue;
    const worth = screenedWorth(readStock(snapshot, instrument), asOf);
    if (worth) rows.push({ instrument, worth });
    await setImmediate();
  }
  const companies = companiesOf(asOf, rows);
  return groups.map(({ kind, name }) => {
    const members = rows.flatMap(({ instrument }, row) => (instrument[kind] === name ? [row] : []));
    return groupRatios(companies, members);
  });
}

function companiesOf(asOf: Day, rows: readonly Row[]): GroupCompanies {
  const accounts = rows.flatMap(({ worth }) => worth.accounts ?? []);
  const currencies = [...new Set(accounts.map(({ known }) => known.currency))].sort();
  const column = (of: (row: Row, place: number) => number) => Float64Array.from(rows, of);
  const reported = (id: "netIncome" | "revenue" | "cfo") => column(({ worth }) => lastYear(worth.accounts, id));
  return {
    asOf,
    source: [...new Set(accounts.map(({ source }) => source))].sort().join(", "),
    symbols: rows.map(({ instrument }) => instrument.symbol),
    marketValue: column(({ worth }) => worth.marketValue),
    groups: {
      // No company has a key below 0: a stock without one is a company of its own.
      company: column(({ instrument }, place) => instrument.cik ?? -1 - place),
      currency: column(({ worth }) => (worth.accounts ? currencies.indexOf(worth.accounts.known.currency) : -1)),
      ...{ netIncome: reported("netIncome"), revenue: reported("revenue"), cfo: reported("cfo") },
    },
  };
}

/** A flow of the last twelve months; NaN where it is missing. */
function lastYear(accounts: CompanyAccounts | null, id: "netIncome" | "revenue" | "cfo"): number {
  if (!accounts) return Number.NaN;
  const { isAnnualOnly, years, quarters } = accounts.known;
  const periods = isAnnualOnly ? years : quarters;
  return periods.trailing(id, periods.list.length - 1).value ?? Number.NaN;
}
