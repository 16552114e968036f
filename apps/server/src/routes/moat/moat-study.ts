import type { moatStudy, OutputOf } from "@plumbline/contract";
import { type Figure, figure, type Provenance } from "@plumbline/core/figure";
import { movedLimits } from "@plumbline/core/moat";
import type { SpreadSummary } from "@plumbline/core/screen";
import { type Day, formatDay } from "@plumbline/core/time";
import { PERSISTENCE_YEARS, studyMoat } from "@plumbline/market/study";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { movedBy } from "./moved-limits.ts";

const POOLED = "mean(totalReturn12Months | wide) - mean(totalReturn12Months | not wide)";
const WITHIN_YEARS = `Σ w × (${POOLED} of a year) ÷ Σ w, w = n(wide) × n(not wide) ÷ n`;
const KEPT = `share of companies with a spread above 0 after ${PERSISTENCE_YEARS} years`;

/** What followed a wide moat: returns year by year, and whether the spread itself lasted. */
export const moatStudyRoute: Route<typeof moatStudy, ServedMarket> = async ({ input }, { snapshot, screenings }) => {
  const limits = movedLimits(movedBy(input));
  const { table, moats } = await screenings.studies.moats(snapshot);
  const { years, overall, withinYears, persistence } = studyMoat(table.years, moats, limits);
  const until = years.at(-1)?.until ?? snapshot.lastDay;
  const provenance = (formula: string) => provenanceOf(formula, { source: table.source, until });
  const figureOf = (value: number | null, formula: string): Figure =>
    figure(value ?? Number.NaN, provenance(formula), "side-too-small");
  const followed = (of: SpreadSummary): OutputOf<typeof moatStudy>["persistence"]["wide"] => ({
    n: of.n,
    companies: of.companies,
    share: figureOf(of.share, KEPT),
    change: figureOf(of.change, `median change of the spread in ${PERSISTENCE_YEARS} years`),
  });
  return {
    limits,
    years: years.map(({ day, until: to, ...year }) => ({ day: formatDay(day), until: formatDay(to), ...year })),
    overall,
    withinYears: { difference: figureOf(withinYears.difference, WITHIN_YEARS), interval: withinYears.interval },
    persistence: {
      years: PERSISTENCE_YEARS,
      wide: followed(persistence.wide),
      others: followed(persistence.others),
      difference: figureOf(persistence.difference, `${KEPT}: wide less not wide`),
      interval: persistence.interval,
      lost: persistence.lost,
    },
    delisted: table.delisted,
    provenance: provenance(POOLED),
  };
};

function provenanceOf(formula: string, { source, until }: { source: string; until: Day | null }): Provenance {
  const end = until === null ? {} : { periodEnd: formatDay(until) };
  return { source, ...end, formula: `${formula} (MOAT-04, MOAT-09)` };
}
