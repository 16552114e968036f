import type { Paragraph } from "../../filings/index.ts";
import { type Candidate, MIN_TEXT, RANKS } from "./candidate.ts";
import type { PartMark } from "./headed-products.ts";
import { cleanedName, nameStanding } from "./product-name.ts";
import { splitNames } from "./split-names.ts";

/** A sentence that lists what is sold as the main of it. */
const MAIN = [
  /\b(?:core|major|main|principal|primary|key)\s+(?:products?|product (?:lines|categories|families)|offerings|brands)(?:\s+and\s+(?:services|platforms|product lines|brands))?\s*(?:includes?|are|consists? of|comprises?|:)\s+((?:[^.:]|\.(?!\s))+)/iu,
  /\bproduct (?:categories|lines)\s+(?:includes?|are|consists? of|comprises?)\s+((?:[^.:]|\.(?!\s))+)/iu,
  /\bmenus?\s+(?:features?|includes?|offers?)\s+((?:[^.:]|\.(?!\s))+)/iu,
  /\b(?:principal|primary|main) business(?: activity)? is (?:the )?(?:\p{L}+,? (?:and )?){1,6}(?:of|in) ((?:[^.:]|\.(?!\s))+)/iu,
] as const;
/** Activities of a company, and their objects. */
const SELLS =
  /\b(?:company|corporation|we|inc\.?|subsidiaries)\b[^.]{0,40}?\b(?:designs?|manufactures?|produces?|markets?|sells?|distributes?)\b(?:,? (?:and )?(?:designs?|manufactures?|develops?|produces?|markets?|sells?|distributes?|offers?|licenses?|supports?|supplies))*\s+((?:[^.;:()]|\.(?!\s)){8,200})/i;
/** A sentence that says outright what is sold in a part of the business. */
const PRIMARY =
  /\b(?:primary|principal|main|flagship) (?:\w+ )?(?:products?|offerings?|brands?)(?: (?:in|of|for) [\w ]{2,30}?)? (?:is|are) (?:our |the )?([^,.;]{4,60}?)(?:,|\.|;|\swhich\b)/gi;
/** A subsidiary that makes or sells something under its own name. */
const SUBSIDIARY =
  /\bwholly[- ]owned subsidiar(?:y|ies),?\s+([\p{Lu}][\p{L}\p{N}&’' .-]{2,50}?)(?:,?\s+(?:Inc|LLC|Ltd|Corp|Corporation|Incorporated|Limited)\b\.?)?\s*\([“"”]([^”"“]{2,40})[”"]\)/gu;
const SELLING = /\b(?:designs?|manufactures?|sells?|distributes?|markets?|offers?|provides?|produces?|develops?)\b/i;
/** Behind this a part of a list goes on with customers, places or means. */
const BEYOND =
  /\s(?:to|for|through|in|under|from|on|via|by|at|primarily|mainly|covering|used|such as|like|including|with|that|which|designed|tailored)\s.*$/i;
/** A part of a list with one of these words is no name of goods. */
const NO_NOUN =
  /\b(?:which|that|who|through|worldwide|including|sells?|markets?|to|in|of|by|over|is|are|own|more|most|strong|operates?|provides?|make|become|communities|customers?|consumers?|prices?|all|numerous|several|world|disruptions?|regarding|developments?|imports?|policies|volatility|as well)\b/i;
/** Two brands, and not one of two words. */
const TWO_NAMES = /^\p{Lu}\S+ and \p{Lu}\S+$/u;
/** So far into the item a sentence about selling is one about the whole company. */
const FIRST = 12;

/**
 * The products that sentences name: subsidiaries in the part about products, and what a sentence lists as the main products.
 *
 * @param marks See `partMarks`.
 * @param isOfProduct Whether a paragraph stands below a product that was found otherwise: its list is of parts of that product.
 */
export function toldProducts(
  paragraphs: readonly Paragraph[],
  marks: readonly PartMark[],
  isOfProduct: readonly boolean[],
): Candidate[] {
  return paragraphs.flatMap((paragraph, at) => {
    if (paragraph.kind === "heading" || paragraph.kind === "table") return [];
    const owned = marks[at] === "products" && SELLING.test(paragraph.text) ? ownedIn(paragraph.text) : [];
    const main = isOfProduct[at] === true ? [] : mainIn(paragraph.text);
    return [
      ...owned.map((name): Candidate => ({ name, paragraph, at, rank: RANKS.entry })),
      ...main.map((name): Candidate => ({ name, paragraph, at, rank: RANKS.sentence })),
    ];
  });
}

/** Where nothing else is found: what the first sentence about selling lists, or what sentences call the main products. */
export function guessedProducts(paragraphs: readonly Paragraph[]): Candidate[] {
  const texts = paragraphs
    .map((paragraph, at) => ({ paragraph, at }))
    .filter(({ paragraph }) => paragraph.kind === "text");
  const listed = texts
    .slice(0, FIRST)
    .filter(({ paragraph: { text } }) => text.length >= MIN_TEXT)
    .map((place) => ({ ...place, names: soldIn(place.paragraph.text) }))
    .find(({ names }) => names.length > 1);
  const found = listed ? [listed] : texts.map((place) => ({ ...place, names: primaryIn(place.paragraph.text) }));
  return found.flatMap(({ paragraph, at, names }) => names.map((name) => ({ name, paragraph, at, rank: RANKS.guess })));
}

function ownedIn(text: string): readonly string[] {
  return [...text.matchAll(SUBSIDIARY)].flatMap(([, , alias = ""]) => fitting(alias));
}

function mainIn(text: string): readonly string[] {
  const list = MAIN.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  if (list === undefined || !/[,;]| and /.test(list)) return [];
  return goodsOf(splitNames(list).flatMap((part) => (TWO_NAMES.test(part) ? part.split(" and ") : [part])));
}

function soldIn(text: string): readonly string[] {
  const list = SELLS.exec(text)?.[1];
  return list?.includes(",") ? goodsOf(splitNames(list.replace(BEYOND, ""))) : [];
}

function primaryIn(text: string): readonly string[] {
  return [...text.matchAll(PRIMARY)].flatMap(([, name = ""]) => (NO_NOUN.test(name) ? [] : fitting(name)));
}

/** The parts of a list that name goods. */
function goodsOf(parts: readonly string[]): readonly string[] {
  return parts
    .map((part) => part.replace(BEYOND, ""))
    .map((part) =>
      part.replace(/^(?:(?:as well as|a|an|the|various|other|related|its|our|high quality|several) )+/i, ""),
    )
    .map((part) => part.replace(/\s*\([^)]*\)?/g, "").trim())
    .filter(
      (name) => name.length >= 3 && name.length <= 48 && name.split(" ").length <= 5 && /^[\p{L}\p{N}]/u.test(name),
    )
    .filter((name) => !NO_NOUN.test(name) && !/^(?:other|others)\b/i.test(name))
    .flatMap(fitting);
}

function fitting(found: string): readonly string[] {
  const name = cleanedName(found);
  return nameStanding(name) === "never" ? [] : [name];
}
