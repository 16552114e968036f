import type { Day } from "../../time/index.ts";
import type { PriceTargetPost } from "./price-target-post.ts";

/** Why a post does not count. */
export type PostExclusion = "after-as-of" | "target-not-positive" | "currency-differs" | "currency-unknown";

/** A post that does not count, and the reason. */
export interface ExcludedPost {
  readonly post: PriceTargetPost;
  readonly because: PostExclusion;
}

/** Posts that count, in the order given, and the others. */
export interface SortedPosts {
  readonly valid: readonly PriceTargetPost[];
  readonly excluded: readonly ExcludedPost[];
}

/**
 * Separates the posts that count from those that do not: published by the day, with a target above 0 in the currency of the
 * price.
 *
 * @param posts Posts of one stock.
 * @param asOf The day as of which one looks.
 * @param currency The currency in which the stock is quoted; null when unknown: no target can be held against its price then.
 * @see PT-01, GEN-06
 *
 * @example
 * validPosts(posts, day("2026-06-15"), "USD").excluded; // [{ post, because: "after-as-of" }]
 */
export function validPosts(posts: readonly PriceTargetPost[], asOf: Day, currency: string | null): SortedPosts {
  const valid: PriceTargetPost[] = [];
  const excluded: ExcludedPost[] = [];
  for (const post of posts) {
    const because = exclusionOf(post, asOf, currency);
    if (because === null) valid.push(post);
    else excluded.push({ post, because });
  }
  return { valid, excluded };
}

function exclusionOf(
  { published, target, currency }: PriceTargetPost,
  asOf: Day,
  quoted: string | null,
): PostExclusion | null {
  if (published > asOf) return "after-as-of";
  if (!(target > 0 && Number.isFinite(target))) return "target-not-positive";
  if (quoted === null) return "currency-unknown";
  return currency === quoted ? null : "currency-differs";
}
