import type { Paragraph } from "../../filings/index.ts";
import { type Candidate, MIN_TEXT, RANKS } from "./candidate.ts";
import type { PartMark } from "./headed-products.ts";
import { cleanedName, nameStanding } from "./product-name.ts";

/** The end of a paragraph behind which products are listed, one an entry. */
const INTRODUCES =
  /\b(?:merchandise|products?|services|offerings|brands|lines of business|portfolio|applications)\b[^.]*\b(?:below|following|includ(?:e|ing)|such as|are)\b[^.]*:$|\b(?:merchandise|products?|services|brands)\b[^.]*\blisted below\b[^.]*\.$/i;
const LAST_SENTENCE = /(?<=[.!?])\s/;

/** A name at the beginning of a paragraph, and what divides it from what is told of it. */
const SAYS = /^([^:;.(]{2,60}?)(?:\s+(?:consists? of|includes?|contains?|comprises?)\b|,\s+including\s|:\s)/i;
const LEADS = /^([^:;.]{2,60}?)\.\s+(.+)$/su;
const DASHED = /^([^:;.–—]{2,60}?)\s+[–—-]\s+(.+)$/su;
/** The beginning of a sentence about a product: its verb, or its seller. */
const DOES = /^\p{Ll}+s\b(?!\s+(?:to|and)\b)/u;
const SOLD =
  /^(?:[Ww]e|[Oo]ur|[Tt]he [Cc]ompany|\p{Lu}[\p{L}\p{N}’'&.]*(?: \p{Lu}[\p{L}\p{N}’'&.]*)?)\s+(?:\p{Ll}+\s+)?(?:offers?|provides?|sells?|makes?|designs?|develops?|delivers?|services?|has)\b|^(?:Our|The (?:nation|world|company)[’']s|A|An)\s+\p{L}/u;
const TOLD_OF =
  /^(?:We|The Company|\p{Lu}[\p{L}\p{N}’'&.]*(?: \p{Lu}[\p{L}\p{N}’'&.]*)?)\s+(?:offers?|provides?|sells?)\b/u;
/** The name of a company, of which a sentence goes on behind the dot. */
const COMPANY = /\b(?:Inc|Corp|Corporation|Co|Company|Ltd|Limited|LLC|plc)\.?$/;
/** A name with the sign of its trademark, of which the sentence says what it is. */
const TRADEMARK =
  /^(?:our\s+)?([\p{Lu}][\p{L}\p{N}/-]*[®™](?:\s[\p{Lu}\d]{1,4}\b)?)(?:\sand\s[\p{Lu}][\p{L}\p{N}/-]*[®™])?(?:[^.,]|\.(?=\d)|,(?=[^®™]{0,60}\s(?:is|are)\b)){0,90}?\s(?:is|are|was|provides?|offers?|meets?)\b/u;
/** A name with one of these words is no name of goods. */
const NO_NOUN =
  /\b(?:which|that|who|through|worldwide|including|sells?|to|in|by|over|with|at|is|are|own|more|most|operates?|provides?|make|become|communities|consumers?|prices?|all|numerous|world|disruptions?|regarding|imports?|policies|volatility|governments?|as of)\b/i;

/**
 * The products that entries of lists name, or paragraphs that begin with a name: behind a sentence that introduces products, in the part
 * about products, and wherever the entry itself says that it is sold.
 *
 * @param marks See `partMarks`.
 */
export function listedProducts(paragraphs: readonly Paragraph[], marks: readonly PartMark[]): Candidate[] {
  let isIntroduced = false;
  return paragraphs.flatMap((paragraph, at) => {
    const { kind, text } = paragraph;
    if (kind === "heading" || kind === "table") {
      isIntroduced = kind === "table" && isIntroduced;
      return [];
    }
    const name = nameOf(paragraph, { isIntroduced, mark: marks[at] ?? "open" });
    if (kind === "text" || INTRODUCES.test(text)) isIntroduced = introduces(paragraphs, at, isIntroduced);
    if (name === null || text.length < MIN_TEXT) return [];
    return [{ name, paragraph, at, rank: RANKS.entry }];
  });
}

interface Surroundings {
  readonly isIntroduced: boolean;
  readonly mark: PartMark;
}

/** The name that a paragraph begins with, if it is one of a product. */
function nameOf(paragraph: Paragraph, surroundings: Surroundings): string | null {
  for (const read of [markedName, saidName, dashedName, leadingName]) {
    const name = read(paragraph, surroundings);
    if (name !== null) return fitting(name);
  }
  return null;
}

type NameReader = (paragraph: Paragraph, surroundings: Surroundings) => string | null;

const markedName: NameReader = ({ text }, { mark }) => (mark === "other" ? null : (TRADEMARK.exec(text)?.[1] ?? null));

const saidName: NameReader = ({ kind, text }, { isIntroduced }) =>
  kind === "list" && isIntroduced ? (SAYS.exec(text)?.[1] ?? null) : null;

const dashedName: NameReader = ({ kind, text }, { isIntroduced }) => {
  const dashed = DASHED.exec(text);
  if (dashed === null) return null;
  const [, name = "", rest = ""] = dashed;
  return DOES.test(rest) || (kind === "list" && isIntroduced) || isRepeated(name, rest) ? name : null;
};

const leadingName: NameReader = ({ kind, text }, { isIntroduced, mark }) => {
  const [, name = "", rest = ""] = LEADS.exec(text) ?? [];
  if (!isTitle(name)) return null;
  const isSold =
    kind === "list"
      ? isIntroduced || (mark === "products" && SOLD.test(rest))
      : TOLD_OF.test(rest) || (isIntroduced && DOES.test(rest.toLowerCase()));
  return isSold ? name : null;
};

/** `Hydro, Offshore Wind and Hybrid Solutions – Hydro provides ...` */
function isRepeated(name: string, rest: string): boolean {
  const [first = ""] = rest.split(/\s/);
  return first.length > 2 && name.startsWith(first) && /^\S+\s+\p{Ll}+s\b/u.test(rest);
}

const ARTICLE = /^(?:an?|our|the|these|those|certain|various|other)\s/i;

/** Words of a name begin with capitals, but for small ones. */
function isTitle(name: string): boolean {
  const words = name.split(/\s+/);
  return (
    words.length <= 8 &&
    /^[\p{Lu}\d]/u.test(name) &&
    words.filter((word) => /^\p{Ll}/u.test(word) && word.length > 3).length <= (words.length > 1 ? 1 : 0)
  );
}

function fitting(found: string): string | null {
  const name = cleanedName(found);
  return nameStanding(name) === "fitting" && !NO_NOUN.test(name) && !ARTICLE.test(name) && !COMPANY.test(name)
    ? name
    : null;
}

/** Whether products follow: a list goes on until something else than a list comes, and paragraphs that begin with names until one that does not. */
function introduces(paragraphs: readonly Paragraph[], at: number, isIntroduced: boolean): boolean {
  const { text } = paragraphs[at] as Paragraph;
  if (INTRODUCES.test(text.split(LAST_SENTENCE).at(-1) ?? "")) return true;
  return isIntroduced && LEADS.test(text) && isTitle(LEADS.exec(text)?.[1] ?? "");
}
