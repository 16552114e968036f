import type { Position } from "./position.ts";
import type { Sale } from "./trade-log.ts";

/** What is kept of a run while it goes on. */
export interface RunRecord {
  /** Begins anew, with the money of the account before its first bar. */
  begin(capital: number): void;
  /** The closes of the bars from `from` to before `to`, between which shares and cash stayed as they are; some may be missing. */
  pass(from: number, to: number, { cash, lastPrice, position }: Holdings): void;
  /** The close of one bar on which something happened. */
  value(bar: number, equity: number, { cash, position }: Holdings): void;
  /** A purchase that has opened the position. */
  opened(position: Position): void;
  /** A sale that the position has made, or with the reason `open` its valuation at the end. */
  sold(position: Position, sale: Sale): void;
}

export interface Holdings {
  readonly cash: number;
  /** The last known price of what is held. */
  readonly lastPrice: number;
  readonly position: Position;
}
