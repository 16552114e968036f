import type { checkStudy, LanguageCode } from "@plumbline/contract";
import { type CheckId, checkOf, isCheckId } from "@plumbline/core/checks";
import { figure, type Provenance } from "@plumbline/core/figure";
import { type Day, formatDay } from "@plumbline/core/time";
import { studyCheck } from "@plumbline/market/study";
import { faultyFields, type Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { THRESHOLD_PROBLEMS } from "../checks/index.ts";

/** What followed when companies passed a check, year by year. */
export const checkStudyRoute: Route<typeof checkStudy, ServedMarket> = async (
  { input, language },
  { snapshot, screenings },
) => {
  const check = requireCheck(input.check, input.threshold, language);
  const { threshold } = input;
  const { table, column } = await screenings.studies.of(snapshot, check);
  const { years, overall, withinYears } = studyCheck(table.years, column, { check, threshold });
  const until = years.at(-1)?.until ?? snapshot.lastDay;
  const provenance = (formula: string) => provenanceOf(check, formula, { source: table.source, until });
  return {
    check,
    threshold: threshold ?? null,
    years: years.map(({ day, until, ...year }) => ({ day: formatDay(day), until: formatDay(until), ...year })),
    overall,
    withinYears: {
      difference: figure(withinYears.difference ?? Number.NaN, provenance(WITHIN_YEARS), "side-too-small"),
      interval: withinYears.interval,
    },
    delisted: table.delisted,
    provenance: provenance(POOLED),
  };
};

/** The check that is named, once it exists and its threshold lies within what it allows. */
function requireCheck(id: string, threshold: number | undefined, language: LanguageCode): CheckId {
  if (!isCheckId(id)) {
    throw faultyFields([{ path: "check", texts: THRESHOLD_PROBLEMS.unknown, words: { id } }], language);
  }
  const { min, max } = checkOf(id).rule.bounds;
  if (threshold === undefined || (threshold >= min && threshold <= max)) return id;
  const words = { id, given: threshold, min, max };
  throw faultyFields([{ path: "threshold", texts: THRESHOLD_PROBLEMS.outOfBounds, words }], language);
}

const POOLED = "mean(totalReturn12Months | passed) - mean(totalReturn12Months | failed)";
const WITHIN_YEARS = `Σ w × (${POOLED} of a year) ÷ Σ w, w = n(passed) × n(failed) ÷ n`;

function provenanceOf(
  check: CheckId,
  formula: string,
  { source, until }: { readonly source: string; readonly until: Day | null },
): Provenance {
  const end = until === null ? {} : { periodEnd: formatDay(until) };
  return { source, ...end, formula: `${formula}, ${check}: ${checkOf(check).rule.formula}` };
}
