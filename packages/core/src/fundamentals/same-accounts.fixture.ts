import { type Day, formatDay } from "../time/index.ts";
import type { ItemId } from "./concepts/expression.ts";
import { ITEMS } from "./concepts/items.ts";
import type { Derivation, Traced } from "./derivation/derivation.ts";
import { notesOn } from "./derivation/evidence.ts";
import type { Fact } from "./facts/fact.ts";
import type { Fundamentals } from "./fundamentals-as-of.ts";
import type { FiscalPeriod } from "./periods/fiscal-period.ts";
import type { Periods } from "./periods/periods.ts";
import type { Rival, Seam } from "./reconcile/rival.ts";

const IDS = Object.keys(ITEMS) as ItemId[];

/** So many differences prove a law wrong. */
const MAX_TOLD = 5;

/** Whether two readings of one cell are alike. */
export type Alike = (one: Traced, other: Traced) => boolean;

/** Whether two numbers are the same down to the last part. */
export function isSameNumber(one: Traced, other: Traced): boolean {
  if (one === other) return true;
  if (one.value === null) return other.value === null && one.because === other.because && one.item === other.item;
  return (
    other.value !== null &&
    isSameStep(one, other) &&
    isSameFact(one.fact, other.fact) &&
    areSameParts(one.parts, other.parts)
  );
}

function isSameStep(one: Derivation, other: Derivation): boolean {
  const stepOf = ({ value, unit, start, end, filed, how, rule, note }: Derivation) =>
    [value, unit, start, end, filed, how, rule, note] as const;
  const others = stepOf(other);
  return stepOf(one).every((part, place) => part === others[place]);
}

function isSameFact(one: Fact | null, other: Fact | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function areSameParts(these: readonly Derivation[], those: readonly Derivation[]): boolean {
  return these.length === those.length && these.every((part, place) => isSameNumber(part, those[place] as Derivation));
}

/** Whether two cells show the same figure or say the same of a missing one, and say the same of it. */
export function isSameState(one: Traced, other: Traced, isSameValue: (one: number, other: number) => boolean): boolean {
  if (one.value === null) return other.value === null && one.because === other.because;
  return other.value !== null && isSameValue(one.value, other.value) && notesOf(one) === notesOf(other);
}

function notesOf(number: Derivation): string {
  return notesOn(number).toSorted().join(" ");
}

/** How much of two readings is compared: all that is told of an item, or its figures alone. */
type Scope = "all" | "values";

/**
 * The first cells of all items and periods in which two readings of a company differ. With `values` only the cells are compared;
 * else also the figures of a year before, the rivals and the seams.
 */
export function differences(
  one: Fundamentals,
  other: Fundamentals,
  alike: Alike,
  scope: Scope = "all",
): readonly string[] {
  const found: string[] = [];
  for (const span of ["quarters", "years"] as const) {
    const [these, those] = [one[span], other[span]];
    if (endsOf(these) !== endsOf(those)) found.push(`${span} ${endsOf(these)}, other ${endsOf(those)}`);
    for (const id of IDS) {
      found.push(...itemDifferences({ these, those, id }, alike, scope));
      if (found.length >= MAX_TOLD) return found.slice(0, MAX_TOLD);
    }
  }
  return found;
}

function itemDifferences(row: Row, alike: Alike, scope: Scope): readonly string[] {
  const cells = [...row.these.list.keys()].flatMap((index) => cellDifferences({ ...row, index }, alike, scope));
  if (scope === "all" && !areSameSeams(row, alike)) cells.push(toldSeams(row));
  return cells;
}

function toldSeams({ these, those, id }: Row): string {
  const rowOf = (periods: Periods) =>
    periods.seams(id).map(({ after, proof }) => [formatDay(endAt(periods, after)), ...proof.map(told)].join(": "));
  return `seams of ${id} in ${these.span}s: ${rowOf(these).join("; ")}, other ${rowOf(those).join("; ")}`;
}

/** An item as two readings have it. */
interface Row {
  readonly these: Periods;
  readonly those: Periods;
  readonly id: ItemId;
}

interface Cell extends Row {
  readonly index: number;
}

function cellDifferences(cell: Cell, alike: Alike, scope: Scope): readonly string[] {
  const { these, those, id, index } = cell;
  const where = `${id}, ${these.span} to ${formatDay(endAt(these, index))}`;
  const found = (what: string, one: Traced, other: Traced) =>
    alike(one, other) ? [] : [`${where}${what}: ${told(one)}, other ${told(other)}`];
  const figures = found("", these.item(id, index), those.item(id, index));
  if (scope === "values") return figures;
  const before = found(", a year before", these.yearBefore(id, index), those.yearBefore(id, index));
  return [...figures, ...before, ...(areSameRivals(cell, alike) ? [] : [`rivals of ${where}`])];
}

function endAt({ list }: Periods, index: number): Day {
  return (list[index] as FiscalPeriod).end;
}

function areSameRivals({ these, those, id, index }: Cell, alike: Alike): boolean {
  const others = those.rivals(id, index);
  const rivals = these.rivals(id, index);
  const isSame = ({ because, number }: Rival, other: Rival | undefined) =>
    other !== undefined && because === other.because && alike(number, other.number);
  return rivals.length === others.length && rivals.every((rival, place) => isSame(rival, others[place]));
}

function areSameSeams({ these, those, id }: Row, alike: Alike): boolean {
  const others = those.seams(id);
  const seams = these.seams(id);
  const isSame = ({ before, after, proof }: Seam, other: Seam | undefined) => {
    if (!other || other.before !== before || other.after !== after) return false;
    return alike(proof[0], other.proof[0]) && alike(proof[1], other.proof[1]);
  };
  return seams.length === others.length && seams.every((seam, place) => isSame(seam, others[place]));
}

function endsOf({ list }: Periods): string {
  return list.map(({ end }) => formatDay(end)).join(" ");
}

function told(number: Traced): string {
  if (number.value === null) return `missing (${number.because})`;
  const { how, filed } = number;
  return `${number.value.toLocaleString("en")} (${[how, formatDay(filed), ...notesOn(number)].join(", ")})`;
}
