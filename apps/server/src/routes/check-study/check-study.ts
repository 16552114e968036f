import type { checkStudy, LanguageCode, OutputOf } from "@plumbline/contract";
import { type CheckId, checkOf, isCheckId } from "@plumbline/core/checks";
import { type Day, formatDay } from "@plumbline/core/time";
import { studyCheck } from "@plumbline/market/study";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { faultyFields } from "../faulty-fields.ts";
import { THRESHOLD_PROBLEMS } from "../stock-info/index.ts";

type Provenance = OutputOf<typeof checkStudy>["provenance"];

/** Any seed would do; a fixed one gives the same interval for the same market. */
const SEED = 1;
const RESAMPLES = 2000;

/** What followed when companies passed a check, year by year. */
export const study: Route<typeof checkStudy, ServedMarket> = async ({ input, language }, { snapshot, screenings }) => {
  const check = requireCheck(input.check, input.threshold, language);
  const { threshold } = input;
  const { table, column } = await screenings.studies.of(snapshot, check);
  const { years, overall } = studyCheck(table.years, column, { check, threshold, seed: SEED, resamples: RESAMPLES });
  return {
    check,
    threshold: threshold ?? null,
    years: years.map(({ day, until, ...year }) => ({ day: formatDay(day), until: formatDay(until), ...year })),
    overall,
    delisted: table.delisted,
    seed: SEED,
    resamples: RESAMPLES,
    provenance: provenanceOf(check, table.source, years.at(-1)?.until ?? snapshot.lastDay),
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

function provenanceOf(check: CheckId, source: string, until: Day | null): Provenance {
  const { formula } = checkOf(check).rule;
  return {
    source,
    ...(until !== null && { periodEnd: formatDay(until) }),
    formula: `mean(totalReturn12Months | passed) - mean(totalReturn12Months | failed), ${check}: ${formula}`,
  };
}
