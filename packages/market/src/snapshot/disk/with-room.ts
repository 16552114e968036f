/** So many values at least: a smaller column grows again at once. */
const FIRST_VALUES = 1024;

/**
 * A column with room for a number of values: the one given where it is large enough, otherwise one of at least twice its
 * size with the same values. Most files of a small market are tiny, and a buffer takes longer to allocate than to fill.
 */
export function withRoom<Values extends Uint8Array | Int32Array | Float64Array>(values: Values, count: number): Values {
  if (count <= values.length) return values;
  const Column = values.constructor as new (length: number) => Values;
  const larger = new Column(Math.max(FIRST_VALUES, 2 * values.length, count));
  larger.set(values);
  return larger;
}
