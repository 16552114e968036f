import type { ReportRule, ReportSection } from "../../words/index.ts";
import { REPORT_SECTIONS } from "../../words/index.ts";
import type { Report, ReportedCompetitor, ReportedProduct, ReportSentence } from "../report.ts";
import type { CheckContext } from "./check-context.ts";
import { checkSentence, type SentencePart } from "./check-sentence.ts";
import { isWrittenIn } from "./language.ts";
import { ownFigures } from "./own-figures.ts";
import { parseText } from "./placeholder.ts";
import { notPlain } from "./plain-text.ts";
import { type SectionContent, schemaFault } from "./section-schema.ts";

/** A sentence that breaks a rule. */
export interface Breach {
  readonly section: ReportSection;
  /** Path of the sentence, such as `competitors[2].why`; of the field that does not fit its schema. */
  readonly place: string;
  readonly rule: ReportRule;
  /** The words that break it. */
  readonly found: string;
}

/**
 * Checks a section of a report, whoever wrote it: its shape, that every reference exists, that no figure is its writer's own,
 * that words of direction agree with the figures beside them, that references fit, its language, that it is plain text without
 * advice, and its length.
 *
 * @param section Its name.
 * @param value The section, as it was written.
 * @param context What it is held against.
 * @returns Every sentence that breaks a rule; empty for a section that may be shown.
 *
 * @example
 * checkSection("bull", [{ text: "Sales rose by 12%.", refs: [] }], context).map(({ rule }) => rule); // ["refs", "figures"]
 */
export function checkSection(section: ReportSection, value: unknown, context: CheckContext): Breach[] {
  const fault = schemaFault(section, value);
  if (fault !== null) return [{ section, place: fault, rule: "schema", found: fault }];
  const written = placedSentences(section, value as SectionContent[typeof section]);
  const breaches = written.flatMap(({ sentence, part, place }) =>
    checkSentence(sentence, part, context).map((found) => ({ section, place, ...found })),
  );
  return [...breaches, ...ofWhole(section, value, context), ...languageOfAll(section, written, context)];
}

/**
 * Checks all sections of a report.
 *
 * @example
 * checkReport(report, context); // []: every sentence may be shown
 */
export function checkReport(report: Pick<Report, ReportSection>, context: CheckContext): Breach[] {
  return REPORT_SECTIONS.flatMap((section) => checkSection(section, report[section], context));
}

/** A sentence where it stands. */
export interface PlacedSentence {
  readonly sentence: ReportSentence;
  /** What it is for. */
  readonly part: SentencePart;
  /** Its path, such as `competitors[2].why`. */
  readonly place: string;
}

/**
 * The sentences of a section, in the order of reading.
 *
 * @example
 * placedSentences("bull", report.bull)[0]?.place; // "bull[0]"
 */
export function placedSentences(section: ReportSection, value: SectionContent[ReportSection]): PlacedSentence[] {
  if (section === "products") return (value as Report["products"]).flatMap(ofProduct);
  if (section === "competitors") return (value as Report["competitors"]).flatMap(ofCompetitor);
  if (section === "moat") return ofMoat(value as Report["moat"]);
  return (value as Report["summary"]).map((sentence, at) => ({ sentence, part: section, place: `${section}[${at}]` }));
}

function ofProduct({ what, trend }: ReportedProduct, at: number): PlacedSentence[] {
  const place = `products[${at}]`;
  const own: PlacedSentence = { sentence: what, part: "products", place: `${place}.what` };
  return trend === null ? [own] : [own, { sentence: trend, part: "productTrend", place: `${place}.trend` }];
}

function ofCompetitor({ why, strongerIn, weakerIn }: ReportedCompetitor, at: number): PlacedSentence[] {
  const place = `competitors[${at}]`;
  const parts = [
    ["competitors", why, "why"],
    ["strongerIn", strongerIn, "strongerIn"],
    ["weakerIn", weakerIn, "weakerIn"],
  ] as const;
  return parts.flatMap(([part, sentence, name]) =>
    sentence === null ? [] : [{ sentence, part, place: `${place}.${name}` }],
  );
}

