import type { Day } from "../../time/index.ts";
import { type QuarterDays, quarterDays } from "./quarter-days.ts";
import { SLOT, SLOTS, type Span, votesBy } from "./spans.ts";

/** A fiscal year of a company; the end of the one under way is where it should be. */
export interface FrameYear {
  readonly start: Day;
  readonly end: Day;
  /** False for years that no annual report states: they are counted on from those that one does. */
  readonly isStated: boolean;
}

/** The fiscal years of a company as known on a day, and where in them each span lies. */
export interface FiscalFrame {
  /** Oldest first. */
  readonly years: readonly FrameYear[];
  /** Of each span by its index: seven times the index of its year plus its slot; -1 for spans without a place. */
  readonly places: Int32Array;
  /** First and last days of all quarters, four a year, oldest first. */
  readonly quarters: readonly QuarterDays[];
}

/** Ends and starts this far apart are one: filers tag them a few days off (FND-08). */
const SAME_DAY = 6;
/** Years of 52 and 53 weeks move by a week, which those that are counted on do not know. */
const SAME_START = 12;
/** Two fiscal years that share more days than this cannot both be the company's. */
const MAX_OVERLAP = 31;
const MIN_YEAR = 350;
const MAX_YEAR = 380;

/**
 * The fiscal years of a company: the twelve months of its annual reports, voted by all flows, and those before, between and after
 * them, counted on. Each span gets its place in a year; twelve months to the end of a quarter, and what spans two years, get none.
 *
 * @param spans All spans of the company, by their index.
 * @param asOf What was filed later has no vote.
 * @see REC-02
 *
 * @example
 * fiscalFrame(spans, day("2024-12-31")).years.at(-1)?.isStated; // false: the year under way
 */
export function fiscalFrame(spans: readonly Span[], asOf: Day): FiscalFrame {
  const known = spans.filter(({ firstFiled }) => firstFiled <= asOf);
  const years = withUnstated(statedYears(known, asOf), known);
  const places = new Int32Array(spans.length).fill(-1);
  const ofYears = years.map((): Span[] => []);
  for (const span of known) {
    const place = placeOf(span, years);
    places[span.index] = place;
    if (place >= 0) ofYears[Math.floor(place / SLOTS)]?.push(span);
  }
  const quarters = years.flatMap((year, index) => quarterDays(year, ofYears[index] ?? [], places, asOf));
  return { years, places, quarters };
}

/**
 * The place of a quarter among those of a frame by its last day.
 *
 * @returns -1 where none ends within six days (FND-08).
 *
 * @example
 * quarterAt(frame, day("2024-12-31")); // 3 for the fourth quarter of the first year
 */
export function quarterAt({ quarters }: FiscalFrame, end: Day): number {
  return nearestTo(quarters, end);
}

/**
 * The index of a fiscal year by its last day; -1 where none ends within six days.
 *
 * @example
 * yearAt(frame, day("2024-12-31")); // 0 for the first year
 */
export function yearAt({ years }: FiscalFrame, end: Day): number {
  return nearestTo(years, end);
}

function nearestTo(periods: readonly { readonly end: Day }[], end: Day): number {
  let found = -1;
  let distance = SAME_DAY + 1;
  let [low, high] = [0, periods.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((periods[middle]?.end ?? 0) < end - SAME_DAY) low = middle + 1;
    else high = middle;
  }
  for (let k = low; k < periods.length && (periods[k]?.end ?? 0) <= end + SAME_DAY; k++) {
    const apart = Math.abs((periods[k]?.end ?? 0) - end);
    if (apart < distance) [found, distance] = [k, apart];
  }
  return found;
}

/** Whether two frames put the spans of the first at the same places, so that what was found there still holds. */
export function isSameFrame(before: FiscalFrame, now: FiscalFrame): boolean {
  if (before.years.length > now.years.length) return false;
  return (
    before.years.every((year, k) => year.start === now.years[k]?.start) &&
    before.places.every((place, k) => place < 0 || place === now.places[k])
  );
}

/**
 * Index of the first quarter of an earlier frame that has other days on a later one, or ends a year that has or that an annual report
 * first states there; infinite where none is.
 */
export function firstMoved(before: FiscalFrame, now: FiscalFrame): number {
  const isAsBefore = (year: FrameYear, k: number) => {
    const later = now.years[k];
    return year.end === later?.end && year.start === later.start && year.isStated === later.isStated;
  };
  const isQuarterAsBefore = ({ start, end }: QuarterDays, k: number) =>
    start === now.quarters[k]?.start && end === now.quarters[k]?.end;
  const year = before.years.findIndex((one, k) => !isAsBefore(one, k));
  const quarter = before.quarters.findIndex((one, k) => !isQuarterAsBefore(one, k));
  return Math.min(...[year < 0 ? year : 4 * year + 3, quarter].filter((index) => index >= 0));
}

interface Candidate {
  readonly start: Day;
  readonly end: Day;
  votes: number;
}

