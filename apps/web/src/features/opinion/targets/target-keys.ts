import type { WireTarget } from "@plumbline/contract";

/**
 * A name for each target that an address can keep: its day and firm, and a number where a firm has published twice on a
 * day. It stays the same when newer targets are published.
 *
 * @param targets The newest first.
 *
 * @example
 * targetKeys(targets)[0]; // "2026-05-05.ubs"
 */
export function targetKeys(targets: readonly Pick<WireTarget, "firm" | "provenance">[]): string[] {
  const times = new Map<string, number>();
  return targets
    .toReversed()
    .map(({ firm, provenance }) => {
      const name = `${provenance.periodEnd}.${firm}`;
      const count = (times.get(name) ?? 0) + 1;
      times.set(name, count);
      return count === 1 ? name : `${name}.${count}`;
    })
    .reverse();
}
