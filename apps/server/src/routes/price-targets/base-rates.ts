import type { KnownFigure } from "@plumbline/core/figure";
import { PUBLISHED_BASE_RATES } from "@plumbline/core/targets";

const { source, firstYear, lastYear } = PUBLISHED_BASE_RATES;
const provenance = { source, periodStart: `${firstYear}-01-01`, periodEnd: `${lastYear}-12-31` };

function published(value: number): KnownFigure {
  return { value, provenance };
}

/** What a record is held against; each number names the paper that it stands in and the years that it is about. */
export const BASE_RATES = {
  metAny: published(PUBLISHED_BASE_RATES.metAny),
  metEnd: published(PUBLISHED_BASE_RATES.metEnd),
  absoluteError: published(PUBLISHED_BASE_RATES.absoluteError),
  excessReturn: published(PUBLISHED_BASE_RATES.excessReturn),
};
