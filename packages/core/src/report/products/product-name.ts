import { notPlain } from "../checker/plain-text.ts";

/** A heading with these words is never that of something sold, whatever stands below it. */
const NEVER = new RegExp(
  [
    // People and conduct.
    "employees?|human capital|workforce|talent|culture|diversity|inclusion|governance|officers?|directors",
    // Law.
    "regulat|legislat|legal|litigat|compliance|intellectual|patents?|trademarks?|proprietary rights|privacy|\\blaws?\\b|\\bact\\b",
    // Markets, buyers and sellers.
    "competit|competitors?|target market|season|cyclical|backlog|geograph|suppliers?|sourcing|marketing|sales and|customers? (?:service|and)|^customers?$|^sales$|resellers?",
    // Plans and values.
    "strateg|mission|purpose|priorit|philosophy|opportunit|advantages?\\b|\\bstrengths\\b|outlook|trends?\\b|moonshots?|journey|goals?\\b|values\\b|initiatives?|\\bgrowth\\b|innovation|sustainab|climate|social responsib|business model|proposition",
    "^(?:our )?markets?$|\\bsector$|(?:land|risk|cost|expense|capital|talent|supply chain|quality|inventory|relationship) management",
    // Parts of a report.
    "\\boverview|^general\\b(?! (?:merchandise|motors|mills))|background|introduction|history|available information|additional information|information about|website|forward|cautionary|risk factors?|\\bresults\\b|recent|item\\s+\\d|corporate (?:governance|information|history|responsib)|investors?\\b",
    // Making and financing.
    "raw materials?|manufactur|research and|^research|development$|in development|properties|acquisitions?|divest|dividend|inflation|working capital|insurance (?:operations|subsidiar|ratios|matters|coverage|programs?)|product liability|reserves$|\\bratios?$|\\brating$|footage",
  ].join("|"),
  "i",
);

/** Words of headings that are seldom a product: such a name counts where a sentence says that it is sold. */
const DOUBTFUL =
  /^insurance$|compan(?:y|ies)|capital|contracts?|agreements?|franchis|communit|orders?$|liabilit|reimburse|polic(?:y|ies)|partners?|engagement|production|retention|international|international markets?|segments?$|workforce|safety|health and (?!wellness)|environment|distribution|suppl(?:y|ies)|licens|risk|markets?$|markets? and|tax|cyber|organi[sz]ation|underwriting|experiences?|programs?|memberships?|loyalty|rewards|delivery|fulfil|omni|commerce|stores?$|locations?|pricing|warrant|quality|oems?$|spectrum|network$|online$|technology$|technologies$|solutions$|credit|claims|claims administration|information|concepts?$|supervision|\bcenter\b|premiums|operations$/i;

/** A heading that says what the company wants or values, not what it sells. */
const SLOGAN =
  /^(?:make|making|deliver|delivering|build|building|creat(?:e|ing)|driv(?:e|ing)|help|helping|provid(?:e|ing)|bring|bringing|improv(?:e|ing)|transform(?:ing)?|empower(?:ing)?|enabl(?:e|ing)|invest|investing in|serv(?:e|ing)|access|expand(?:ing)?|advanc(?:e|ing)|extend(?:ing)?|leverag(?:e|ing)|putting|about|how|why|what|where|who|we)\s|^our\s.*\b(?:priorit|values?\b|purpose|approach|commitment|promise|people|story|journey|impact|opportunit|path|focus)|\b(?:everyone|everywhere|responsible|responsibly|values|priorities|commitments?|purpose)\b/i;

/** Begins the part about products: what is headed below it is one. */
const PART_WORDS = new Set(
  "product products service services brand brands line lines segment segments business businesses concept concepts offering offerings portfolio solution solutions unit units division divisions".split(
    " ",
  ),
);
const FILLERS = new Set(
  "our the principal main key major primary core and of operating reportable reporting company companies description information about restaurant their".split(
    " ",
  ),
);
const PART_ENDS = /\b(?:offerings|concepts|segments|businesses|product lines|portfolio(?: of companies)?)$/i;

