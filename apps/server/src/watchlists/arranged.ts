import { Failure } from "../http/index.ts";

/**
 * Puts what is named first, in the order of the names, and leaves the others behind in theirs. A name of nothing that is
 * there is passed over, because another tab may just have removed it.
 *
 * @throws {Failure} `notFound` if nothing of it is there.
 *
 * @example
 * arranged([{ id: "a" }, { id: "b" }, { id: "c" }], ({ id }) => id, ["c", "a"]); // c, a, b
 */
export function arranged<Item extends object>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  names: readonly string[],
): readonly Item[] {
  const byName = new Map(items.map((item) => [nameOf(item), item]));
  const first = new Set(names.map((name) => byName.get(name)).filter((item) => item !== undefined));
  if (first.size === 0) throw new Failure("notFound");
  return [...first, ...items.filter((item) => !first.has(item))];
}
