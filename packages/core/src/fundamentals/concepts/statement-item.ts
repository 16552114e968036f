import type { Item } from "./expression.ts";

const firstOf = (kind: Item["kind"], [first, ...others]: readonly [string, ...string[]]): Item => ({
  kind,
  find: others.length === 0 ? first : { firstOf: [first, ...others] },
});

/** A flow of a whole statement: the first of some concepts. */
export const flow = (...concepts: readonly [string, ...string[]]): Item => firstOf("flow", concepts);

/** A balance of a whole statement: the first of some concepts. */
export const stock = (...concepts: readonly [string, ...string[]]): Item => firstOf("stock", concepts);
