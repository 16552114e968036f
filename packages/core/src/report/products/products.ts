import type { Paragraph } from "../../filings/index.ts";
import { notPlain } from "../checker/plain-text.ts";

/** A product, or a line of business, as the business passage has it. */
export interface FiledProduct {
  /** As the filing calls it. */
  readonly name: string;
  /** The paragraph that says what it is. */
  readonly paragraph: Paragraph;
}

/** Headings of parts of the business that are no products. */
const OTHER =
  /competit|employee|human capital|regulat|intellectual|patent|trademark|licens|raw material|season|backlog|research|available information|website|executive|officer|risk|environment|govern|legal|properties|overview|^general$|general (?!merchandise)|background|introduction|strategy|mission|vision|history|marketing|distribution|supply|manufactur|sourcing|customers?$|sales and|markets? and|international|geograph|segments?$|workforce|talent|safety|health and (?!wellness)|diversity|compensation|inclusion|sustainab|climate|acquisition|divest|recent|development|outlook|forward|cyber|inflation|dividend|organization|operations$|company|insurance|capital|tax|privacy|item\s+\d|agreement|contract|franchise|communit|orders?$|liabilit|reimburse|polic(?:y|ies)|\bact\b|information|suppliers|partner|resellers?|culture|engagement|production capacity|\blaws?\b|retention|customer service|segments? of business|spectrum|footage|oems?$|^(?:our )?(?:products?|services?|business(?:es)?|brands|solutions|network|online|technology)(?: (?:and|&) (?:services|products|brands|solutions))?$/i;
/** A heading that says what the company wants or values, not what it sells. */
const SLOGAN =
  /^(?:make|making|deliver|delivering|build|building|creat(?:e|ing)|driv(?:e|ing)|help|helping|provid(?:e|ing)|bring|bringing|improv(?:e|ing)|transform(?:ing)?|empower(?:ing)?|enabl(?:e|ing)|invest|investing in|putting|how|why|what|where|who)\s|^our\s.*\b(?:priorit|values?\b|purpose|approach|commitment|promise|people|story|journey|impact|opportunit|path|focus)|\b(?:everyone|everywhere|responsible|responsibly|values|priorities|commitments?|purpose)\b/i;
/** A part of a list with one of these words is no name of goods. */
const NO_NOUN =
  /\b(?:which|that|who|through|worldwide|including|sells?|markets?|to|in|of|by|over|with|at|is|are|own|more|most|strong|other|operates?|provides?|make|become|communities|customers?|consumers?|prices?|all|numerous|world|disruptions?|regarding|developments?|imports?|policies|volatility)\b/i;
/** Begins the part about products: what is headed below it is one. */
const PART =
  /^(?:our |principal |main )?(?:products?|brands|services|product lines|segments|business(?:es)?|products? and services)$/i;
/** Behind this a list goes on with customers, places or means. */
const BEYOND = /\s(?:to|for|through|in|under|from|on|via|by|at|primarily|mainly)\s.*$/i;
const MAX_NAME = 60;
const MAX_PRODUCTS = 8;
const MIN_TEXT = 40;
/** What a company does, and what it does it with. */
const SELLS =
  /\b(?:company|corporation|we|inc\.?|subsidiaries)\b[^.]{0,40}?\b(?:designs?|manufactures?|produces?|markets?|sells?|distributes?)\b(?:,? (?:and )?(?:designs?|manufactures?|develops?|produces?|markets?|sells?|distributes?|offers?|licenses?|supports?|supplies))*\s+((?:[^.;:()]|\.(?!\s)){8,200})/i;

/** The end of a paragraph behind which products are listed, one an entry. */
const INTRODUCES =
  /\b(?:merchandise|products?|services|brands|lines of business)\b[^.]*\b(?:below|following|includ(?:e|ing)|are)\b[^.]*:$/i;
