import type { CheckId } from "@plumbline/core/checks";
import type { CompanyType } from "@plumbline/core/fundamentals";
import type { Day } from "@plumbline/core/time";

/** How the companies of a day did by a check, row by row as those of its `StudyYear`. */
export interface StudiedCheck {
  /** What is held against a threshold; NaN where it is not known or means nothing, an infinity where none changes it. */
  readonly values: Float64Array;
  /** The highest threshold that the history of each can answer; null where that limits none. */
  readonly upTo: Float64Array | null;
}

/** The companies of a day, each once, and what their shares returned afterwards. */
export interface StudyYear {
  /** On which the companies were judged by what was known. */
  readonly day: Day;
  /** Up to which their returns run: twelve months later. */
  readonly until: Day;
  readonly types: readonly CompanyType[];
  /** A number for each sector of the market; NaN where it is not known. */
  readonly sectors: Float64Array;
  /** Total returns as fractions; NaN where there is none, see `forwardReturns`. */
  readonly returns: Float64Array;
}

/** The moats of the companies of a day, row by row as those of its `StudyYear`; NaN where something is not known. */
export interface StudiedMoats {
  /** The same number for a company in all years. */
  readonly company: Float64Array;
  /** Share of years with a spread above 0, median spread, and the spread of the latest year. */
  readonly share: Float64Array;
  readonly median: Float64Array;
  readonly latest: Float64Array;
  /** Sources that are visible in the accounts, and those with a score of at least 1, 2 and 3. */
  readonly visible: Float64Array;
  readonly scoredOne: Float64Array;
  readonly scoredTwo: Float64Array;
  readonly scoredThree: Float64Array;
}

export const MOAT_STUDY_COLUMNS = [
  "company",
  "share",
  "median",
  "latest",
  "visible",
  "scoredOne",
  "scoredTwo",
  "scoredThree",
] as const satisfies readonly (keyof StudiedMoats)[];

/** What a market has to say of all checks, day by day. */
export interface StudyColumns {
  /** Oldest first. */
  readonly years: readonly (StudyYear & {
    readonly checks: ReadonlyMap<CheckId, StudiedCheck>;
    readonly moats: StudiedMoats;
  })[];
  /** Providers of accounts and prices, `, ` between them. */
  readonly source: string;
  /** Companies with a return in some year that are delisted by now. */
  readonly delisted: number;
}
