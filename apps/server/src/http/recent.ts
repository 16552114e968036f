import type { LRUCache } from "lru-cache";
import type { SharedWork } from "./shared-work.ts";

/**
 * What is known under a key, or is begun now. What failed or was given up is not kept.
 *
 * @param options Its size, in a cache that is bounded by sizes.
 */
export function recent<Key extends number | string, Work extends Pick<SharedWork<unknown>, "isGivenUp" | "result">>(
  cache: LRUCache<Key, Work>,
  key: Key,
  begin: () => Work,
  options?: { readonly size: number },
): Work {
  const before = cache.get(key);
  if (before && !before.isGivenUp) return before;
  const begun = begin();
  cache.set(key, begun, options);
  begun.result.catch(() => {
    if (cache.peek(key) === begun) cache.delete(key);
  });
  return begun;
}