/** What an entry of such a list names. */
const ENTRY = /^([^:;.(]{3,60}?)(?:\s+(?:consists? of|includes?|comprises?)\b|:\s)/i;
/** A sentence that says outright what is sold in a part of the business. */
const PRIMARY =
  /\b(?:primary|principal|main|flagship) (?:\w+ )?(?:products?|offerings?|brands?)(?: (?:in|of|for) [\w ]{2,30}?)? (?:is|are) (?:our |the )?([^,.;]{4,60}?)(?:,|\.|;|\swhich\b)/gi;

/**
 * The products of a company: headings of the business passage under which a paragraph tells of what the heading names; without such
 * headings, what lists of products name, what the first sentence about selling lists, or what sentences call the main products.
 *
 * @param paragraphs Of the item about the business.
 * @returns At most eight, in the order of the filing.
 *
 * @example
 * filedProducts(item1.paragraphs).map(({ name }) => name).slice(0, 3); // ["iPhone", "Mac", "iPad"]
 */
export function filedProducts(paragraphs: readonly Paragraph[]): FiledProduct[] {
  let isPart = false;
  const found = paragraphs.flatMap((paragraph, at) => {
    if (paragraph.kind !== "heading") return [];
    const name = cleaned(paragraph.text);
    if (PART.test(name)) isPart = true;
    else if (OTHER.test(name)) isPart = false;
    return underHeading(name, paragraphs.slice(at + 1, at + 5), isPart);
  });
  const headed = uniquely(found);
  if (headed.length > 0) return headed.slice(0, MAX_PRODUCTS);
  const entries = uniquely(paragraphs.flatMap((_, at) => inList(paragraphs, at)));
  if (entries.length > 1) return entries.slice(0, MAX_PRODUCTS);
  const named =
    paragraphs
      .slice(0, 12)
      .map(listed)
      .find((products) => products.length > 1) ?? paragraphs.flatMap(primary);
  return uniquely(named).slice(0, MAX_PRODUCTS);
}

/** The entries of the list that a paragraph introduces; one without words of its own says nothing of what it names. */
function inList(paragraphs: readonly Paragraph[], at: number): FiledProduct[] {
  const introduction = paragraphs[at];
  if (introduction?.kind !== "text" || !INTRODUCES.test(introduction.text.split(/(?<=[.!?])\s/).at(-1) ?? ""))
    return [];
  const end = paragraphs.findIndex(({ kind }, place) => place > at && kind !== "list");
  return paragraphs.slice(at + 1, end < 0 ? undefined : end).flatMap((paragraph) => {
    const name = ENTRY.exec(paragraph.text)?.[1]?.trim();
    const isName = name !== undefined && !OTHER.test(name) && !SLOGAN.test(name) && !NO_NOUN.test(name);
    return isName && paragraph.text.length >= MIN_TEXT ? [{ name: cleaned(name), paragraph }] : [];
  });
}

/** What a paragraph calls the main products. */
function primary(paragraph: Paragraph): FiledProduct[] {
  if (paragraph.kind !== "text") return [];
  return [...paragraph.text.matchAll(PRIMARY)].flatMap(([, name = ""]) =>
    NO_NOUN.test(name) || OTHER.test(name) ? [] : [{ name: cleaned(name), paragraph }],
  );
}

/** @param isPart Whether it stands in the part about products: then one of its words in the text is enough. */
function underHeading(name: string, following: readonly Paragraph[], isPart: boolean): FiledProduct[] {
  const isTitle = name.length >= 2 && name.length <= MAX_NAME && !/[.!?]$/.test(name);
  if (!isTitle || OTHER.test(name) || SLOGAN.test(name)) return [];
  const next = following.find((paragraph) => paragraph.kind === "text");
  const heading = following.findIndex((paragraph) => paragraph.kind === "heading");
  if (next === undefined || next.text.length < MIN_TEXT || (heading >= 0 && heading < following.indexOf(next)))
    return [];
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  const until = heading < 0 ? following.length : heading;
  const begin = following
    .slice(0, until)
    .map((paragraph) => paragraph.text.slice(0, 400))
    .join(" ")
    .toLowerCase();
  const isIn = (word: string) => begin.includes(stem(word));
  const isNamed = words.length > 0 && (isPart ? words.some(isIn) : words.every(isIn));
  return isNamed ? [{ name, paragraph: next }] : [];
}

function listed(paragraph: Paragraph): FiledProduct[] {
  if (paragraph.kind !== "text" || paragraph.text.length < MIN_TEXT) return [];
  const list = SELLS.exec(paragraph.text)?.[1];
  if (list === undefined || !list.includes(",")) return [];
  return list
    .replace(BEYOND, "")
    .split(/,\s*(?:and\s+)?|\s+and\s+/)
    .map((part) => part.replace(/^(?:a|an|the|various|other|related|its|our)\s+/i, "").trim())
    .filter(
      (name) => name.length >= 4 && name.length <= 48 && name.split(" ").length <= 5 && /^[\p{L}\p{N}]/u.test(name),
    )
    .filter((name) => !NO_NOUN.test(name))
    .map((name) => ({ name, paragraph }));
}

function cleaned(text: string): string {
  return text
    .replace(/[®™©*]/gu, "")
    .replace(/\s*\(\d+\)\s*|\s*:\s*$/g, "")
    .trim();
}

function stem(word: string): string {
  return word.toLowerCase().replace(/(?:ies|s)$/u, "");
}

function uniquely(products: readonly FiledProduct[]): FiledProduct[] {
  const seen = new Set<string>();
  return products.filter(
    ({ name }) => isHarmless(name) && !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()),
  );
}

/** A heading can be anything: one with a figure of money or percent, a link or advice is no name. */
function isHarmless(name: string): boolean {
  return notPlain(name) === null && !/[%‰\p{Sc}]/u.test(name);
}
