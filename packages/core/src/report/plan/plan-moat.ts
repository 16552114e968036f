import { MOAT_LIMIT_DEFAULTS } from "../../moat/index.ts";
import type { MoatReason, MoatSource, MoatWidth } from "../../words/index.ts";
import { FACT_ITEMS, type FactName, type KnownNumbers } from "../facts.ts";
import type { ReportMaterial } from "./report-material.ts";
import type { SentencePlan } from "./sentence-plan.ts";
import type { WordingId } from "./wording-ids.ts";
import { yearsAboveSlots } from "./years-above.ts";

const OF_WIDTH = { wide: "moat-wide", narrow: "moat-narrow", none: "moat-none", unknown: "moat-unseen" } as const;

/** The meaning of a change of the spread: a moat widens or narrows; where none is seen, only returns rise or fall. */
const OF_MOAT = { widening: "moat-widening", stable: "moat-stable", narrowing: "moat-narrowing" } as const;
const OF_RETURNS = { widening: "returns-rising", stable: "returns-steady", narrowing: "returns-falling" } as const;
const OF_PAIR = { wide: OF_MOAT, narrow: OF_MOAT, none: OF_RETURNS, unknown: OF_RETURNS } as const;

/** The number that a reason of a source places, by the name of the source. */
const NUMBER_OF: Readonly<Partial<Record<MoatSource, string>>> = {
  intangibleAssets: "standing",
  efficientScale: "share",
};

/**
 * Whether returns are those of a moat, and nothing in the accounts shows what it consists of: there is none by MOAT-04, for
 * another reason than poor returns, which has to be said.
 */
export function lacksSource(width: MoatWidth, { fact }: KnownNumbers): boolean {
  const { narrowShare } = MOAT_LIMIT_DEFAULTS;
  return width === "none" && fact("moatMedian") > 0 && fact("moatShare") >= narrowShare;
}

/** The sentences on the moat as a whole: how wide, and which way it goes. */
export function planMoat({ moat: { width, trend } }: ReportMaterial, numbers: KnownNumbers): readonly SentencePlan[] {
  const slots = yearsAboveSlots(known(["moatMedian", "moatYears"], numbers), numbers);
  // Without a median the history is too short: the report says so once, in what is not known.
  if (!("moatMedian" in slots)) return [];
  const wording = lacksSource(width, numbers) ? "moat-unsupported" : OF_WIDTH[width];
  const change = known(["moatChange"], numbers);
  if (trend === "unknown" || Object.keys(change).length === 0) return [{ wording, slots }];
  return [
    { wording, slots },
    { wording: OF_PAIR[width][trend], slots: change },
  ];
}

/** Why a source has its score; null where no item of evidence says anything of it. */
export function planSource(
  { source, reason }: { readonly source: MoatSource; readonly reason: MoatReason },
  { items, moat: { networkPassage } }: Pick<ReportMaterial, "items" | "moat">,
  numbers: KnownNumbers,
): SentencePlan | null {
  if (reason === "network-described") {
    return networkPassage === null ? null : { wording: reason, slots: { passage: networkPassage } };
  }
  if (reason === "network-not-described") {
    // Where the business is described: whoever doubts it can read that there.
    const read = items.find(({ kind }) => kind === "passage");
    return read === undefined ? null : { wording: reason, slots: {}, refs: [read.id] };
  }
  const measured = items.filter(({ kind, id }) => kind === "moat" && numbers.has(id)).map(({ id }) => id);
  const refs = measured.filter((id) => id.startsWith(`moat.${source}.`));
  const basis = refs.length > 0 ? refs : measured.slice(0, 1);
  if (basis.length === 0) return null;
  const name = NUMBER_OF[source];
  const number = refs.find((id) => id === `moat.${source}.${name}`);
  // Ahead of all says more than its share does.
  const isShare = name !== undefined && number !== undefined && numbers.of(number) < 1;
  const slots = isShare ? { [name]: number } : {};
  return { wording: wordingOf(source, reason), slots, refs: basis };
}

function wordingOf(source: MoatSource, reason: MoatReason): WordingId {
  return (reason === "not-visible" ? `not-visible.${source}` : reason) as WordingId;
}

function known(names: readonly FactName[], numbers: KnownNumbers): Record<string, string> {
  return Object.fromEntries(
    names.filter((name) => numbers.has(FACT_ITEMS[name])).map((name) => [name, FACT_ITEMS[name]]),
  );
}
