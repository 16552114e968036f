/** A map, or one that holds its keys weakly. */
interface Store<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/**
 * The value of a key, computed the first time it is needed.
 *
 * @example
 * remembered(new Map(), "a", () => 1); // 1, and kept in the map
 */
export function remembered<Key, Value>(known: Store<Key, Value>, key: Key, compute: () => Value): Value {
  const value = known.get(key);
  if (value !== undefined) return value;
  const computed = compute();
  known.set(key, computed);
  return computed;
}

/**
 * A function that computes its value for each key once.
 *
 * @param compute Gives the same value for a key on every call; never undefined.
 *
 * @example
 * memoized((end: Day) => ofQuarter(end)); // the second call with one end looks the number up
 */
export function memoized<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key);
    if (value !== undefined) return value;
    const computed = compute(key);
    known.set(key, computed);
    return computed;
  };
}
