import type { Day } from "../../time/index.ts";
import { ratioSince, type ShareSplit } from "../splits/share-splits.ts";
import type { Fact } from "./fact.ts";
import { type MoneySlips, moneySlips } from "./money-slips.ts";
import type { PeriodGroup } from "./period-group.ts";
import type { PreparedFacts } from "./prepared-facts.ts";
import { rescaled } from "./scale-factor.ts";
import { type ShareSlips, shareSlips } from "./share-slips.ts";
import { isCurrency } from "./unit.ts";

/** The day as of which scales are judged, and the splits that bring share counts to one basis. */
export interface Judging {
  /** Copies filed later are not seen. */
  readonly asOf: Day;
  /** Splits of the share known on the day, see `shareSplits`. */
  readonly splits: readonly ShareSplit[];
}

/** Everything whose scale slipped, as can be known on a day. */
export interface ScaleSlips {
  readonly money: MoneySlips;
  /** By key of the concept; concepts without slips are not in it. */
  readonly shares: ReadonlyMap<string, ShareSlips>;
}

/**
 * Finds the amounts and share counts of a company whose scale slipped.
 *
 * @param prepared Facts of the company.
 * @param judging The day and the splits.
 * @see FND-19
 *
 * @example
 * scaleSlips(prepared, { asOf: day("2013-03-01"), splits: [] }).shares.size; // 0 without slips
 */
export function scaleSlips(prepared: PreparedFacts, { asOf, splits }: Judging): ScaleSlips {
  // A scale is judged by a factor of a hundred: which of the filings about a split are exceptions makes no difference.
  const basis = (filed: Day) => ratioSince(splits, { accession: "", filed });
  const shares = new Map<string, ShareSlips>();
  for (const series of prepared.shareSeries) {
    const slips = shareSlips(series, asOf, basis);
    if (slips.size > 0) shares.set(series.concept, slips);
  }
  return { money: moneySlips(prepared.moneyVerdicts, asOf), shares };
}

/**
 * The facts of a company without those whose scale slipped, as can be known on a day. Amounts that slipped are left
 * out. For share counts that slipped, the other copies of the period are used; where there are none, the count at the
 * scale that the counts around it have.
 *
 * @param prepared Facts of the company.
 * @param judging The day and the splits.
 * @returns The same object where nothing slipped, as for nearly all companies.
 * @see FND-19
 *
 * @example
 * soundFacts(prepared, { asOf: day("2024-03-01"), splits: [] }) === prepared; // true without slips
 */
export function soundFacts(prepared: PreparedFacts, judging: Judging): PreparedFacts {
  const { money, shares } = scaleSlips(prepared, judging);
  if (money.facts.size === 0 && shares.size === 0) return prepared;
  const concepts = money.facts.size === 0 ? new Map(prepared.concepts) : new Map(withoutMoney(prepared, money));
  for (const [concept, slips] of shares) {
    const units = concepts.get(concept) ?? new Map<string, readonly PeriodGroup[]>();
    const counts = changed(units.get("shares") ?? [], (copies) => mended(copies, slips, judging.asOf));
    concepts.set(concept, new Map(units).set("shares", counts));
  }
  return { ...prepared, concepts };
}

/** The amounts of a company that were left out last: they rarely change from filing to filing. */
const lastLeftOut = new WeakMap<PreparedFacts, { readonly money: MoneySlips; readonly concepts: Concepts }>();

type Concepts = PreparedFacts["concepts"];

function withoutMoney(prepared: PreparedFacts, money: MoneySlips): Concepts {
  const last = lastLeftOut.get(prepared);
  if (last && areSame(last.money, money)) return last.concepts;
  const isSlip = (fact: Fact) => money.facts.has(fact) || money.filings.has(fact.accession);
  const sound = (copies: readonly Fact[]) => (copies.some(isSlip) ? copies.filter((copy) => !isSlip(copy)) : copies);
  const concepts = new Map(
    [...prepared.concepts].map(([concept, units]) => {
      const soundUnits = [...units].map(
        ([unit, groups]) => [unit, isCurrency(unit) ? changed(groups, sound) : groups] as const,
      );
      return [concept, new Map(soundUnits)] as const;
    }),
  );
  lastLeftOut.set(prepared, { money, concepts });
  return concepts;
}

function areSame(one: MoneySlips, other: MoneySlips): boolean {
  const isSame = <Key>(these: ReadonlyMap<Key, unknown>, those: ReadonlyMap<Key, unknown>) =>
    these.size === those.size && [...these.keys()].every((key) => those.has(key));
  return isSame(one.facts, other.facts) && isSame(one.filings, other.filings);
}

/** The groups with other copies; a group without any is left out. */
function changed(
  groups: readonly PeriodGroup[],
  copiesOf: (copies: readonly Fact[]) => readonly Fact[],
): readonly PeriodGroup[] {
  const soundGroups: PeriodGroup[] = [];
  for (const group of groups) {
    const copies = copiesOf(group.copies);
    if (copies === group.copies) soundGroups.push(group);
    else if (copies.length > 0) soundGroups.push({ ...group, copies });
  }
  return soundGroups;
}

/** The copies of one period that did not slip; where all did, those that can be brought to the right scale. */
function mended(copies: readonly Fact[], slips: ShareSlips, asOf: Day): readonly Fact[] {
  if (!copies.some((copy) => slips.has(copy))) return copies;
  const right = copies.filter((copy) => !slips.has(copy));
  if (right.some(({ filed }) => filed <= asOf)) return right;
  return copies.flatMap((copy): readonly Fact[] => {
    const power = slips.get(copy);
    return power ? [{ ...copy, value: rescaled(copy.value, power), rescaledFrom: copy }] : [];
  });
}
