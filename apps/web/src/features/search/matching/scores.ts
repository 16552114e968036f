import type { InstrumentList } from "./instrument-list.ts";

/** Weights within a rank: what trades before what does not, then the shorter text. */
const PENALTY = { rank: 4096, delisted: 1024, unpriced: 512, longest: 511 } as const;

const NO_MATCH = 0x7fff_ffff;

/** The best score of each instrument that matched; lower is better. */
export class Scores {
  readonly #list: InstrumentList;
  readonly #scores: Int32Array;
  readonly #matched: number[] = [];

  constructor(list: InstrumentList) {
    this.#list = list;
    this.#scores = new Int32Array(list.symbol.length).fill(NO_MATCH);
  }

  /** How many instruments have matched. */
  get count(): number {
    return this.#matched.length;
  }

  /** Notes a match of a rank in a text of a length. */
  note(row: number, rank: number, length: number): void {
    const { delisted, priced } = this.#list;
    const penalty = (delisted[row] ? PENALTY.delisted : 0) + (priced[row] ? 0 : PENALTY.unpriced);
    const score = rank * PENALTY.rank + penalty + Math.min(length, PENALTY.longest);
    const before = this.#scores[row] as number;
    if (before === NO_MATCH) this.#matched.push(row);
    if (score < before) this.#scores[row] = score;
  }

  /** The rows with the best scores, best first; the order of the list decides between equals. */
  best(limit: number): number[] {
    const best: number[] = [];
    const isBetter = (row: number, other: number) =>
      ((this.#scores[row] as number) - (this.#scores[other] as number) || row - other) < 0;
    for (const row of this.#matched) {
      if (best.length === limit && !isBetter(row, best[limit - 1] as number)) continue;
      let place = best.length;
      while (place > 0 && isBetter(row, best[place - 1] as number)) place--;
      best.splice(place, 0, row);
      if (best.length > limit) best.pop();
    }
    return best;
  }
}
