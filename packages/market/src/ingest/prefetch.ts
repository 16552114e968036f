/**
 * Begins work on the next items before their results are needed.
 *
 * @param items In the order in which the results are wanted.
 * @param depth How many to begin ahead of the current one.
 * @param begin Begins work on one.
 * @returns Each item with its result, in the order of the items.
 * @throws What the work on an item threw, when its turn comes.
 */
export async function* prefetch<Item, Result>(
  items: Iterable<Item>,
  depth: number,
  begin: (item: Item) => Promise<Result>,
): AsyncGenerator<readonly [Item, Result]> {
  const coming = items[Symbol.iterator]();
  const begun: (readonly [Item, Promise<Result>])[] = [];
  const beginNext = () => {
    const { value, done } = coming.next();
    if (done) return;
    const result = begin(value);
    // A failure is thrown when its turn comes, not in the process.
    result.catch(() => undefined);
    begun.push([value, result]);
  };
  for (let ahead = 0; ahead < depth; ahead++) beginNext();
  for (let first = begun.shift(); first !== undefined; first = begun.shift()) {
    beginNext();
    const [item, result] = first;
    yield [item, await result];
  }
}
