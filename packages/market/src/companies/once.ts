/** Makes a computation that runs when its result is first asked for, and not again. */
export function once<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
