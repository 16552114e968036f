import type { Issue, PriceHistory } from "../model/index.ts";
import type { DeliveredPrices } from "../quality/index.ts";
import type { HistorySpill, SpillPlace } from "./history-spill.ts";
import { joinedFragments } from "./joined-fragments.ts";
import { MAX_GAP_DAYS } from "./level-break.ts";

/** A delivery with no more bars is a fragment: a day, a week, a month or a quarter of prices. */
const FRAGMENT_BARS = 70;
/** Fragments of a symbol that are joined into one delivery at once; joined ones are joined again. */
const FRAGMENTS_AT_ONCE = 64;
/** The same where very many are held, as of an exchange in a file for each day: they would fill the memory before they are joined. */
const FEW_AT_ONCE = 4;
const MANY_FRAGMENTS = 4096;

/** Where a delivery lies, and with which others it can be joined. */
export interface HeldDelivery {
  readonly symbol: string;
  readonly place: SpillPlace;
  /** What a fragment can be joined with; `null` for a delivery that stands for itself. */
  readonly family: string | null;
  /** How often it has been joined. */
  readonly level: number;
  readonly files: number;
  readonly firstFile: string;
  /** Of a fragment whose vendor has adjusted its prices; `null` of others, whose level proves nothing. */
  readonly days: DaySpan | null;
}

/**
 * The deliveries of each symbol, in the order of the files. Very many small ones are joined as they come, so that a folder
 * with a file for each day takes no more memory than one with a file for each symbol.
 */
export class HeldDeliveries {
  readonly #spill: HistorySpill;
  readonly #held = new Map<string, HeldDelivery[]>();
  readonly #spans = new Map<string, DaySpan>();
  readonly #maxFragments: number;
  /** Fragments that are held. */
  #fragments = 0;

  /**
   * @param spill Where they are set aside.
   * @param maxFragments With more of them, few of a symbol are joined already.
   */
  constructor(spill: HistorySpill, maxFragments: number = MANY_FRAGMENTS) {
    this.#spill = spill;
    this.#maxFragments = maxFragments;
  }

