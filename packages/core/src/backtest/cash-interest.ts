const TRADING_DAYS_PER_YEAR = 252;

/** What cash earns from bar to bar. */
export class CashInterest {
  readonly #rates: Float64Array;
  #rate = 0;
  #perBar = 0;

  /** @param rates Yearly rates by bar, as fractions; where one is missing nothing is paid. */
  constructor(rates: Float64Array) {
    this.#rates = rates;
  }

  /**
   * The interest on one unit of cash from the close before until the open of a bar, at the rate known at that close.
   *
   * @see STA-04: (1 + rate) ** (1 / 252) - 1
   */
  at(bar: number): number {
    if (bar === 0) return 0;
    const rate = this.#rates[bar - 1] as number;
    if (rate !== this.#rate) {
      this.#rate = rate;
      this.#perBar = rate > -1 ? (1 + rate) ** (1 / TRADING_DAYS_PER_YEAR) - 1 : 0;
    }
    return this.#perBar;
  }
}
