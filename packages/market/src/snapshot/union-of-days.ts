/**
 * Joins two rising lists of days. Symbols of a market share nearly all of theirs, so that mostly nothing is new.
 *
 * @param known Days, rising.
 * @param day Days, rising.
 * @returns All days of both, rising, each once; `known` itself when it holds all of `day`.
 *
 * @example
 * unionOfDays(Int32Array.of(1, 3), Int32Array.of(2, 3)); // 1, 2, 3
 */
export function unionOfDays(known: Int32Array, day: Int32Array): Int32Array {
  return isWithin(day, known) ? known : merged(known, day);
}

function isWithin(day: Int32Array, known: Int32Array): boolean {
  for (let row = 0, at = 0; row < day.length; row++) {
    const session = day[row] as number;
    while (at < known.length && (known[at] as number) < session) at++;
    if (known[at] !== session) return false;
  }
  return true;
}

function merged(left: Int32Array, right: Int32Array): Int32Array {
  const all = new Int32Array(left.length + right.length);
  let length = 0;
  for (let a = 0, b = 0; a < left.length || b < right.length; length++) {
    const next = Math.min(left[a] ?? Number.POSITIVE_INFINITY, right[b] ?? Number.POSITIVE_INFINITY);
    if (left[a] === next) a++;
    if (right[b] === next) b++;
    all[length] = next;
  }
  return all.slice(0, length);
}
