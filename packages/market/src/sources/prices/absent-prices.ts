const OPEN = 0;
const HIGH = 1;
const LOW = 2;
const CLOSE = 3;

/** Stands in for the columns of a bar that a file does not have, such as those of a table of closes. */
export class AbsentPrices {
  /** The columns; empty where the file has all of them. */
  readonly names: readonly ("open" | "high" | "low")[];
  readonly #open: boolean;
  readonly #high: boolean;
  readonly #low: boolean;

  /** @param places Of the columns of `NUMBER_ROLES`; -1 for one that the file does not have. */
  constructor(places: Int32Array) {
    this.#open = (places[OPEN as number] as number) < 0;
    this.#high = (places[HIGH as number] as number) < 0;
    this.#low = (places[LOW as number] as number) < 0;
    this.names = (["open", "high", "low"] as const).filter((_, role) => (places[role] as number) < 0);
  }

  /** The close is the only price of the day that is known: its range is what the others leave. */
  fill(numbers: Float64Array): void {
    if (this.names.length === 0) return;
    const close = numbers[CLOSE as number] as number;
    if (this.#open) numbers[OPEN as number] = close;
    const open = numbers[OPEN as number] as number;
    if (this.#high) numbers[HIGH as number] = Math.max(open, close);
    if (this.#low) numbers[LOW as number] = Math.min(open, close);
  }
}
