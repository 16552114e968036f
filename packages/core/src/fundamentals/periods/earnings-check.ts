import { SHARE_CONCEPTS } from "../concepts/share-concepts.ts";
import { asFiled, type Derivation, noted, type Traced, unknown } from "../derivation/derivation.ts";
import type { Fact } from "../facts/fact.ts";
import { memoized } from "../remembered.ts";
import type { Statements } from "./statements.ts";
import type { Timeline } from "./timeline.ts";

/** What earnings per share may be earnings of: filers take one or another. */
const INCOMES = [
  "NetIncomeLoss",
  "ProfitLoss",
  "NetIncomeLossAvailableToCommonStockholdersDiluted",
  "NetIncomeLossAvailableToCommonStockholdersBasic",
  "ifrs-full:ProfitLossAttributableToOwnersOfParent",
  "ifrs-full:ProfitLoss",
];
const SHARES = [...new Set<string>([...SHARE_CONCEPTS.sharesDiluted, ...SHARE_CONCEPTS.sharesBasic])];

/** A slip of the unit, never of the kind of share or income, makes so large a factor. */
const SLIP = 10;
/** Both are rounded, to the cent or to the million. */
const ROUNDING = 0.06;
/** A loss without its sign is the profit to this part. */
const SAME_SIZE = 0.02;

/**
 * Whether earnings per share and income over shares cannot both be right: one is more than ten times the other, or they
 * differ by their sign alone. Smaller differences have reasons, such as preferred dividends and further share classes.
 *
 * @param perShare Earnings per share.
 * @param income Income over shares, of the same period and share count.
 * @see FND-13
 *
 * @example
 * contradicts(294_863.46, 2.02); // true
 * contradicts(1.85, 1.84); // false
 */
export function contradicts(perShare: number, income: number): boolean {
  const isWithoutSign = Math.abs(perShare / income + 1) <= SAME_SIZE && Math.abs(perShare - income) > ROUNDING;
  return isWithoutSign || isOffScale(perShare, income);
}

/** The part of it that a wrong number of shares explains. */
function isOffScale(perShare: number, income: number): boolean {
  const size = Math.abs(perShare / income);
  return Math.abs(perShare - income) > ROUNDING && (size > SLIP || size < 1 / SLIP);
}

/** Judges reported numbers per share, and share counts, by the income of their own filing. */
export interface EarningsCheck {
  /** The copy of a reported number to serve; the reason where there is none. */
  perShare(number: Derivation): Traced;
  /** Whether the share counts of the filer contradict what it reports per share, as those stated in thousands do. */
  isWrongCount(number: Derivation): boolean;
  /** Whether a verdict has been based on all numbers of the filer: news about any period may change it. */
  hasJudgedFiler(): boolean;
}

/**
 * The check of every per-share number of a company: against income over shares of the same period in the same filing.
 * Where the two contradict each other another copy of the number is taken; without one the number is left out, unless
 * most numbers of the filer are contradicted: then it is its share counts that are wrong.
 *
 * @param statements What the company had published.
 * @see FND-13
 *
 * @example
 * earningsCheck(statements).perShare(eps).value; // null where it is a thousand times the income over shares
 */
export function earningsCheck(statements: Statements): EarningsCheck {
  let isFilerAtOdds: boolean | null = null;
  const atOdds = () => (isFilerAtOdds ??= areMostContradicted(statements));
  const verdict = memoized((eps: Fact) => verdictOn(statements, eps));
  return {
    hasJudgedFiler: () => isFilerAtOdds !== null,
    perShare: (number) => {
      const fact = factOf(number);
      if (!fact || verdict(fact) !== false) return number;
      const other = statements.copiesOf(fact).findLast((copy) => verdict(copy) === true);
      if (other) return statements.onBasis(asFiled(other));
      return atOdds() ? noted(number, "shares-contradict-earnings") : unknown("contradicts-net-income", "eps");
    },
    isWrongCount: (number) => {
      const fact = factOf(number);
      if (!fact) return false;
      const unit = `${statements.currency}/shares`;
      const beside = SHARE_CONCEPTS.epsDiluted.map((concept) => statements.inFiling(fact, concept, unit));
      return beside.some((eps) => eps !== null && verdictOn(statements, eps, isOffScale) === false) && atOdds();
    },
  };
}

/** The fact of a number as filed, or of one brought to another share count or scale. */
export function factOf({ fact, how, parts }: Derivation): Fact | null {
  const [filed] = parts;
  const isSameNumber = how === "split-adjusted" || how === "rescaled";
  return fact ?? (isSameNumber && filed ? factOf(filed) : null);
}

/** True where income over shares of the filing agrees with a number per share; `null` where it has not got both. */
function verdictOn(statements: Statements, eps: Fact, isWrong = contradicts): boolean | null {
  let verdict: boolean | null = null;
  for (const shareConcept of SHARES) {
    const shares = statements.inFiling(eps, shareConcept, "shares");
    if (!shares || !(shares.value > 0)) continue;
    for (const concept of INCOMES) {
      const income = statements.inFiling(eps, concept, statements.currency);
      if (!income) continue;
      if (!isWrong(eps.value, income.value / shares.value)) return true;
      verdict = false;
    }
  }
  return verdict;
}

const LENGTHS = [1, 2, 3, 4] as const;

function areMostContradicted(statements: Statements): boolean {
  const reported: Timeline = SHARE_CONCEPTS.epsDiluted.flatMap((concept) =>
    LENGTHS.flatMap((length) => statements.perShare(concept, length)),
  );
  const verdicts = reported.map((number) => verdictOn(statements, factOf(number) as Fact, isOffScale));
  const count = (verdict: boolean) => verdicts.filter((candidate) => candidate === verdict).length;
  return count(false) > count(true);
}