  get symbols(): readonly string[] {
    return [...this.#held.keys()];
  }

  /**
   * Whether days are missing between fragments of a symbol for so long that its prices may be another security's after it.
   * Only of fragments that the vendor has adjusted: the level of raw prices proves nothing.
   */
  isInterrupted(symbol: string): boolean {
    const fragments = (this.#held.get(symbol) ?? []).filter(({ days }) => days !== null);
    const families = [...Map.groupBy(fragments, ({ family }) => family).values()];
    return families.some((parts) => hasGap(parts.flatMap(({ days }) => days ?? [])));
  }

  /**
   * Takes up a delivery that has been set aside.
   *
   * @returns What was found when it was joined with others.
   */
  add(delivery: HeldDelivery): readonly Issue[] {
    const held = this.#held.get(delivery.symbol) ?? [];
    this.#held.set(delivery.symbol, held);
    held.push({ ...delivery, days: this.#shared(delivery.days) });
    if (delivery.family !== null) this.#fragments += 1;
    const issues: Issue[] = [];
    const atOnce = this.#fragments > this.#maxFragments ? FEW_AT_ONCE : FRAGMENTS_AT_ONCE;
    while (areMany(held, atOnce)) {
      const { delivery: joined, found } = this.#joined(held.splice(-atOnce));
      this.#fragments -= atOnce - 1;
      held.push(joined);
      issues.push(...found);
    }
    return issues;
  }

  /**
   * Gives away what there is of a symbol. Fragments that were too many are one delivery in the end: parts of them, with
   * days missing between, could not be judged.
   */
  take(symbol: string): { readonly delivered: readonly DeliveredPrices[]; readonly issues: readonly Issue[] } {
    const held = this.#held.get(symbol) ?? [];
    this.#held.delete(symbol);
    this.#fragments -= held.filter(({ family }) => family !== null).length;
    const many = new Set(held.filter(({ level }) => level > 0).map(({ family }) => family));
    const issues: Issue[] = [];
    const left = held.filter(({ family }) => !many.has(family));
    for (const family of many) {
      const { delivery, found } = this.#joined(held.filter((one) => one.family === family));
      left.push(delivery);
      issues.push(...found);
    }
    return { delivered: left.map(({ place }) => this.#spill.read(place)), issues };
  }

  /** The stocks of a market trade on the same days: spans are kept once for all of them. */
  #shared(span: DaySpan | null): DaySpan | null {
    if (span === null) return null;
    const key = `${span.first} ${span.last} ${span.hasGap}`;
    const known = this.#spans.get(key) ?? span;
    this.#spans.set(key, known);
    return known;
  }

  /** Makes one delivery of several. */
  #joined(parts: readonly HeldDelivery[]): { readonly delivery: HeldDelivery; readonly found: readonly Issue[] } {
    const [first] = parts as [HeldDelivery];
    const files = parts.reduce((sum, one) => sum + one.files, 0);
    const fragments = parts.map(({ place }) => this.#spill.read(place));
    const { joined, issues } = joinedFragments(fragments, `${first.firstFile} and ${files - 1} more files`);
    for (const { place } of parts) this.#spill.release(place);
    const days = first.days && this.#shared(daySpan(joined.history.bars.day));
    return {
      delivery: { ...first, place: this.#spill.append(joined), level: first.level + 1, files, days },
      found: issues,
    };
  }
}

/** @param place Where it was set aside. */
export function heldDelivery(delivery: DeliveredPrices, place: SpillPlace): HeldDelivery {
  const { symbol, basis, bars } = delivery.history;
  const family = familyOf(delivery);
  const days = family === null || basis === "raw" ? null : daySpan(bars.day);
  return { symbol, place, family, level: 0, files: 1, firstFile: delivery.file ?? "", days };
}

/** Whether the last ones are so many fragments that were joined equally often, and can be joined. */
function areMany(held: readonly HeldDelivery[], atOnce: number): boolean {
  const last = held.at(-1);
  if (!last || last.family === null || held.length < atOnce) return false;
  return held.slice(-atOnce).every(({ family, level }) => family === last.family && level === last.level);
}

/**
 * Fragments of a family as one history; every other delivery is one for itself. A family is what a vendor delivered of a
 * symbol in pieces.
 */
export function wholeHistories(delivered: readonly DeliveredPrices[]): readonly PriceHistory[] {
  const families = Map.groupBy(delivered, familyOf);
  return [...families].flatMap(([family, parts]) =>
    family === null || parts.length === 1
      ? parts.map(({ history }) => history)
      : [joinedFragments(parts, "").joined.history],
  );
}

/** Faults of fragments with days out of order are reported one by one. */
function familyOf({
  history,
  currency = null,
  answeredCurrency = null,
  isUsListing = false,
  isBasisOpen = false,
}: DeliveredPrices): string | null {
  const { day } = history.bars;
  if (day.length > FRAGMENT_BARS || !isMonotonic(day)) return null;
  return JSON.stringify([history.basis, history.source, currency, answeredCurrency, isUsListing, isBasisOpen]);
}

function isMonotonic(day: Int32Array): boolean {
  const direction = Math.sign((day[1] ?? 0) - (day[0] ?? 0));
  return day.every(
    (value, at) => at === 0 || (Math.sign(value - (day[at - 1] as number)) === direction && direction !== 0),
  );
}

/** First and last day of some bars, and whether so many are missing between two that another security may begin there. */
interface DaySpan {
  readonly first: number;
  readonly last: number;
  readonly hasGap: boolean;
}

/** @param day Rises or falls throughout; with no day the span is empty. */
function daySpan(day: Int32Array): DaySpan {
  const ends = [day[0] ?? Number.NaN, day.at(-1) ?? Number.NaN];
  const isGap = (value: number, at: number) => at > 0 && Math.abs(value - (day[at - 1] as number)) > MAX_GAP_DAYS;
  return { first: Math.min(...ends), last: Math.max(...ends), hasGap: day.some(isGap) };
}

/** Whether such a gap is in one of some spans, or between two. */
function hasGap(spans: readonly DaySpan[]): boolean {
  let last = Number.POSITIVE_INFINITY;
  for (const span of spans.toSorted((left, right) => left.first - right.first)) {
    if (span.hasGap || span.first - last > MAX_GAP_DAYS) return true;
    last = last === Number.POSITIVE_INFINITY ? span.last : Math.max(last, span.last);
  }
  return false;
}
