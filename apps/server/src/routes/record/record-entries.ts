import type { recordEntries } from "@plumbline/contract";
import { addMonths, type Day, day as dayOfText, formatDay } from "@plumbline/core/time";
import { RECORD_MONTHS } from "@plumbline/core/words";
import { excessReturns, stockEntries } from "@plumbline/market/record";
import { Failure, type Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { recordProvenance } from "./record-scores.ts";

const MOST_ENTRIES = 40;

/** What was recorded of a stock, each entry with what followed by the prices known now. */
export function recordEntriesRoute(dataDirectory: string): Route<typeof recordEntries, ServedMarket> {
  return async ({ input: { code, before } }, { snapshot, screenings }) => {
    const instrument = snapshot.find(code);
    if (!instrument) throw new Failure("notFound");
    // What this snapshot says is in the record by then: the answer is the same from now on.
    await screenings.record(snapshot);
    const at = { dataDirectory, market: snapshot.manifest.market };
    const found = await stockEntries(at, instrument.symbol, { before, limit: MOST_ENTRIES + 1 });
    const excess = excessReturns(snapshot, instrument);
    const lastDay = snapshot.lastDay ?? (0 as Day);
    return {
      code: instrument.symbol,
      entries: found.slice(0, MOST_ENTRIES).map(({ day, snapshot: id, hash, verdict }) => ({
        day,
        snapshot: id,
        hash,
        verdict: verdict && withoutCode(verdict),
        outcomes: verdict ? outcomesFrom(dayOfText(day), { excess, lastDay }) : [],
      })),
      hasMore: found.length > MOST_ENTRIES,
      provenance: recordProvenance(snapshot),
    };
  };
}

function withoutCode<Named extends { readonly code: string }>({ code: _, ...verdict }: Named): Omit<Named, "code"> {
  return verdict;
}

function outcomesFrom(
  day: Day,
  { excess, lastDay }: { readonly excess: ReturnType<typeof excessReturns>; readonly lastDay: Day },
) {
  return RECORD_MONTHS.map((months) => {
    const until = addMonths(day, months);
    const isDue = until <= lastDay;
    const value = isDue ? excess({ day, until }) : Number.NaN;
    return { months, until: formatDay(until), isDue, excess: Number.isNaN(value) ? null : value };
  });
}
