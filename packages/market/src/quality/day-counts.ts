/**
 * Counts how many series have a bar on each day. The series of a market share nearly all of their days, so a pass along
 * two rising lists counts them, at a tenth of the cost of a map.
 */
export class DayCounts {
  #days: Int32Array = new Int32Array();
  #counts: Int32Array = new Int32Array();

  /** Every day that was counted, rising. */
  get days(): Int32Array {
    return this.#days;
  }

  /** How often each of `days` was. */
  get counts(): Int32Array {
    return this.#counts;
  }

  /** Counts the days of one series, rising. */
  add(day: Int32Array): void {
    const days = this.#days;
    const counts = this.#counts;
    const unknown: number[] = [];
    for (let at = 0, row = 0; row < day.length; row++) {
      const session = day[row] as number;
      while (at < days.length && (days[at] as number) < session) at++;
      if (days[at] === session) counts[at] = (counts[at] as number) + 1;
      else unknown.push(session);
    }
    if (unknown.length > 0) this.#insert(unknown);
  }

  /** Takes the days of a series back that was counted before. */
  remove(day: Int32Array): void {
    for (let at = 0, row = 0; row < day.length; row++) {
      while ((this.#days[at] as number) < (day[row] as number)) at++;
      this.#counts[at] = (this.#counts[at] as number) - 1;
    }
  }

  /** Takes up days that were not counted before, rising. */
  #insert(unknown: readonly number[]): void {
    const days = new Int32Array(this.#days.length + unknown.length);
    const counts = new Int32Array(days.length);
    for (let place = 0, known = 0, added = 0; place < days.length; place++) {
      const isNew = added < unknown.length && !((this.#days[known] as number) < (unknown[added] as number));
      days[place] = (isNew ? unknown[added] : this.#days[known]) as number;
      counts[place] = isNew ? 1 : (this.#counts[known] as number);
      if (isNew) added++;
      else known++;
    }
    this.#days = days;
    this.#counts = counts;
  }
}
