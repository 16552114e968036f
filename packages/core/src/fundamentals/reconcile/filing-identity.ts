import type { Fact } from "../facts/fact.ts";
import type { PeriodGroup } from "../facts/period-group.ts";
import { periodKey } from "../facts/period-key.ts";
import type { PreparedFacts } from "../facts/prepared-facts.ts";
import { granularity } from "../facts/select-copy.ts";
import { remembered } from "../remembered.ts";
import { identitiesWith, identityName, PER_SHARE, type PlacedTerm } from "./identity.ts";
import type { Identity, IdentityTerm } from "./identity-term.ts";

/** The verdict of the sums of a filing on one of its amounts. */
export type IdentityVerdict = "holds" | "broken" | "unknown";

/** Facts of a company, with those that only confirm others. */
export type StatedFacts = Pick<PreparedFacts, "concepts" | "supporting">;
type Concepts = PreparedFacts["concepts"];

/** The amounts of one concept by filing, and by period: texts for both would be half of the work. */
type Amounts = ReadonlyMap<string, ReadonlyMap<number, readonly Fact[]>>;

/** The amounts of a company in one unit, by concept. */
type AmountsOfUnit = Map<string, Amounts>;

const known = new WeakMap<Concepts, Map<string, AmountsOfUnit>>();
const records = new WeakMap<Concepts, Map<string, Map<Identity, readonly Checked[]>>>();

/** An amount of the newest period of a filing, and whether an identity held for it. */
interface Checked {
  readonly filed: number;
  readonly quarters: number;
  readonly holds: boolean;
}

/** An identity that held in this share of the filings before, and in as many, always holds. */
const USUALLY = 0.8;
const MIN_FILINGS = 3;
const LAST_FILINGS = 12;

/**
 * Whether an amount adds up with others of its filing and period. Broken counts only where the same sum held in the filings before.
 *
 * @see REC-22
 */
export function identityVerdict(stated: StatedFacts, fact: Fact): IdentityVerdict {
  let verdict = perShareVerdict(stated, fact);
  if (verdict === "holds") return verdict;
  for (const placed of identitiesWith(identityName(fact))) {
    const found = checked(stated, fact, placed);
    if (found === "holds") return found;
    if (found === "broken" && usuallyHolds(stated, fact, placed)) verdict = "broken";
  }
  return verdict;
}

function amountsIn({ concepts }: StatedFacts, unit: string): AmountsOfUnit {
  const ofCompany = remembered(known, concepts, () => new Map<string, AmountsOfUnit>());
  return remembered(ofCompany, unit, () => new Map());
}

/** The amounts that the filing of a fact states of a concept for the same period. */
function besideIn(inUnit: AmountsOfUnit, stated: StatedFacts, { concept, unit, fact }: Beside): readonly Fact[] {
  const amounts = inUnit.get(concept) ?? amountsOf(stated, concept, unit);
  inUnit.set(concept, amounts);
  return amounts.get(fact.accession)?.get(periodOf(fact)) ?? NO_FACTS;
}

interface Beside {
  readonly concept: string;
  readonly unit: string;
  readonly fact: Fact;
}

function amountsOf(stated: StatedFacts, concept: string, unit: string): Amounts {
  const amounts = new Map<string, Map<number, Fact[]>>();
  const add = (fact: Fact) => {
    const ofFiling = remembered(amounts, fact.accession, () => new Map<number, Fact[]>());
    const period = periodOf(fact);
    const known = ofFiling.get(period);
    if (known) known.push(fact);
    else ofFiling.set(period, [fact]);
  };
  for (const { copies } of groupsOf(stated, concept, unit)) for (const fact of copies) add(fact);
  for (const fact of stated.supporting.get(concept) ?? NO_FACTS) if (fact.unit === unit) add(fact);
  return amounts;
}

/** The amounts that the filing of a fact states of another concept, or of its own, for the same period. */
export function statedBeside(stated: StatedFacts, concept: string, fact: Fact): readonly number[] {
  const { unit } = fact;
  return besideIn(amountsIn(stated, unit), stated, { concept, unit, fact }).map(({ value }) => value);
}

function groupsOf({ concepts }: StatedFacts, concept: string, unit: string): readonly PeriodGroup[] {
  return concepts.get(concept)?.get(unit) ?? [];
}

function periodOf({ start, end }: Fact): number {
  return periodKey(start, end);
}

