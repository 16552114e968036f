import { splitRatioSince } from "../../fundamentals/index.ts";
import type { Split } from "../../series/index.ts";
import type { Day } from "../../time/index.ts";
import type { FirmIdentity } from "../firms/firm-identity.ts";
import { type Closes, closeBefore } from "./closes.ts";
import type { TargetStatement } from "./deduplicated.ts";
import { revision } from "./revision.ts";

/** A target on the share count of the as-of day, and what was posted. */
export interface AnalystTarget {
  readonly published: Day;
  readonly firm: FirmIdentity;
  readonly analyst: string | null;
  /** As the provider says; otherwise `raise`, `lower` or `reiterate` by the prior target. */
  readonly action: string | null;
  /** Money per share of the as-of day, as are the two below. */
  readonly target: number;
  readonly priorTarget: number | null;
  readonly priceWhenPosted: number | null;
  /** Whether the provider states the price when posted, or it is the last close before the post. */
  readonly priceFrom: "provider" | "close" | null;
  /** target / priceWhenPosted - 1; null without that price. */
  readonly upsideWhenPosted: number | null;
  /** Target in shares of the day of the post: the number that was published. */
  readonly postedTarget: number;
  readonly sources: readonly string[];
}

/** What is needed to bring targets to the share count of a day. */
export interface TargetBasis {
  readonly closes: Closes;
  readonly splits: readonly Split[];
  readonly asOf: Day;
}

/**
 * Brings targets and prices when posted to the share count of the as-of day: the splits after the post count. A price
 * when posted that the provider does not state is the last close before the day of the post.
 *
 * A prior target may be stated in shares of the post before it. Where that post is known and has the same number, its
 * own share count is used; where there is no prior target, it is the firm's post before.
 *
 * @param statements By day, each once.
 * @param basis Closes in shares of the as-of day, and the splits.
 * @returns In the same order.
 * @see PT-01, PT-02, FND-12
 *
 * @example
 * // Posted at 1,400 on 2025-10-22; 10:1 on 2025-11-17.
 * adjustedTargets([statement], { closes, splits, asOf: day("2026-01-05") })[0]?.target; // 140
 */
export function adjustedTargets(
  statements: readonly TargetStatement[],
  { closes, splits, asOf }: TargetBasis,
): AnalystTarget[] {
  const before = new Map<string, AnalystTarget>();
  return statements.map((statement) => {
    const { published, firm, analyst, sources } = statement;
    const ratio = splitRatioSince(splits, published, asOf);
    const target = statement.target / ratio;
    const priorTarget = priorOf(statement, before.get(firm.id), ratio);
    const stated = statement.priceWhenPosted === null ? null : statement.priceWhenPosted / ratio;
    const priceWhenPosted = stated ?? closeBefore(closes, published);
    const adjusted: AnalystTarget = {
      published,
      firm,
      analyst,
      target,
      priorTarget,
      priceWhenPosted,
      sources,
      action: statement.action ?? revision(target, priorTarget),
      priceFrom: stated === null ? (priceWhenPosted === null ? null : "close") : "provider",
      upsideWhenPosted: priceWhenPosted === null ? null : target / priceWhenPosted - 1,
      postedTarget: statement.target,
    };
    before.set(firm.id, adjusted);
    return adjusted;
  });
}

function priorOf({ priorTarget }: TargetStatement, before: AnalystTarget | undefined, ratio: number): number | null {
  if (priorTarget === null || priorTarget === before?.postedTarget) return before?.target ?? null;
  return priorTarget / ratio;
}
