import { datePartsOf, type Day } from "../../time/index.ts";
import type { DailyCloses } from "./daily-closes.ts";

/**
 * Keeps the last day of each month on which both have a close: all that monthly returns of the two side by side are made
 * of, see `commonCloses`.
 *
 * @param months How many at most, counted back from the last; one more than the returns that are wanted.
 * @returns The two in the order given, both with the same days.
 * @see STA-08, STA-11
 *
 * @example
 * // The closes of the last five years, and the one from which the first of them is measured.
 * commonMonthEnds(stock, market, 61);
 */
export function commonMonthEnds(
  left: DailyCloses,
  right: DailyCloses,
  months: number,
): readonly [DailyCloses, DailyCloses] {
  const [leftRows, rightRows]: [number[], number[]] = [[], []];
  let [i, k] = [left.day.length - 1, right.day.length - 1];
  while (i >= 0 && k >= 0 && leftRows.length < months) {
    const [ofLeft, ofRight] = [left.day[i] as Day, right.day[k] as Day];
    if (ofLeft > ofRight) i--;
    else if (ofRight > ofLeft) k--;
    else {
      leftRows.push(i);
      rightRows.push(k);
      const monthStart = ofLeft - datePartsOf(ofLeft).date + 1;
      while (i >= 0 && (left.day[i] as number) >= monthStart) i--;
      while (k >= 0 && (right.day[k] as number) >= monthStart) k--;
    }
  }
  return [rowsOf(left, leftRows.reverse()), rowsOf(right, rightRows.reverse())];
}

function rowsOf({ day, close }: DailyCloses, rows: readonly number[]): DailyCloses {
  const kept = { day: new Int32Array(rows.length), close: new Float64Array(rows.length) };
  for (let k = 0; k < rows.length; k++) {
    kept.day[k] = day[rows[k] as number] as number;
    kept.close[k] = close[rows[k] as number] as number;
  }
  return kept;
}
