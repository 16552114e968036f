/**
 * Makes plain JSON of an answer: numbers that are not finite become null, typed arrays become arrays.
 * `JSON.stringify` alone would write a `Float64Array` as an object with its indices as keys.
 */
export function finite(value: unknown): unknown {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(finite);
  if (ArrayBuffer.isView(value)) return Array.from(value as unknown as ArrayLike<number>, finite);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, finite(member)]));
}
