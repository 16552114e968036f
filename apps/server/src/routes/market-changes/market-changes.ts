import type { marketChanges } from "@plumbline/contract";
import { addMonths, formatDay } from "@plumbline/core/time";
import { asOfDay } from "@plumbline/market/companies";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { filedCompanies, filedRows, JUDGED } from "./filed-companies.ts";
import { newTargets, targetChanges } from "./target-changes.ts";

/** Months to look back when the day of the market before is not known. */
const MONTHS = 1;
/** Rows of each list. */
const ROWS = 6;

/** What became known since the market before this one ended, or in the last month. */
export const marketChangesRoute: Route<typeof marketChanges, ServedMarket> = async (_request, served) => {
  const { snapshot, screenings, previousDay } = served;
  const until = asOfDay(snapshot);
  const after = previousDay ?? addMonths(until, -MONTHS);
  const today = await screenings.of(snapshot);
  const filed = filedCompanies(snapshot, today, after);
  const judged = filed.slice(0, JUDGED);
  const symbols = judged.map(({ instrument }) => instrument.symbol);
  const before = symbols.length === 0 ? today : await screenings.ofStocks(snapshot, symbols, after);
  const rows = filedRows(judged, { before, today });
  const targets = await newTargets(snapshot, { after, asOf: until });
  return {
    since: formatDay(after),
    until: formatDay(until),
    filed: {
      companies: filed.length,
      judged: judged.length,
      turned: rows.filter(({ passed, failed }) => passed.length + failed.length > 0).length,
      rows: rows.slice(0, ROWS),
    },
    targets: { isDelivered: snapshot.manifest.counts.targets > 0, ...targetChanges(targets, ROWS) },
  };
};
