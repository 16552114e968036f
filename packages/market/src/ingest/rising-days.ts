/**
 * The days of a delivery, whatever order its file has, each once.
 *
 * @param day Days since 1970-01-01.
 * @returns The same array where it rises already.
 */
export function risingDays(day: Int32Array): Int32Array {
  const isRising = day.every((value, row) => row === 0 || value > (day[row - 1] as number));
  return isRising ? day : Int32Array.from(new Set(day)).sort();
}
