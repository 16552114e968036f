import type { Bars } from "../series/index.ts";

/**
 * On-balance volume: the volume of every bar that closed higher is added, that of every bar that closed lower subtracted. It begins
 * with the volume of the first bar; only its changes mean something.
 *
 * @param bars Closes and volumes, oldest first, both split-adjusted.
 * @returns Shares, as many as there are bars; NaN where a close or a volume is missing: such a bar is passed over (IND-02).
 * @see Granville, Granville's New Key to Stock Market Profits, 1963; TA-Lib, OBV
 *
 * @example
 * onBalanceVolume({ close: Float64Array.of(10, 11, 11, 9), volume: Float64Array.of(5, 3, 4, 2) }); // 5, 8, 8, 6
 */
export function onBalanceVolume({ close, volume }: Pick<Bars, "close" | "volume">): Float64Array {
  const balances = new Float64Array(close.length);
  let balance = 0;
  // Any first close is above it: the first volume is added.
  let previous = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < close.length; i++) {
    const price = close[i] as number;
    const shares = volume[i] as number;
    if (Number.isNaN(price + shares)) {
      balances[i] = Number.NaN;
      continue;
    }
    // Without a branch: no processor foresees whether a price rises.
    balance += (Number(price > previous) - Number(price < previous)) * shares;
    previous = price;
    balances[i] = balance;
  }
  return balances;
}
