/**
 * The value of a key, computed the first time it is asked for.
 *
 * @example
 * remembered(new Map(), "a", () => 1); // 1, and kept in the map
 */
export function remembered<Key, Value>(known: Map<Key, Value>, key: Key, compute: () => Value): Value {
  const value = known.get(key);
  if (value !== undefined) return value;
  const computed = compute();
  known.set(key, computed);
  return computed;
}
