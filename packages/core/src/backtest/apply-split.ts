import type { Position } from "./position.ts";
import type { TradeLog } from "./trade-log.ts";

interface SplitOfStock {
  readonly stock: number;
  readonly bar: number;
  /** New shares per old share. */
  readonly ratio: number;
  /** Open of the bar, on the new count. */
  readonly open: number;
  readonly isFractional: boolean;
}

/**
 * Applies a split to a position before the open. An account of whole shares is paid for the rest of a share, which counts as a sale at
 * that open and may be the last one of the position.
 *
 * @returns Money received.
 * @see BT-04
 */
export function applySplit(
  position: Position,
  { stock, bar, ratio, open, isFractional }: SplitOfStock,
  record: Pick<TradeLog, "sold">,
): number {
  const money = position.split(ratio, open, isFractional);
  if (money > 0 || position.shares === 0)
    record.sold(position, { stock, bar, shares: money / open, price: open, fee: 0, reason: "cashInLieu" });
  return money;
}
