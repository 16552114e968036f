import type { Paragraph } from "../../filings/index.ts";
import { type Candidate, MIN_TEXT, RANKS } from "./candidate.ts";
import { cleanedName, isOpeningHeading, isPartHeading, type NameStanding, nameStanding } from "./product-name.ts";

/** Paragraphs below a heading that are looked through. */
const BELOW = 6;
const BEGIN = 400;
/** A paragraph behind which the parts of the business follow, each under a heading. */
const ANNOUNCES = /\b(?:segments?|business(?:es)?|products?|concepts?|brands?)\b[^.]*(?:below|following)[^.]*:$/i;
/** Behind a name that is the subject of its sentence. */
const DOES = /^[’']?s?,?\s+(?:\p{Ll}+s|are|have|offer|provide|include|comprise|consist|sell)\b/u;
const WE_SELL =
  /^(?:We|The Company|\p{Lu}[\p{L}’'&. ]{1,40}?)\s+(?:also\s+)?(?:offers?|provides?|sells?|makes?|produces?|designs?|develops?|manufactures?|markets?|distributes?|delivers?)\b/u;

/** The subject of a paragraph, by the heading above it: products, something else, or nothing that is said. */
export type PartMark = "products" | "other" | "open";

/**
 * For each paragraph what it is about: products below a heading such as `Products`, or below a sentence that announces the parts of the
 * business, up to a heading of something else.
 */
export function partMarks(paragraphs: readonly Paragraph[]): readonly PartMark[] {
  let mark: PartMark = "open";
  return paragraphs.map(({ kind, text }, at) => {
    if (kind === "heading") mark = markOf(text) ?? mark;
    else if (paragraphs[at + 1]?.kind === "heading" && ANNOUNCES.test(lastSentence(text))) mark = "products";
    return mark;
  });
}

/** null for a heading that may be of a product: it stands in the part that it is found in. */
function markOf(heading: string): PartMark | null {
  if (isPartHeading(heading)) return "products";
  if (isOpeningHeading(heading)) return "open";
  return nameStanding(cleanedName(heading)) === "never" ? "other" : null;
}

/**
 * The products that headings name: those of the part about products of whose name a word stands in the text below, and others of which
 * that text says what they are or do.
 *
 * @param marks See `partMarks`.
 */
export function headedProducts(paragraphs: readonly Paragraph[], marks: readonly PartMark[]): Candidate[] {
  const headings = paragraphs.flatMap((paragraph, at) => {
    const name = cleanedName(paragraph.text);
    if (paragraph.kind !== "heading" || isPartHeading(paragraph.text)) return [];
    const standing = nameStanding(name);
    const below = belowHeading(paragraphs, at);
    const [first] = below;
    if (standing === "never" || first === undefined) return [];
    const candidate: Candidate = { name, paragraph: telling(below) ?? first, at, rank: RANKS.line };
    return [{ candidate, below, isFound: isNamed(name, standing, { below, isPart: marks[at] === "products" }) }];
  });
  const found = headings.filter(({ isFound }) => isFound).map(({ candidate }) => candidate.name);
  // A heading that bears the name of a business and more is a part of it, whatever its other words.
  return headings
    .filter(
      ({ candidate: { name }, below, isFound }) => isFound || (isOfBusiness(name, found) && isSubject(name, below)),
    )
    .map(({ candidate }) => candidate);
}

function isOfBusiness(name: string, found: readonly string[]): boolean {
  return found.some((business) => name.startsWith(`${business} `));
}

function isNamed(
  name: string,
  standing: NameStanding,
  { below, isPart }: { readonly below: readonly Paragraph[]; readonly isPart: boolean },
): boolean {
  const isSaid = isSubject(name, below);
  if (standing === "doubtful") return isPart && isSaid;
  return isSaid || (isPart && hasWordOf(name, below));
}

function isSubject(name: string, below: readonly Paragraph[]): boolean {
  return below.slice(0, 2).some(({ text }) => isSubjectOf(name, text));
}

/** The paragraphs of a heading, up to the next one. */
function belowHeading(paragraphs: readonly Paragraph[], at: number): readonly Paragraph[] {
  const following = paragraphs.slice(at + 1, at + 1 + BELOW);
  const next = following.findIndex(({ kind }) => kind === "heading");
  return (next < 0 ? following : following.slice(0, next)).filter(
    ({ kind, text }) => kind !== "table" && text.length >= MIN_TEXT,
  );
}

/** The first that is whole: what ends at a colon says nothing by itself. */
function telling(below: readonly Paragraph[]): Paragraph | undefined {
  return below.find(({ text }) => !/:\s*$/.test(text));
}

/** Whether a text begins with the name, or soon names it as what is or does something, or begins with a sentence that it is sold. */
export function isSubjectOf(name: string, text: string): boolean {
  const begin = plainText(text.slice(0, BEGIN)).toLowerCase();
  const whole = plainText(name).toLowerCase();
  // A brand may be left out: `Velaris Storage Arrays` are storage arrays.
  const [, ...rest] = whole.split(" ");
  const spellings = rest.length > 1 ? [whole, rest.join(" ")] : [whole];
  const isSold = WE_SELL.test(plainText(text.slice(0, BEGIN)));
  return spellings.some((spelled) => {
    const place = begin.indexOf(spelled);
    const before = begin.slice(0, Math.max(0, place));
    if (place < 0) return false;
    if (/^(?:our |the )?$/.test(before)) return true;
    const isFirst = !/\.\s/.test(before);
    return (isSold && place < 200) || (isFirst && place <= 80 && DOES.test(begin.slice(place + spelled.length)));
  });
}

function hasWordOf(name: string, below: readonly Paragraph[]): boolean {
  const begin = below
    .map(({ text }) => plainText(text.slice(0, BEGIN)))
    .join(" ")
    .toLowerCase();
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  if (words.length === 0) return begin.includes(plainText(name).toLowerCase());
  return words.some((word) => begin.includes(word.toLowerCase().replace(/(?:ies|s)$/u, "")));
}

function plainText(text: string): string {
  return text.replace(/[®™©]/gu, "").replace(/\s+/g, " ").trim();
}

function lastSentence(text: string): string {
  return text.split(/(?<=[.!?])\s/).at(-1) ?? "";
}
