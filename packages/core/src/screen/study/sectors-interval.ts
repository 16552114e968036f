import type { MissingFigure } from "../../figure/index.ts";
import { type Interval, mean, studentInterval } from "../../stats/index.ts";
import { MIN_OF_A_KIND, meansInterval } from "./means-interval.ts";
import type { StudiedYear } from "./studied-year.ts";

/** Companies of one sector in a year: how many of each kind, and by how much they moved the mean of their kind. */
interface Sector {
  readonly passed: number;
  readonly failed: number;
  readonly movedPassed: number;
  readonly movedFailed: number;
}

/** Student's t has a variance from here on. */
const MIN_DEGREES = 2;

/**
 * The 90 % interval of the difference between those that passed and those that failed in one year. What befalls a sector in
 * a year befalls all of it, so that its companies are not independent observations where passing leans on sectors: what
 * counts is by how much each sector moved the difference, made larger by its leverage, with as many degrees of freedom of
 * Student's t as that variance is worth. A company of an unknown sector is a sector of its own.
 *
 * @param year Returns of companies, with their sectors.
 * @returns Around mean of passed less mean of failed, that of `meansInterval` where each company is a sector of its own; a
 *   reason with fewer than five of a kind, and where all of a kind are of one sector.
 * @see STA-17; Bell and McCaffrey, "Bias reduction in standard errors for linear regression with multi-stage samples",
 *   Survey Methodology 28(2), 2002 (CR2 with their degrees of freedom); Imbens and Kolesar, "Robust standard errors in small
 *   samples", Review of Economics and Statistics 98(4), 2016
 *
 * @example
 * sectorsInterval(year); // { low: -0.08, high: 0.11 }
 */
export function sectorsInterval({ passed, failed, sectors }: StudiedYear): Interval | MissingFigure {
  if (Math.min(passed.length, failed.length) < MIN_OF_A_KIND) return { value: null, because: "side-too-small" };
  const groups = sectors ? groupsOf({ passed, failed }, sectors) : [];
  if (groups.every((group) => group.passed + group.failed === 1)) return meansInterval(passed, failed);
  if (groups.some((group) => group.passed === passed.length || group.failed === failed.length)) {
    return { value: null, because: "one-sector-only" };
  }
  const ofPassed = weightsOf(groups, "passed", passed.length);
  const ofFailed = weightsOf(groups, "failed", failed.length);
  let variance = 0;
  groups.forEach(({ movedPassed, movedFailed }, k) => {
    const up = ofPassed.weight[k] as number;
    const down = ofFailed.weight[k] as number;
    variance += (up * movedPassed - down * movedFailed) ** 2;
  });
  const degrees = degreesOfFreedom(ofPassed, ofFailed);
  return studentInterval(mean(passed) - mean(failed), Math.sqrt(variance), Math.max(MIN_DEGREES, degrees));
}

type Returns = Pick<StudiedYear, "passed" | "failed">;

function groupsOf(returns: Returns, sectors: Returns): readonly Sector[] {
  const groups = new Map<number | string, { -readonly [Name in keyof Sector]: number }>();
  const add = (kind: "passed" | "failed", moved: "movedPassed" | "movedFailed") => {
    const average = mean(returns[kind]);
    returns[kind].forEach((value, k) => {
      const sector = sectors[kind][k] as number;
      const key = Number.isNaN(sector) ? `${kind} ${k}` : sector;
      const group = groups.get(key) ?? { passed: 0, failed: 0, movedPassed: 0, movedFailed: 0 };
      group[kind] += 1;
      group[moved] += value - average;
      groups.set(key, group);
    });
  };
  add("passed", "movedPassed");
  add("failed", "movedFailed");
  return [...groups.values()];
}

/** The weights of one kind: how much a company of each sector counts, and the companies of each. */
interface Weights {
  readonly weight: readonly number[];
  readonly count: readonly number[];
  readonly all: number;
}

/** The weight of one company, made larger by the leverage of its sector. */
function weightsOf(groups: readonly Sector[], kind: "passed" | "failed", all: number): Weights {
  const count = groups.map((group) => group[kind]);
  return { count, all, weight: count.map((own) => 1 / (all * Math.sqrt(1 - own / all))) };
}

/** Satterthwaite's, of companies that are alike and independent: the square of the expected variance over half its own. */
function degreesOfFreedom(...kinds: readonly [Weights, Weights]): number {
  const between = (one: number, other: number) =>
    kinds.reduce((sum, { weight, count, all }) => {
      const first = count[one] as number;
      const second = count[other] as number;
      const shared = (one === other ? first : 0) - (first * second) / all;
      return sum + (weight[one] as number) * (weight[other] as number) * shared;
    }, 0);
  const places = kinds[0].count.map((_, place) => place);
  const expected = places.reduce((sum, place) => sum + between(place, place), 0);
  const squares = places.reduce(
    (sum, one) => sum + places.reduce((row, other) => row + between(one, other) ** 2, 0),
    0,
  );
  return expected ** 2 / squares;
}
