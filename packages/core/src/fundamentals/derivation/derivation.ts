import type { MissingFigure, Reason } from "../../figure/index.ts";
import type { Day } from "../../time/index.ts";
import type { Fact } from "../facts/fact.ts";

/** How a number was made of its parts, which are in the order that the word implies. */
export type How =
  /** The fact itself. */
  | "as-filed"
  /** A number per share or a share count: the fact, on the share count of the as-of day (FND-12). */
  | "split-adjusted"
  /** A share count that slipped: the fact multiplied or divided by a thousand or a million (FND-19). */
  | "rescaled"
  /** A payment that its filing states below 0, as the statement of cash flows has it (REC-05). */
  | "sign-reversed"
  /** Half year less first quarter, nine months less half year, year less nine months (FND-07). */
  | "cum2-cum1"
  | "cum3-cum2"
  | "cum4-cum3"
  /** Half year less second quarter, nine months less third quarter, of one filing (REC-08). */
  | "cum2-q2"
  | "cum3-q3"
  /** Year less its first three quarters (FND-07). */
  | "year-less-quarters"
  /** Last four quarters (FND-10). */
  | "sum-of-quarters"
  | "sum"
  | "difference"
  | "larger-of"
  | "ratio"
  /** This balance and the one a year earlier, or the periods of a mean. */
  | "average"
  /** (last - first) / first. */
  | "relative-change"
  /** last - first. */
  | "change"
  /** Year + year to date - year to date a year earlier (FND-14). */
  | "roll-forward"
  /** Income / (4 x shares of the year - 3 x shares of nine months) (FND-13). */
  | "income-per-share"
  /** 0, because nothing of the kind is on a balance sheet that would show it. */
  | "none-on-balance-sheet";

/** A note on a number, beside its formula. */
export type Note =
  | "operating-income-from-pretax"
  | "cost-excludes-depreciation"
  | "pretax-from-income-and-tax"
  /** A quarter of a filer that changed the concept within the year: the difference is that of the item (FND-07). */
  | "item-level"
  | "includes-restricted-cash"
  /** Earnings of a fourth quarter as the difference of two amounts rounded to the cent (FND-13). */
  | "rounded"
  /** No income of the year gives the earnings per share that were reported (FND-13). */
  | "numerator-unmatched"
  /** Earnings per share as reported, which the reported shares contradict (FND-13). */
  | "shares-contradict-earnings"
  | "shares-of-the-year"
  | "no-inventory-on-balance-sheet"
  | "discontinued-operations"
  | "shares-from-balance-sheet"
  | "shares-from-diluted-average"
  | "shares-stale"
  | "rescaled"
  /** A quarter that adds up to an older figure of its year than the one shown (REC-10). */
  | "first-reported"
  /** A figure that a later filing changed (REC-13). */
  | "restated"
  /** A figure that no second fact supports yet, and that something speaks against or nothing can judge (REC-22). */
  | "not-confirmed";

/** A number with everything it was made of, down to the facts of the filings. */
export interface Derivation {
  readonly value: number;
  /** Currency, `USD/shares`, `shares`, or `pure` for a ratio. */
  readonly unit: string;
  /** First day of the period; `null` for a balance. */
  readonly start: Day | null;
  readonly end: Day;
  /** Day on which the last of its facts was filed: from then on the number could be known. */
  readonly filed: Day;
  readonly how: How;
  /** Id of the rule that made it, such as `FND-07`. */
  readonly rule: string;
  /** The fact, when the number is one as filed. */
  readonly fact: Fact | null;
  readonly parts: readonly Derivation[];
  /** What the parts are, such as `cfo` and `capex`; as long as `parts`, or empty where `how` is enough. */
  readonly names: readonly string[];
  readonly note: Note | null;
}

/** A number that does not exist, why, and the item that is missing where one is. */
export interface Unknown extends MissingFigure {
  /** Item without which the number cannot be made; `null` where the reason is of another kind. */
  readonly item: string | null;
}

/** A number with its evidence, or the reason why there is none; `value` is null then. */
export type Traced = Derivation | Unknown;

/**
 * States why a number does not exist.
 *
 * @param because The reason.
 * @param item The item that is missing, such as `equity`.
 *
 * @example
 * unknown("not-reported", "equity"); // { value: null, because: "not-reported", item: "equity" }
 */
export function unknown(because: Reason, item: string | null = null): Unknown {
  return { value: null, because, item };
}

/**
 * The number of a fact, as it was filed; of a share count whose scale slipped the one that is meant, made of the other.
 *
 * @see FND-05, FND-19
 *
 * @example
 * asFiled(fact).value === fact.value; // true
 */
export function asFiled(fact: Fact): Derivation {
  const { value, unit, start, end, filed, rescaledFrom } = fact;
  if (rescaledFrom) {
    const parts = [asFiled(rescaledFrom)];
    return derived({ value, how: "rescaled", rule: "FND-19", parts, note: "rescaled" });
  }
  const parts = NO_PARTS;
  const names = NO_NAMES;
  return { value, unit, start, end, filed, how: "as-filed", rule: "FND-05", fact, parts, names, note: null };
}

/** Shared, since most numbers are as filed. */
const NO_PARTS: readonly Derivation[] = [];
const NO_NAMES: readonly string[] = [];

/** The details of a derived number; period and unit are those of the last part unless given. */
export interface DerivedFrom {
  readonly value: number;
  readonly how: How;
  readonly rule: string;
  readonly parts: readonly Derivation[];
  readonly names?: readonly string[];
  readonly unit?: string;
  readonly start?: Day | null;
  readonly end?: Day;
  readonly note?: Note | null;
}

/**
 * A number made of others; it is known from the day on which the last of them was filed.
 *
 * @param from Value, rule and parts; at least one part.
 *
 * @example
 * derived({ value: 3, how: "sum", rule: "1.4", parts: [one, two] }).filed; // the later of the two
 */
export function derived(from: DerivedFrom): Derivation {
  const last = from.parts.at(-1);
  if (!last) throw new RangeError(`A number made by "${from.how}" has no parts; give what it was made of.`);
  let filed = last.filed;
  for (const part of from.parts) if (part.filed > filed) filed = part.filed;
  return {
    value: from.value,
    unit: from.unit ?? last.unit,
    start: from.start === undefined ? last.start : from.start,
    end: from.end ?? last.end,
    filed,
    how: from.how,
    rule: from.rule,
    fact: null,
    parts: from.parts,
    names: from.names ?? NO_NAMES,
    note: from.note ?? null,
  };
}

/**
 * A number with a further thing to know of it; one that has a note already keeps it.
 *
 * @example
 * noted(netIncome, "discontinued-operations").note; // "discontinued-operations"
 */
export function noted(number: Derivation, note: Note): Derivation {
  if (number.note === note) return number;
  if (number.note === null) return { ...number, note };
  return derived({ value: number.value, how: "sum", rule: number.rule, parts: [number], note });
}
