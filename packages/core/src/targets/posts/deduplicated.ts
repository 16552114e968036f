import { type FirmIdentity, firmIdentity } from "../firms/firm-identity.ts";
import type { PriceTargetPost } from "./price-target-post.ts";

/** The target of a firm on a day, once, however many publishers repeated it. */
export interface TargetStatement extends Omit<PriceTargetPost, "firm" | "source"> {
  readonly firm: FirmIdentity;
  /** Every provider that has it, each once, in the order of the posts. */
  readonly sources: readonly string[];
}

/**
 * Joins the posts that say the same: one firm, one day, one target. What one publisher leaves out is taken from the next.
 *
 * @param posts Posts of one stock.
 * @returns By day, those of one day in the order given, which is that of publication.
 * @see docs/rules.md, "Repeated posts"
 *
 * @example
 * deduplicated([yahooPost, fmpPost])[0]?.sources; // ["yahoo", "fmp"]
 */
export function deduplicated(posts: readonly PriceTargetPost[]): TargetStatement[] {
  const statements = new Map<string, TargetStatement>();
  // A firm posts a hundred times and is spelled in two ways.
  const houses = new Map<string, FirmIdentity>();
  for (const { firm: spelled, source, ...post } of posts) {
    const firm = houses.get(spelled) ?? firmIdentity(spelled);
    houses.set(spelled, firm);
    const key = `${post.published} ${post.target} ${firm.id}`;
    const known = statements.get(key);
    statements.set(key, known === undefined ? { ...post, firm, sources: [source] } : joined(known, post, source));
  }
  return [...statements.values()].sort((left, right) => left.published - right.published);
}

function joined(
  known: TargetStatement,
  copy: Omit<PriceTargetPost, "firm" | "source">,
  source: string,
): TargetStatement {
  return {
    ...known,
    analyst: known.analyst ?? copy.analyst,
    action: known.action ?? copy.action,
    priorTarget: known.priorTarget ?? copy.priorTarget,
    priceWhenPosted: known.priceWhenPosted ?? copy.priceWhenPosted,
    sources: known.sources.includes(source) ? known.sources : [...known.sources, source],
  };
}
