import type { EvidenceKind, EvidenceUnit, FigureForm, ReportRule, ReportSection } from "../../words/index.ts";
import type { EvidenceItem } from "../evidence.ts";
import type { ReportSentence } from "../report.ts";
import type { CheckContext } from "./check-context.ts";
import { wrongDirections } from "./direction.ts";
import { isWrittenIn } from "./language.ts";
import { ownFigures } from "./own-figures.ts";
import { type ParsedText, parseText } from "./placeholder.ts";
import { hasFittingLength, notPlain } from "./plain-text.ts";
import { withoutNames } from "./without-names.ts";

/** What a sentence breaks, and by which of its words. */
export interface SentenceBreach {
  readonly rule: ReportRule;
  readonly found: string;
}

/** What a sentence is for; sections with sentences of several kinds name them. */
export type SentencePart = ReportSection | "productTrend" | "strongerIn" | "weakerIn" | "moatSource";

const NUMBERS: readonly EvidenceKind[] = [
  "metric",
  "check",
  "valuation",
  "industry",
  "price",
  "targets",
  "peer",
  "moat",
];
const ALL: readonly EvidenceKind[] = [...NUMBERS, "passage"];

/** Of these kinds a sentence needs at least one reference. */
const FITTING: Readonly<Record<SentencePart, readonly EvidenceKind[]>> = {
  summary: ALL,
  products: ["passage"],
  // No number here is of a part of the company.
  productTrend: [],
  competitors: ["passage", "peer", "industry"],
  strongerIn: ["peer"],
  weakerIn: ["peer"],
  moat: ["moat", "passage", "industry", "metric"],
  moatSource: ["moat", "passage"],
  bull: ALL,
  bear: ALL,
  wouldChange: NUMBERS,
};

/** In which forms a unit can be shown; a difference of fractions is shown in points. */
const FORMS: Readonly<Record<EvidenceUnit, readonly FigureForm[]>> = {
  fraction: ["percent", "signedPercent", "percentSize", "points", "pointsSize"],
  share: ["share"],
  points: ["points", "pointsSize"],
  money: ["money"],
  perShare: ["perShare"],
  times: ["times"],
  years: ["years", "count"],
  count: ["count", "years"],
  score: ["count"],
};

/**
 * Checks a sentence by all rules but the schema.
 *
 * @param sentence A sentence of the right shape.
 * @param part What it is for.
 * @param context Evidence, language and names.
 * @returns Every rule that it breaks, with the words that break it; empty for a sentence that may be shown.
 *
 * @example
 * checkSentence({ text: "Sales fell by 5%.", refs: ["metric.revenue.change"] }, "bear", context)[0]?.rule; // "figures"
 */
export function checkSentence(sentence: ReportSentence, part: SentencePart, context: CheckContext): SentenceBreach[] {
  const { items, language, names } = context;
  const parsed = parseText(sentence.text);
  // What a page says instead of a sentence is not looked at: that would take time, and change nothing.
  if (!hasFittingLength(parsed.own, language, true)) return [{ rule: "length", found: `${parsed.own.length}` }];
  const cited = sentence.refs.flatMap((id) => items.get(id) ?? []);
  const own = withoutNames(parsed.own, names);
  const markup = notPlain(own);
  return [
    ...brokenRefs(sentence, parsed, items).map(breach("refs")),
    ...ownFigures(parsed.own, cited, names).map(breach("figures")),
    ...wrongDirections({ ...parsed, own }, items, { language, isConditional: part === "wouldChange" }).map(
      breach("direction"),
    ),
    ...(isFitting(cited, part) ? [] : [{ rule: "kind" as const, found: sentence.refs.join(" ") }]),
    ...unfittingForms(parsed, items).map(breach("kind")),
    ...(part === "products" ? parsed.placed.map(({ id }) => ({ rule: "kind" as const, found: id })) : []),
    ...(isWrittenIn(own, language, names) ? [] : [{ rule: "language" as const, found: sentence.text }]),
    ...(markup === null ? [] : [{ rule: "plain" as const, found: markup }]),
    ...(hasFittingLength(parsed.own, language, parsed.quoted.length > 0)
      ? []
      : [{ rule: "length" as const, found: `${parsed.own.length}` }]),
  ];
}

function breach(rule: ReportRule): (found: string) => SentenceBreach {
  return (found) => ({ rule, found });
}

/** Ids that do not exist, figures that are placed without being named as reference or without a value, quotations of no passage. */
function brokenRefs(
  { refs }: ReportSentence,
  { placed, quoted }: ParsedText,
  items: ReadonlyMap<string, EvidenceItem>,
): string[] {
  const named = new Set(refs);
  return [
    ...(refs.length === 0 ? ["no reference"] : []),
    ...refs.filter((id) => !items.has(id)),
    ...placed.map(({ id }) => id).filter((id) => !named.has(id) || !isKnownNumber(items.get(id))),
    ...quoted.filter((id) => !named.has(id) || items.get(id)?.kind !== "passage"),
  ];
}

function isKnownNumber(item: EvidenceItem | undefined): boolean {
  return item !== undefined && item.kind !== "passage" && item.figure.value !== null;
}

function isFitting(cited: readonly EvidenceItem[], part: SentencePart): boolean {
  return cited.length === 0 || cited.some(({ kind }) => FITTING[part].includes(kind));
}

function unfittingForms({ placed }: ParsedText, items: ReadonlyMap<string, EvidenceItem>): string[] {
  return placed.flatMap(({ id, form }) => {
    const item = items.get(id);
    return item === undefined || item.kind === "passage" || FORMS[item.unit].includes(form) ? [] : [`${id}|${form}`];
  });
}