const PLACES =
  "americas?|north america|latin america|south america|central america|united states|u\\.?s\\.?a?|canada|mexico|brazil|europe|european union|middle east|africa|asia|asia[- ]pacific|pacific|china|greater china|mainland china|hong kong|taiwan|japan|korea|india|australia|united kingdom|u\\.?k\\.?|germany|france|emea|apac|apj|apla|latam|international|domestic|foreign|overseas|rest of (?:the )?world|rest of asia pacific|east|west|north|south|midwest|northeast|southeast|southwest|gulf coast|eastern|western|northern|southern|central|mountain";
const PLACE = new RegExp(
  `^(?:the |rest of |other )?(?:${PLACES})(?:(?:,? and |, | & | )(?:the )?(?:${PLACES}))*(?: (?:region|division|segment|markets?|operations|business))?$`,
  "i",
);
/** Segments that hold what is left. */
const REST =
  /^(?:all )?others?(?:$| (?:operations|business(?:es)?|segments?|activities|revenues?|categories|items|corporate)\b)|^(?:unallocated|eliminations?)\b|^corporate(?:$| (?:and|&) (?:other|eliminations|unallocated|all other))|^(?:the |our )?(?:segments?|products?|services?|business(?:es)?|merchandise|items|goods|units|operations)?$/i;

const MAX_NAME = 60;

/** How far a name may be one of what a company sells. */
export type NameStanding = "never" | "doubtful" | "fitting";

/**
 * How far the words of a name are those of something that is sold.
 *
 * @example
 * nameStanding("Business Strategies"); // "never"
 */
export function nameStanding(name: string): NameStanding {
  const isTitle = name.length >= 2 && name.length <= MAX_NAME && !/[.!?]$/.test(name.replace(/\bU\.S\.$/, ""));
  if (!isTitle || !isHarmless(name) || NEVER.test(name) || SLOGAN.test(name)) return "never";
  if (isPlace(name) || isRest(name) || isPartHeading(name)) return "never";
  return DOUBTFUL.test(name) ? "doubtful" : "fitting";
}

/** Whether a heading begins the part about products, such as `Our Products and Services`. */
export function isPartHeading(heading: string): boolean {
  const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 && telling.every((word) => PART_WORDS.has(word))) || PART_ENDS.test(heading);
}

/** Whether a heading says nothing of what follows, such as `General`. */
export function isOpeningHeading(heading: string): boolean {
  return /^(?:general|overview|introduction|background|business|company (?:overview|background)|business overview|description of (?:the )?business|our company|the company)$/i.test(
    heading.trim(),
  );
}

/** Whether a name is that of a place or region alone, as geographic segments have it. */
function isPlace(name: string): boolean {
  return PLACE.test(name.trim());
}

/** Whether a name ends with that of a place, as `Walmart International` does. */
export function isOfPlace(name: string): boolean {
  return isPlace(name) || new RegExp(`[\\s–-](?:${PLACES})$`, "i").test(name);
}

/** Whether a segment is what is left of the others. */
function isRest(name: string): boolean {
  return REST.test(name.trim());
}

/**
 * A name as a report shows it: without signs of trademarks, numbers of footnotes and of lists, and without the word "segment".
 *
 * @example
 * cleanedName("1. Media Segment:"); // "Media"
 */
export function cleanedName(text: string): string {
  return text
    .replace(/[®™©*]/gu, "")
    .replace(/^\s*(?:\(?\d{1,2}[.)]|\([a-z]\))\s+/i, "")
    .replace(/\s*\([^()]*\)\s*$|\s*\(\d+\)\s*|\s*[:;,]\s*$/g, "")
    .replace(/\s*[-–]\s*U\.?S\.?$/, "")
    .replace(/(?<=\S)\s+(?:(?:reportable|operating|business)\s+)?segments?$/i, "")
    .trim();
}

/** Same for two spellings of a name. */
export function nameKey(name: string): string {
  return (name.toLowerCase().match(/[\p{L}\p{N}+]+/gu) ?? [])
    .filter((word) => !/^(?:the|and|our)$/.test(word))
    .map((word) => word.replace(/(?:ies|s)$/u, ""))
    .join(" ");
}

/** A heading can be anything: one with a figure of money or percent, a link or advice is no name. */
function isHarmless(name: string): boolean {
  return notPlain(name) === null && !/[%‰\p{Sc}]/u.test(name);
}
