/** Counts of an item as two builds read it: of one company, or of all. */
import { type FullYear, fullYears } from "../packages/core/src/fundamentals/full-years.fixture.ts";
import { type Fundamentals, type ItemId, notesOn } from "../packages/core/src/fundamentals/index.ts";
import type { Change } from "./_accounts-changes.ts";

export const SPANS = ["quarters", "years"] as const;

/** Counts of one build. */
interface Read {
  fullYears: number;
  /** Full years whose quarters add up to another number: without a mark that says so, and with one. */
  apart: number;
  marked: number;
}

type Counted = "present" | Change["kind"];

export interface Tally {
  readonly before: Read;
  readonly after: Read;
  readonly quarters: Record<Counted, number>;
  readonly years: Record<Counted, number>;
  /** Notes on the numbers and reasons of the missing ones, as the second build states them. */
  readonly said: Map<string, number>;
}

/** By company and item. */
export type Tallies = ReadonlyMap<string, ReadonlyMap<ItemId, Tally>>;

export function emptyTally(): Tally {
  const read = (): Read => ({ fullYears: 0, apart: 0, marked: 0 });
  const counts = () => ({ present: 0, lost: 0, gained: 0, changed: 0 });
  return { before: read(), after: read(), quarters: counts(), years: counts(), said: new Map() };
}

/**
 * Adds the full years of an item as one build reads them.
 *
 * @returns Those that are apart without a mark.
 */
export function addYears(read: Read, known: Fundamentals, id: ItemId): readonly FullYear[] {
  const years = fullYears(known, id);
  for (const { isApart, isMarked } of years) {
    read.fullYears += 1;
    if (isApart) read[isMarked ? "marked" : "apart"] += 1;
  }
  return years.filter(({ isApart, isMarked }) => isApart && !isMarked);
}

/** Counts what a build says of every number of an item. */
export function addSaid(said: Map<string, number>, known: Fundamentals, id: ItemId): void {
  for (const span of SPANS) {
    // A build of before seams were told has no such function.
    const seams = known[span].seams?.(id).length ?? 0;
    if (seams > 0) add(said, `${span}, seams`, seams);
    known[span].list.forEach((_, index) => {
      const number = known[span].item(id, index);
      const words =
        number.value === null ? [`missing: ${number.because}`] : notesOn(number).map((note) => `note: ${note}`);
      for (const word of words) add(said, `${span}, ${word}`, 1);
    });
  }
}

/** An item of all companies. */
export function total(tallies: Tallies, id: ItemId): Tally {
  const whole = emptyTally();
  for (const tally of [...tallies.values()].flatMap((ofCompany) => ofCompany.get(id) ?? [])) {
    for (const side of ["before", "after"] as const) increase(whole[side], tally[side]);
    for (const span of SPANS) increase(whole[span], tally[span]);
    for (const [word, count] of tally.said) add(whole.said, word, count);
  }
  return whole;
}

function increase<Key extends string>(whole: Record<Key, number>, part: Readonly<Record<Key, number>>): void {
  for (const key of Object.keys(part) as Key[]) whole[key] += part[key];
}

function add(counts: Map<string, number>, word: string, count: number): void {
  counts.set(word, (counts.get(word) ?? 0) + count);
}

const COUNTS = ["before", "lost", "gained", "changed"];

const COLUMNS = [
  "full years before -> after",
  "apart before",
  "after, unmarked (marked)",
  ...SPANS.flatMap((span) => COUNTS.map((counted) => `${span} ${counted}`)),
];

/** The totals of each item, then every company and item in which anything is apart or differs, then what is said. */
export function tallyTables(tallies: Tallies, items: readonly ItemId[]): string {
  const totals = items.map((id) => row(id, total(tallies, id)));
  const ofCompanies = [...tallies].flatMap(([name, ofCompany]) =>
    [...ofCompany].filter(([, tally]) => isRemarkable(tally)).map(([id, tally]) => row(`${name}, ${id}`, tally)),
  );
  const words = [...new Set(items.flatMap((id) => [...total(tallies, id).said.keys()]))].sort();
  const said = words.map((word) => {
    const counts = items.map((id) => told(total(tallies, id).said.get(word) ?? 0));
    return `| ${word} | ${counts.join(" | ")} |`;
  });
  const compared = head(COLUMNS);
  return [...compared, ...totals, "", ...compared, ...ofCompanies, "", ...head(items), ...said, ""].join("\n");
}

function head(columns: readonly string[]): readonly string[] {
  return [`| | ${columns.join(" | ")} |`, `|---${"|---".repeat(columns.length)}|`];
}

function isRemarkable({ before, after, quarters, years }: Tally): boolean {
  const differing = [quarters, years].some(({ lost, gained, changed }) => lost + gained + changed > 0);
  return differing || before.apart + after.apart + after.marked > 0;
}

function row(name: string, tally: Tally): string {
  const { before, after } = tally;
  const cells = [
    `${told(before.fullYears)} -> ${told(after.fullYears)}`,
    share(before.apart, before.fullYears),
    `${share(after.apart, after.fullYears)} (${told(after.marked)})`,
    ...SPANS.flatMap((span) => {
      const { present, lost, gained, changed } = tally[span];
      return [told(present), share(lost, present), told(gained), told(changed)];
    }),
  ];
  return `| ${name} | ${cells.join(" | ")} |`;
}

function share(part: number, whole: number): string {
  return part === 0 || whole === 0 ? told(part) : `${told(part)} (${((100 * part) / whole).toFixed(1)} %)`;
}

function told(count: number): string {
  return count.toLocaleString("en");
}
