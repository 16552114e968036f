import type { DailyCloses } from "./daily-closes.ts";

/**
 * Keeps the days on which both have a close, so that the returns of both from one such day to the next span the same time.
 *
 * @returns The two in the order given, both with the same days.
 * @see STA-08
 *
 * @example
 * // Days 1, 2, 3 and 2, 3, 4: both keep days 2 and 3.
 * commonCloses(stock, market);
 */
export function commonCloses(left: DailyCloses, right: DailyCloses): readonly [DailyCloses, DailyCloses] {
  const most = Math.min(left.day.length, right.day.length);
  const leftRows = new Int32Array(most);
  const rightRows = new Int32Array(most);
  let n = 0;
  for (let i = 0, k = 0; i < left.day.length && k < right.day.length; ) {
    const ofLeft = left.day[i] as number;
    const ofRight = right.day[k] as number;
    if (ofLeft < ofRight) i++;
    else if (ofRight < ofLeft) k++;
    else {
      leftRows[n] = i++;
      rightRows[n++] = k++;
    }
  }
  return [rowsOf(left, leftRows.subarray(0, n)), rowsOf(right, rightRows.subarray(0, n))];
}

function rowsOf({ day, close }: DailyCloses, rows: Int32Array): DailyCloses {
  const selected = { day: new Int32Array(rows.length), close: new Float64Array(rows.length) };
  for (let k = 0; k < rows.length; k++) {
    selected.day[k] = day[rows[k] as number] as number;
    selected.close[k] = close[rows[k] as number] as number;
  }
  return selected;
}