/** Whether some choice of the other terms adds up with an amount. */
function checked(stated: StatedFacts, fact: Fact, { identity, place: own }: PlacedTerm): IdentityVerdict {
  const { unit } = fact;
  const inUnit = amountsIn(stated, unit);
  let sums: readonly Sum[] = [
    { sum: (identity.terms[own] as IdentityTerm).sign * fact.value, rounding: roundingOf(fact.value), count: 1 },
  ];
  for (const [place, { sign, concepts: names, presence }] of identity.terms.entries()) {
    if (place === own) continue;
    const found = names.flatMap((concept) => besideIn(inUnit, stated, { concept, unit, fact }));
    if (found.length === 0) {
      if (presence === "needed") return "unknown";
      continue;
    }
    const values = [...new Set(found.map(({ value }) => value))];
    if (sums.length * (values.length + 1) > MAX_SUMS) return "unknown";
    const more = values.flatMap((value) =>
      sums.map(({ sum, rounding, count }) => ({
        sum: sum + sign * value,
        rounding: Math.min(rounding, roundingOf(value)),
        count: count + 1,
      })),
    );
    sums = presence === "optional" ? [...sums, ...more] : more;
  }
  if (sums.some(({ sum, rounding, count }) => Math.abs(sum) <= ((count + 1) / 2) * rounding)) return "holds";
  return identity.canBreak ? "broken" : "unknown";
}

const NO_FACTS: readonly Fact[] = [];

/** Sums that are tried for an amount: a filing states a concept once, or under two names; one that states it often says nothing. */
const MAX_SUMS = 1_024;

interface Sum {
  readonly sum: number;
  readonly rounding: number;
  readonly count: number;
}

/** Whether an identity held for the concept of an amount in most of the filings before. */
function usuallyHolds(stated: StatedFacts, fact: Fact, placed: PlacedTerm): boolean {
  const quarters = quartersOf(fact);
  const before = recordOf(stated, fact, placed).filter((one) => one.filed < fact.filed);
  const alike = before.filter((one) => one.quarters === quarters);
  const last = (alike.length >= MIN_FILINGS ? alike : before).slice(-LAST_FILINGS);
  return last.length >= MIN_FILINGS && last.filter(({ holds }) => holds).length >= USUALLY * last.length;
}

function recordOf(stated: StatedFacts, fact: Fact, placed: PlacedTerm): readonly Checked[] {
  const ofCompany = remembered(records, stated.concepts, () => new Map<string, Map<Identity, readonly Checked[]>>());
  const name = identityName(fact);
  const ofConcept = remembered(ofCompany, `${name} ${fact.unit}`, () => new Map<Identity, readonly Checked[]>());
  return remembered(ofConcept, placed.identity, () => {
    const found: Checked[] = [];
    for (const { quarters, copies } of groupsOf(stated, name, fact.unit)) {
      const first = copies[0] as Fact;
      const verdict = checked(stated, first, placed);
      if (verdict !== "unknown") found.push({ filed: first.filed, quarters, holds: verdict === "holds" });
    }
    return found.sort((a, b) => a.filed - b.filed);
  });
}

function quartersOf({ start, end }: Fact): number {
  return start === null ? 0 : Math.round((end - start + 1) / 91.3);
}

const PER_SHARE_TOLERANCE = 0.02;
const HALF_A_CENT = 0.005;
/** Participating securities, preferred dividends and counts in a wrong unit leave it apart without anybody being wrong. */
const FAR_APART = 0.2;

/** Whether an income is what the earnings per share and the shares of its filing make. */
function perShareVerdict(stated: StatedFacts, fact: Fact): IdentityVerdict {
  const name = identityName(fact);
  const pairs = PER_SHARE.find(({ incomes }) => incomes.includes(name))?.pairs ?? [];
  if (pairs.length === 0) return "unknown";
  const unitPerShare = `${fact.unit}/shares`;
  const amountStated = (concept: string, unit: string) =>
    besideIn(amountsIn(stated, unit), stated, { concept, unit, fact })[0]?.value;
  let verdict: IdentityVerdict = "unknown";
  for (const [perShare, shares] of pairs) {
    const earnings = amountStated(perShare, unitPerShare);
    const count = amountStated(shares, "shares");
    if (earnings === undefined || count === undefined) continue;
    const apart = Math.abs(earnings * count - fact.value);
    if (apart <= Math.max(PER_SHARE_TOLERANCE * Math.abs(fact.value), HALF_A_CENT * count)) return "holds";
    // Foreign filers may state earnings per receipt of several shares.
    if (fact.taxonomy === "us-gaap" && apart > FAR_APART * Math.abs(fact.value)) verdict = "broken";
  }
  return verdict;
}

/** Round amounts are no coarsely rounded ones: at most a thousandth of an amount is. */
function roundingOf(amount: number): number {
  return Math.min(granularity(amount), Math.abs(amount) / 1000);
}
