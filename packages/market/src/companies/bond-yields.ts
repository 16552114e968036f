import { type Figure, figure, missing } from "@plumbline/core/figure";
import { lastIndexOnOrBefore } from "@plumbline/core/series";
import { type Day, formatDay, MAX_AGE_DAYS } from "@plumbline/core/time";
import type { Snapshot } from "../snapshot/index.ts";
import { lastKnownDate } from "./monthly-means.ts";
import { rememberLast } from "./remember-last.ts";
import { rememberedSeries } from "./remembered-series.ts";

/** By how a market may call them; the first that has a value of the day is taken. */
const YIELDS: Readonly<Record<"government" | "aaa", readonly string[]>> = {
  government: ["treasury-10year", "fred-dgs10", "fred-gs10", "shiller-long-rate"],
  aaa: ["fred-daaa", "fred-aaa", "aaa-yield"],
};

/**
 * What bonds yielded on a day: ten-year government bonds, or those of companies rated AAA.
 *
 * @returns A fraction a year, with the day and the name of its series; missing where the market had none by then, or an older one alone.
 * @see DCF-13, GRA-02
 */
export function readBondYield(snapshot: Snapshot, bonds: keyof typeof YIELDS, asOf: Day): Figure {
  return YIELD_ON[bonds](snapshot, asOf);
}

/** Whether a market has yields of such bonds, of whichever days. */
export function hasBondYields(snapshot: Pick<Snapshot, "seriesNames">, bonds: keyof typeof YIELDS): boolean {
  return YIELDS[bonds].some((name) => snapshot.seriesNames.includes(name));
}

const YIELD_ON = { government: yieldOn(YIELDS.government), aaa: yieldOn(YIELDS.aaa) } as const;

function yieldOn(known: readonly string[]) {
  return rememberLast((snapshot: Snapshot, asOf: Day): Figure => {
    let isOld = false;
    for (const name of known) {
      const series = rememberedSeries(snapshot, name);
      const row = series ? lastIndexOnOrBefore(series.day, lastKnownDate(name, asOf)) : -1;
      const on = series?.day[row] as Day | undefined;
      const value = series?.value[row];
      if (!series || on === undefined || value === undefined) continue;
      isOld = on < asOf - MAX_AGE_DAYS.bondYield;
      if (isOld) continue;
      return figure(value, { source: series.source, periodEnd: formatDay(on), concept: name }, "no-interest-rate");
    }
    return missing(isOld ? "interest-rate-too-old" : "no-interest-rate");
  });
}
