import { SHARE_CONCEPTS } from "../concepts/share-concepts.ts";
import type { Fact } from "../facts/fact.ts";
import type { PeriodGroup } from "../facts/period-group.ts";
import type { PreparedFacts } from "../facts/prepared-facts.ts";
import { isCurrency } from "../facts/unit.ts";
import type { StatedAgain } from "./share-copies.ts";

/** Incomes that differ by less are one: a restatement of another kind is told from a split by more. */
const SAME_INCOME = 0.05;

/**
 * The split between two filings that their income and earnings per share tell. `inverse`: earnings per share are as many times
 * smaller as shares are more, within rounding. `unchanged`: the income is the same. `contradicted`: the income is another one, or
 * earnings per share stay. `unknown`: neither filing pair has them.
 */
export type EarningsVerdict = "inverse" | "unchanged" | "contradicted" | "unknown";

/**
 * Judges share counts of one period in two filings by the income and the earnings per share of the same period.
 *
 * @param prepared Facts of the company.
 * @returns The verdict on two counts, and the ratio that they stand for.
 * @see REC-16
 *
 * @example
 * earningsJudge(prepared)({ older, newer, quotient: 3 }, 3); // "inverse": 9.21 a share, then 3.07
 */
export function earningsJudge(prepared: PreparedFacts): (pair: StatedAgain, ratio: number) => EarningsVerdict {
  const incomes = groupsOf(prepared, INCOMES, isCurrency);
  const perShare = groupsOf(prepared, SHARE_CONCEPTS.epsDiluted, isPerShare);
  const grain = usualGrain(perShare.flat());
  return (pair, ratio) => {
    const eps = perShare.map((groups) => statedIn(groups, pair)).filter((found) => found !== null);
    const known = eps.filter(([older, newer]) => older !== 0 && newer !== 0);
    if (known.some(([older, newer]) => isSame(older, newer, ratio))) return "contradicted";
    if (known.some(([older, newer]) => isInverse(older, newer, { ratio, grain }))) return "inverse";
    const stated = incomes.map((groups) => statedIn(groups, pair)).filter((found) => found !== null);
    if (stated.length === 0) return "unknown";
    const isUnchanged = ([older, newer]: Stated) => Math.abs(newer - older) <= SAME_INCOME * Math.abs(older);
    return stated.some(isUnchanged) ? "unchanged" : "contradicted";
  };
}

const INCOMES = [
  "NetIncomeLoss",
  "ProfitLoss",
  "NetIncomeLossAvailableToCommonStockholdersDiluted",
  "NetIncomeLossAvailableToCommonStockholdersBasic",
  "ifrs-full:ProfitLossAttributableToOwnersOfParent",
  "ifrs-full:ProfitLoss",
];

type Groups = readonly PeriodGroup[];
type Stated = readonly [older: number, newer: number];

function isPerShare(unit: string): boolean {
  return unit.endsWith("/shares");
}

function groupsOf({ concepts }: PreparedFacts, keys: readonly string[], isUnit: (unit: string) => boolean): Groups[] {
  return keys.flatMap((key) =>
    [...(concepts.get(key) ?? [])].flatMap(([unit, groups]) => (isUnit(unit) ? [groups] : [])),
  );
}

/** A number of the same period in both filings; where a filing does not state it, as it was known on its day. */
function statedIn(groups: Groups, { older, newer }: StatedAgain): Stated | null {
  const copies = groups.find(({ start, end }) => start === older.start && end === older.end)?.copies;
  const before = copies && copyIn(copies, older);
  const after = copies && copyIn(copies, newer);
  return before && after && before !== after ? [before.value, after.value] : null;
}

function copyIn(copies: readonly Fact[], { accession, filed }: Fact): Fact | undefined {
  return copies.find((copy) => copy.accession === accession) ?? copies.findLast((copy) => copy.filed <= filed);
}

/** Nearer to unchanged than to divided by the ratio. */
function isSame(older: number, newer: number, ratio: number): boolean {
  const size = Math.abs(Math.log(Math.abs(older / newer)));
  return !(Math.abs(Math.log(Math.abs(older / newer) / ratio)) < size);
}

/** Both are rounded to the grain. */
function isInverse(older: number, newer: number, { ratio, grain }: { readonly ratio: number; readonly grain: number }) {
  return Math.abs(older - ratio * newer) <= (grain / 2) * (1 + ratio) * (1 + 1e-9);
}

const FINEST = -6;
const COARSEST = 6;

/** The power of ten to which most numbers per share are rounded: the cent, or a thousand times it where all are a thousand times larger. */
function usualGrain(groups: Groups): number {
  const counts = new Map<number, number>();
  for (const { copies } of groups) {
    for (const { value } of copies) {
      const power = powerOf(value);
      counts.set(power, (counts.get(power) ?? 0) + 1);
    }
  }
  const [usual] = [...counts].sort(([a, m], [b, n]) => n - m || a - b);
  return 10 ** (usual?.[0] ?? -2);
}

function powerOf(value: number): number {
  for (let power = COARSEST; power > FINEST; power--) {
    const units = power < 0 ? value * 10 ** -power : value / 10 ** power;
    if (Math.abs(units - Math.round(units)) <= 1e-7 * Math.max(1, Math.abs(units)) && value !== 0) return power;
  }
  return FINEST;
}
