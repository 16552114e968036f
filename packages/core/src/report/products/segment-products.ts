import type { Paragraph } from "../../filings/index.ts";
import { type Candidate, MIN_TEXT, RANKS } from "./candidate.ts";
import { isSubjectOf } from "./headed-products.ts";
import { cleanedName, isOfPlace, nameStanding } from "./product-name.ts";
import { splitNames } from "./split-names.ts";

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const UNITS =
  "segments|businesses|business units|business lines|lines of business|product lines|divisions|concepts|brands|strategic units|business groups";
/** A sentence that counts the parts of the business, or names them as its segments. */
const COUNTED = new RegExp(
  `\\b(${Object.keys(NUMBERS).join("|")}|\\d{1,2})\\s+(?:[\\p{L}-]+,?\\s+){0,4}?(${UNITS})\\b(.*)$`,
  "isu",
);
const NAMED = new RegExp(
  `\\b(?:operating|reportable|reporting|business)\\s+(${UNITS})\\s*(?:are|include|consist of|:|as follows)(.*)$`,
  "isu",
);
/** A sentence that begins with a segment. */
const OPENED =
  /^(?:The|Our)\s+((?:[\p{Lu}&][\p{L}\p{N}&.’'-]*,?\s+(?:and\s+|of\s+)?){1,6})(?:business |operating |reportable )?segment\s+(?:includes?|consists?|comprises?|provides?|offers?|develops?|designs?|manufactures?|makes?|sells?|produces?|markets?|delivers?|serves?)\b/u;
/** The words between the count and the first name. */
const LEAD =
  /^(?:\s*(?:,|—|–|-|:|of|are|being|including;?)\s+|[^.:;(]{0,140}?(?::|\bare|\bincluding|\bconsisting of|\bnamely)\s+)/iu;
const REMAINDER = /\bcollectively\s+(?:as|in|called|referred to as)\s+[“"]?((?:[\p{Lu}][\p{L}&]*\s?){1,4})/u;
const SENTENCES = /(?<=(?<!\b[\p{Lu}]|\bInc|\bCorp|\bCo|\bLtd)[.!?])\s+(?=[\p{Lu}])/u;
const MAX_WORDS = 8;
const MAX_NAMES = 10;
/** From so many parts on, places among them show that the company is divided by places. */
const BY_PLACE = 0.5;

/**
 * The lines of business that a sentence counts or names as segments, in it or in the list behind it. Segments that are places, or what
 * is left of the others, are none.
 *
 * @example
 * // "We have three segments: Community Banking, Wholesale Banking and Wells Fargo Financial."
 * segmentProducts(item1.paragraphs).map(({ name }) => name); // ["Community Banking", "Wholesale Banking", "Wells Fargo Financial"]
 */
export function segmentProducts(paragraphs: readonly Paragraph[]): Candidate[] {
  return paragraphs.flatMap((paragraph, at) => {
    if (paragraph.kind === "heading" || paragraph.kind === "table") return [];
    return sentencesOf(paragraph.text).flatMap((sentence) =>
      linesOf([...namesIn(sentence, paragraphs, at), ...openedBy(sentence)], paragraphs).map((name) => ({
        name,
        paragraph: describing(name, paragraphs) ?? paragraph,
        at,
        rank: RANKS.line,
      })),
    );
  });
}

function namesIn(sentence: string, paragraphs: readonly Paragraph[], at: number): string[] {
  const counted = COUNTED.exec(sentence);
  const named = counted ?? NAMED.exec(sentence);
  if (named === null) return [];
  const [unit, rest] = (counted ? [counted[2], counted[3]] : [named[1], named[2]]) as [string, string];
  const count = counted ? (NUMBERS[(counted[1] as string).toLowerCase()] ?? Number(counted[1])) : null;
  const list = /:\s*$/.test(sentence)
    ? listBehind(paragraphs, at)
    : inSentence(rest, { count, isPlainNamed: !counted });
  const isCapital = list.every((name) => /^[\p{Lu}\d]/u.test(name));
  const mayBeSmall = /product lines/i.test(`${unit} ${sentence}`);
  if (!(isCapital || mayBeSmall) || list.length < 2 || list.length > MAX_NAMES) return [];
  const remainder = REMAINDER.exec(sentence)?.[1];
  return remainder === undefined ? list : [...list, remainder.trim()];
}

function openedBy(sentence: string): readonly string[] {
  const name = OPENED.exec(sentence)?.[1]?.trim();
  return name === undefined ? [] : [name];
}

function inSentence(
  rest: string,
  { count, isPlainNamed }: { readonly count: number | null; readonly isPlainNamed: boolean },
): string[] {
  const lead = isPlainNamed ? /^\s*/.exec(rest) : LEAD.exec(rest);
  if (lead === null) return [];
  const list = rest.slice(lead[0].length).replace(/\s\((?:the|collectively|each)\b.*$/isu, "");
  const names = splitNames(list, count).map((name) => name.replace(/\s*\([^)]*\)?$/, "").replace(/^the\s+/i, ""));
  return names.every((name) => name !== "" && name.split(" ").length <= MAX_WORDS) ? names : [];
}

/** The entries of the list behind a paragraph: whole, or the name that each begins with. */
function listBehind(paragraphs: readonly Paragraph[], at: number): string[] {
  const end = paragraphs.findIndex(({ kind }, place) => place > at && kind !== "list");
  return paragraphs.slice(at + 1, end < 0 ? undefined : end).flatMap(({ text }) => {
    const entry = cleanedName(text.replace(/[;,.]?\s*(?:and)?\s*$/, ""));
    const name = entry.split(" ").length <= 6 && !/[,:]/.test(entry) ? entry : beginningName(entry);
    return name === "" ? [] : [name];
  });
}

function beginningName(entry: string): string {
  return (
    /^(?:[\p{Lu}\d][\p{L}\p{N}.’'/-]*|&|and|of)(?:\s+(?:[\p{Lu}\d][\p{L}\p{N}.’'/-]*|&|and(?=\s[\p{Lu}])|of(?=\s[\p{Lu}])))*/u.exec(
      entry,
    )?.[0] ?? ""
  ).trim();
}

/** Of parts that are mostly places only those are lines of business that have a heading of their own. */
function linesOf(names: readonly string[], paragraphs: readonly Paragraph[]): readonly string[] {
  const isByPlace = names.length > 0 && names.filter(isOfPlace).length / names.length >= BY_PLACE;
  return names.flatMap((written) => {
    const name = cleanedName(written);
    const isLeftOut = isByPlace && (isOfPlace(written) || headingOf(name, paragraphs) < 0);
    return isLeftOut || nameStanding(name) === "never" ? [] : [name];
  });
}

function headingOf(name: string, paragraphs: readonly Paragraph[]): number {
  const wanted = name.toLowerCase();
  return paragraphs.findIndex(({ kind, text }) => kind === "heading" && cleanedName(text).toLowerCase() === wanted);
}

/** The paragraph that tells of a line: under its heading, or one whose sentence it is the subject of. */
function describing(name: string, paragraphs: readonly Paragraph[]): Paragraph | undefined {
  const headed = headingOf(name, paragraphs);
  const below = headed < 0 ? undefined : paragraphs[headed + 1];
  if (below && (below.kind === "text" || below.kind === "list") && !/:\s*$/.test(below.text)) return below;
  return paragraphs.find(
    ({ kind, text }) =>
      kind !== "heading" &&
      kind !== "table" &&
      text.length >= MIN_TEXT &&
      !/:\s*$/.test(text) &&
      isSubjectOf(name, text),
  );
}

function sentencesOf(text: string): readonly string[] {
  return text.split(SENTENCES);
}