function ofMoat({ sources, text }: Report["moat"]): PlacedSentence[] {
  return [
    ...sources.map(
      ({ reason }, at): PlacedSentence => ({
        sentence: reason,
        part: "moatSource",
        place: `moat.sources[${at}].reason`,
      }),
    ),
    ...text.map((sentence, at): PlacedSentence => ({ sentence, part: "moat", place: `moat.text[${at}]` })),
  ];
}

/** What no sentence alone tells: names that the evidence lacks, and a moat other than the measured one. */
function ofWhole(section: ReportSection, value: unknown, context: CheckContext): Breach[] {
  if (section === "products") return namesOfProducts(value as Report["products"], context);
  if (section === "competitors") return namesOfCompetitors(value as Report["competitors"], context);
  return section === "moat" ? notMeasured(value as Report["moat"], context) : [];
}

function namesOfProducts(products: Report["products"], { items, names }: CheckContext): Breach[] {
  return products.flatMap(({ name, what }, at) => {
    if (names.includes(name)) return [];
    const cited = what.refs.flatMap((id) => items.get(id) ?? []);
    const isCited = cited.some((item) => item.kind === "passage" && hasWordsOf(name, item.text));
    const isName = isCited && notPlain(name) === null && ownFigures(name, cited, []).length === 0;
    return isName ? [] : [refused("products", `products[${at}].name`, name)];
  });
}

/** A heading such as `Wearables, Home and Accessories` stands above a paragraph that tells of each. */
function hasWordsOf(name: string, text: string): boolean {
  const lower = text.toLowerCase();
  const words = name.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [name.toLowerCase()];
  return words.every((word) => word === "and" || lower.includes(word.replace(/(?:ies|s)$/u, "")));
}

function namesOfCompetitors(competitors: Report["competitors"], context: CheckContext): Breach[] {
  return competitors.flatMap((competitor, at) => {
    const { code, name, why, strongerIn, weakerIn } = competitor;
    const foreign = [why, strongerIn, weakerIn].flatMap((sentence) =>
      (sentence?.refs ?? []).filter((id) => isOfOtherPeer(id, code)),
    );
    return [
      ...(isKnownAs(competitor, context) ? [] : [refused("competitors", `competitors[${at}].name`, code ?? name)]),
      ...foreign.map((id) => refused("competitors", `competitors[${at}]`, id)),
    ];
  });
}

/** By its symbol and a name of that symbol's company; without a symbol, by the passage that names it. */
function isKnownAs({ code, name, why }: ReportedCompetitor, { items, competitors, names }: CheckContext): boolean {
  if (code !== null) return competitors.get(code)?.includes(name) === true;
  const isCited = why.refs.some((id) => {
    const item = items.get(id);
    return item?.kind === "passage" && item.text.includes(name);
  });
  return isCited && (names.includes(name) || notPlain(name) === null);
}

/** The numbers of one competitor say nothing of another. */
function isOfOtherPeer(id: string, code: string | null): boolean {
  return id.startsWith("peer.") && id.slice("peer.".length, id.lastIndexOf(".")) !== code;
}

function notMeasured({ width, trend, sources }: Report["moat"], { moat }: CheckContext): Breach[] {
  return [
    ...(width === moat.width ? [] : [refused("moat", "moat.width", width)]),
    ...(trend === moat.trend ? [] : [refused("moat", "moat.trend", trend)]),
    ...sources.flatMap(({ source, score }, at) =>
      score === moat.scores[source] ? [] : [refused("moat", `moat.sources[${at}].score`, `${score}`)],
    ),
  ];
}

function refused(section: ReportSection, place: string, found: string): Breach {
  return { section, place, rule: "refs", found };
}

/** Sentences too short to be told by themselves are told together. */
function languageOfAll(section: ReportSection, written: readonly PlacedSentence[], context: CheckContext): Breach[] {
  const own = written.map(({ sentence }) => parseText(sentence.text).own).join(" ");
  const isFitting = own.trim() === "" || isWrittenIn(own, context.language, context.names);
  return isFitting ? [] : [{ section, place: section, rule: "language", found: context.language }];
}
