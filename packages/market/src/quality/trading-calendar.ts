import type { PriceHistory } from "../model/index.ts";
import { DayCounts } from "./day-counts.ts";

/** Below this many live series the days of one are no evidence about the others. */
const SERIES_NEEDED = 3;

/**
 * Derives the sessions of an exchange from the series that trade on it: a session is a day on which at least half of the
 * series alive then have a bar. So one bad file can neither add a session nor hide one.
 */
export class TradingCalendar {
  readonly #bars = new DayCounts();
  readonly #begins = new Map<number, number>();
  readonly #ends = new Map<number, number>();

  /** Counts the days of one series; bars in order of day. */
  add(history: PriceHistory): void {
    const { day } = history.bars;
    const first = day[0];
    const last = day.at(-1);
    if (first === undefined || last === undefined) return;
    this.#bars.add(day);
    increment(this.#begins, first, 1);
    increment(this.#ends, last, 1);
  }

  /** Forgets a series that was counted before: its file turned out not to be sound. */
  remove(history: PriceHistory): void {
    const { day } = history.bars;
    const first = day[0];
    const last = day.at(-1);
    if (first === undefined || last === undefined) return;
    this.#bars.remove(day);
    increment(this.#begins, first, -1);
    increment(this.#ends, last, -1);
  }

  /** @returns The sessions, rising, as days since 1970-01-01; days with fewer than three live series are left out. */
  sessions(): Int32Array {
    const { days, counts } = this.#bars;
    let alive = 0;
    const sessions: number[] = [];
    for (const [at, day] of days.entries()) {
      alive += this.#begins.get(day) ?? 0;
      if (alive >= SERIES_NEEDED && (counts[at] as number) * 2 >= alive) sessions.push(day);
      alive -= this.#ends.get(day) ?? 0;
    }
    return Int32Array.from(sessions);
  }
}

function increment(counts: Map<number, number>, key: number, by: 1 | -1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
