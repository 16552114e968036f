import type { CheckState } from "../checks/index.ts";
import type { Reason } from "../figure/index.ts";
import { type CheckColumn, checkStates, type MetricColumn, reasonAt, type ScreenMatrix } from "../screen/index.ts";
import { VERDICT_DIMENSIONS, type VerdictDimension } from "../words/index.ts";
import { checkScore, countScore, gapScore } from "./part-scores.ts";
import { type PeerPlace, peerPlace } from "./peer-place.ts";
import type { TargetSigns } from "./target-signs.ts";
import { VERDICT_PARTS, type VerdictPart } from "./verdict-part.ts";

/** A part of a dimension with its score, or the reason why it has none. */
export interface JudgedPart {
  readonly part: VerdictPart;
  /** From 0 to 1; NaN where it is not known. */
  readonly score: number;
  /** Why the score is not known, or what settled it whatever the number; null where a number stands behind it. */
  readonly because: Reason | null;
  /** Of a check. */
  readonly state: CheckState | null;
  /** Of a standing. */
  readonly place: PeerPlace | null;
}

/** One of the six dimensions on a day. */
export interface JudgedDimension {
  readonly dimension: VerdictDimension;
  /** Mean of the known parts, from 0 to 1; null where too few of them are known. */
  readonly score: number | null;
  /** Why there is none: what most of its unknown parts lack; otherwise null. */
  readonly because: Reason | null;
  /** Parts with a score. */
  readonly known: number;
  /** Those that apply to the kind of company, known or not. */
  readonly parts: readonly JudgedPart[];
}

/** A company of a market on a day. */
export interface JudgedRow {
  /** With at least the companies of its sector. */
  readonly matrix: ScreenMatrix;
  readonly row: number;
  readonly targets: TargetSigns;
}

/** One part alone is no dimension. */
const MIN_PARTS = 2;

/**
 * Judges a company on a day by its value, growth, profitability, health, by what analysts expect, and by how its price behaves.
 *
 * Each known part counts the same. A dimension of which fewer than half of the parts are known, or fewer than two, is not
 * judged: what is unknown counts neither for nor against a company.
 *
 * @see VER-01 to VER-03
 *
 * @example
 * stockVerdict({ matrix, row, targets })[0]; // { dimension: "value", score: 0.71, known: 7, ... }
 */
export function stockVerdict(judged: JudgedRow): readonly JudgedDimension[] {
  return VERDICT_DIMENSIONS.map((dimension) => {
    const parts = VERDICT_PARTS[dimension].flatMap((part) => judgedPart(part, judged) ?? []);
    return { dimension, parts, ...scoreOf(parts) };
  });
}

/**
 * The score of a dimension: the mean of the parts that are known.
 *
 * @param parts Those that apply to the company; an unknown one has NaN.
 * @see VER-02
 *
 * @example
 * scoreOf([{ score: 1, because: null }, { score: 0, because: null }]); // { score: 0.5, because: null, known: 2 }
 */
export function scoreOf(
  parts: readonly Pick<JudgedPart, "score" | "because">[],
): Pick<JudgedDimension, "score" | "because" | "known"> {
  const scores = parts.flatMap(({ score }) => (Number.isNaN(score) ? [] : [score]));
  const known = scores.length;
  if (known >= MIN_PARTS && known * 2 >= parts.length) {
    return { score: scores.reduce((sum, score) => sum + score, 0) / known, because: null, known };
  }
  return { score: null, because: commonReason(parts), known };
}

/** What most unknown parts lack; of equally many the first. */
function commonReason(parts: readonly Pick<JudgedPart, "score" | "because">[]): Reason {
  const counts = new Map<Reason, number>();
  for (const { score, because } of parts) {
    if (Number.isNaN(score) && because) counts.set(because, (counts.get(because) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, left], [, right]) => right - left);
  return most?.[0] ?? "not-applicable";
}

/** Null where the part means nothing for this kind of company. */
function judgedPart(part: VerdictPart, judged: JudgedRow): JudgedPart | null {
  if ("check" in part) return ofCheck(part, judged);
  return "metric" in part ? ofMetric(part, judged) : ofTargets(part, judged.targets);
}

type CheckPart = Extract<VerdictPart, { check: string }>;
type MetricPart = Extract<VerdictPart, { metric: string }>;
type TargetPart = Exclude<VerdictPart, CheckPart | MetricPart>;

function ofTargets(part: TargetPart, targets: TargetSigns): JudgedPart {
  if (part.kind === "gap") {
    const { consensus } = targets;
    return consensus.value === null ? unknownPart(part, consensus.because) : known(part, gapScore(consensus.value));
  }
  const count = targets[part.id];
  return "because" in count ? unknownPart(part, count.because) : known(part, countScore(count));
}

function ofMetric(part: MetricPart, { matrix, row }: JudgedRow): JudgedPart | null {
  const place = peerPlace(matrix, matrix.metrics.get(part.metric) as MetricColumn, row);
  if (typeof place !== "string") return { ...known(part, place.share), place };
  return place.startsWith("not-applicable") ? null : unknownPart(part, place);
}

function ofCheck(part: CheckPart, { matrix, row }: JudgedRow): JudgedPart | null {
  const column = matrix.checks.get(part.check) as CheckColumn;
  const [state = "unknown"] = checkStates(column, Int32Array.of(row));
  if (state === "not-applicable") return null;
  const because = reasonAt(column.missing, row);
  // A count of years that is too short for its threshold has a value, and no result.
  if (state === "unknown") return { ...unknownPart(part, because ?? "too-few-periods"), state };
  const score = part.kind === "gap" ? gapScore(1 / (column.values[row] as number) - 1) : checkScore(state);
  return { ...known(part, score), because, state };
}

function known(part: VerdictPart, score: number): JudgedPart {
  return { part, score, because: null, state: null, place: null };
}

function unknownPart(part: VerdictPart, because: Reason): JudgedPart {
  return { part, score: Number.NaN, because, state: null, place: null };
}
