import { type MoatLimits, moatWidth } from "@plumbline/core/moat";
import {
  type FollowedSpread,
  forwardReturnStudy,
  type SpreadPersistence,
  type StudiedYear,
  spreadPersistence,
} from "@plumbline/core/screen";
import { datePartsOf } from "@plumbline/core/time";
import type { MoatWidth } from "@plumbline/core/words";
import type { CheckStudy } from "./study-check.ts";
import type { StudiedMoats, StudyYear } from "./study-columns.ts";

/** Years after which the spread of a company is looked at again: long enough that most of it is of new fiscal years. */
export const PERSISTENCE_YEARS = 3;

/** What followed a wide moat; `passed` are those that had one, `failed` those that had a narrow one or none. */
export interface MoatStudy extends CheckStudy {
  readonly persistence: SpreadPersistence & { readonly lost: number };
}

/**
 * Divides the companies of each year by their moat, and compares what followed: the return of their shares, and whether their
 * spread lasted. Companies whose moat is not known are in neither.
 *
 * @param years The years of a study, oldest first.
 * @param moats The moats in each of them.
 * @param limits Of the label.
 * @see MOAT-09
 */
export function studyMoat(years: readonly StudyYear[], moats: readonly StudiedMoats[], limits: MoatLimits): MoatStudy {
  const widths = moats.map((of) => widthsOf(of, limits));
  const divided = years.map((year, k) => divide(year, widths[k] as readonly MoatWidth[]));
  const first = divided.findIndex(({ passed, failed }) => passed.length + failed.length > 0);
  const from = first < 0 ? divided.length : first;
  const { byYear, ...together } = forwardReturnStudy(divided.slice(from));
  return {
    ...together,
    years: byYear.map(({ year: _, ...comparison }, k) => {
      const { day, until, returns } = years[from + k] as StudyYear;
      return { day, until, ...comparison, unknown: returns.length - comparison.passed.n - comparison.failed.n };
    }),
    persistence: persistenceOf(years, moats, widths),
  };
}

function widthsOf(moats: StudiedMoats, limits: MoatLimits): readonly MoatWidth[] {
  const strongs = { 1: moats.scoredOne, 2: moats.scoredTwo, 3: moats.scoredThree };
  const strong = strongs[Math.ceil(limits.strongScore) as keyof typeof strongs];
  return Array.from(moats.share, (share, row) =>
    moatWidth(
      {
        share,
        median: moats.median[row] as number,
        strong: strong[row] as number,
        visible: moats.visible[row] as number,
      },
      limits,
    ),
  );
}

function divide({ day, sectors, returns }: StudyYear, widths: readonly MoatWidth[]): StudiedYear {
  const [passed, failed]: [number[], number[]] = [[], []];
  widths.forEach((width, row) => {
    if (width === "unknown" || Number.isNaN(returns[row])) return;
    (width === "wide" ? passed : failed).push(row);
  });
  const of = (column: Float64Array) => ({
    passed: Float64Array.from(passed, (row) => column[row] as number),
    failed: Float64Array.from(failed, (row) => column[row] as number),
  });
  return { year: datePartsOf(day).year, ...of(returns), sectors: of(sectors) };
}

function persistenceOf(
  years: readonly StudyYear[],
  moats: readonly StudiedMoats[],
  widths: readonly (readonly MoatWidth[])[],
): MoatStudy["persistence"] {
  const [wide, others]: [FollowedSpread[], FollowedSpread[]] = [[], []];
  let lost = 0;
  for (let k = 0; k + PERSISTENCE_YEARS < years.length; k++) {
    const { company, latest } = moats[k] as StudiedMoats;
    const later = spreadsByCompany(moats[k + PERSISTENCE_YEARS] as StudiedMoats);
    widths[k]?.forEach((width, row) => {
      const before = latest[row] as number;
      if (width === "unknown" || Number.isNaN(before)) return;
      const after = later.get(company[row] as number) ?? Number.NaN;
      const sector = years[k]?.sectors[row] as number;
      if (Number.isNaN(after)) lost++;
      else (width === "wide" ? wide : others).push({ company: company[row] as number, sector, before, after });
    });
  }
  return { ...spreadPersistence(wide, others), lost };
}

function spreadsByCompany({ company, latest }: StudiedMoats): ReadonlyMap<number, number> {
  return new Map(Array.from(company, (number, row) => [number, latest[row] as number]));
}