function statedYears(spans: readonly Span[], asOf: Day): readonly FrameYear[] {
  const candidates: Candidate[] = [];
  for (const span of spans) {
    const { start, end, quarters } = span;
    if (quarters !== 4) continue;
    const count = votesBy(span, asOf);
    if (count > 0) candidates.push({ start, end, votes: count });
  }
  // Of tags a few days off the one with more votes names the year, with all votes.
  candidates.sort((a, b) => b.votes - a.votes || b.end - a.end || b.start - a.start);
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    const same = chosen.find(({ end, start }) => near(end, candidate.end) && near(start, candidate.start));
    if (same) same.votes += candidate.votes;
    else chosen.push({ ...candidate });
  }
  chosen.sort((a, b) => b.votes - a.votes || b.end - a.end || b.start - a.start);
  const years: Candidate[] = [];
  for (const candidate of chosen)
    if (!years.some((year) => overlap(year, candidate) > MAX_OVERLAP)) years.push(candidate);
  return years.sort((a, b) => a.end - b.end).map(({ start, end }) => ({ start, end, isStated: true }));
}

function near(a: Day, b: Day): boolean {
  return Math.abs(a - b) <= SAME_DAY;
}

function overlap(a: Candidate, b: Candidate): number {
  return Math.min(a.end, b.end) - Math.max(a.start, b.start) + 1;
}

/** The years that no annual report states: before the first, in gaps of whole years, and after the last. */
function withUnstated(stated: readonly FrameYear[], spans: readonly Span[]): readonly FrameYear[] {
  if (spans.length === 0) return stated;
  const starts = startsOf(spans);
  const first = Math.min(...spans.map(({ start }) => start)) as Day;
  const last = Math.max(...spans.map(({ end }) => end)) as Day;
  const anchored = stated.length > 0 ? stated : [firstYear(spans, starts)];
  const years: FrameYear[] = [];
  for (const year of anchored) {
    const previous = years.at(-1);
    if (previous) years.push(...between(previous, year, starts));
    years.push(year);
  }
  while (first < (years[0] as FrameYear).start - SAME_START) years.unshift(before(years[0] as FrameYear, starts));
  while (last > (years.at(-1) as FrameYear).end + SAME_START) years.push(after(years.at(-1) as FrameYear, starts));
  return years;
}

/** Starts of half years, nine months and years: where fiscal years begin. */
function startsOf(spans: readonly Span[]): readonly Day[] {
  return [...new Set(spans.flatMap(({ start, quarters }) => (quarters > 1 ? [start] : [])))].sort((a, b) => a - b);
}

/** Without an annual report: the year that begins where the most spans since its start do, else where the first span does. */
function firstYear(spans: readonly Span[], starts: readonly Day[]): FrameYear {
  const long = spans.filter(({ quarters }) => quarters === 2 || quarters === 3);
  const begin = (long.length > 0 ? long : spans).reduce((least, { start }) => Math.min(least, start), Infinity) as Day;
  return { start: begin, end: endOfYear(begin, starts), isStated: false };
}

function between(previous: FrameYear, next: FrameYear, starts: readonly Day[]): readonly FrameYear[] {
  const years: FrameYear[] = [];
  let last = previous;
  while (next.start - last.end > MIN_YEAR) {
    const year = after(last, starts);
    if (year.end >= next.start + SAME_START) break;
    years.push(year);
    last = year;
  }
  return years;
}

function after({ end }: FrameYear, starts: readonly Day[]): FrameYear {
  const start = snapped((end + 1) as Day, starts);
  return { start, end: endOfYear(start, starts), isStated: false };
}

function before({ start }: FrameYear, starts: readonly Day[]): FrameYear {
  const begin = snapped((start - 365) as Day, starts);
  return { start: begin, end: (start - 1) as Day, isStated: false };
}

/** The day before the year after begins, as far as spans show it. */
function endOfYear(start: Day, starts: readonly Day[]): Day {
  return (snapped((start + 365) as Day, starts) - 1) as Day;
}

function snapped(day: Day, starts: readonly Day[]): Day {
  let nearest = day;
  let distance = SAME_START + 1;
  for (const start of starts) {
    if (Math.abs(start - day) >= distance) continue;
    nearest = start;
    distance = Math.abs(start - day);
  }
  return nearest;
}

function placeOf({ start, end, quarters }: Span, years: readonly FrameYear[]): number {
  const middle = (start + end) / 2;
  const index = years.findIndex((year) => middle >= year.start && middle <= year.end);
  const year = years[index];
  if (!year) return -1;
  const slot = slotOf(start, end, quarters, year);
  return slot === null ? -1 : index * SLOTS + slot;
}

function slotOf(start: Day, end: Day, quarters: 1 | 2 | 3 | 4, year: FrameYear): number | null {
  const isFromStart = Math.abs(start - year.start) <= SAME_START;
  const isToEnd = Math.abs(end - year.end) <= SAME_START;
  if (quarters === 1) return quarterOf(start, end, year);
  if (!isFromStart || (quarters === 4 && !isToEnd)) return null;
  return { 2: SLOT.halfYear, 3: SLOT.nineMonths, 4: SLOT.year }[quarters];
}

/** The quarter of a year by the middle of the stretch: years of 12, 12, 12 and 16 weeks have it in the same quarter. */
function quarterOf(start: Day, end: Day, year: FrameYear): number | null {
  if (start < year.start - SAME_START || end > year.end + SAME_START) return null;
  const length = Math.min(Math.max(year.end - year.start + 1, MIN_YEAR), MAX_YEAR);
  const slot = Math.min(Math.max(Math.floor((4 * ((start + end) / 2 - year.start)) / length), SLOT.q1), SLOT.q4);
  if (slot === SLOT.q1) return Math.abs(start - year.start) <= SAME_START ? slot : null;
  return slot === SLOT.q4 && Math.abs(end - year.end) > SAME_START ? null : slot;
}
