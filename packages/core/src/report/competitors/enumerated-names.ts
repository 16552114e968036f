import { isCommonWord, isLegalForm } from "./name-words.ts";
import { isOfTrademark, type NameRun, nameRun, type Word } from "./passage-words.ts";

/** Who competes: what stands before "such as" or "are". */
const COMPANIES =
  "(?:compan(?:y|ies)|competitors?|rivals?|vendors?|manufacturers?|providers?|makers?|suppliers?|producers?|players?|firms?|retailers?|banks?|carriers?|airlines?|insurers?|operators?|foundries|developers?|chains?|publishers?|brokers?|lenders?|distributors?|issuers?|clubs?|entities|enterprises|organizations)";
/** The end of what stands before a list of competitors. */
const BEGINS: readonly RegExp[] = [
  /(?:\bcompet\w*|\brivals?\b).*(?:\b(?:with|against|from|includ(?:es?|ing)|such as|like|are|is|by|between|limited to)|:)[:,]?\s*(?:both\s+|either\s+|mainly\s+|primarily\s+|companies (?:such as|like)\s+)?$/isu,
  new RegExp(
    `\\b${COMPANIES}\\b(?:\\s+[^.,;:]{0,60}?)?,?\\s(?:such as|like|including|are|is|includes?|include the following:?)[:,]?\\s*$`,
    "isu",
  ),
  /\b(?:marketed|manufactured|sold|made|offered|produced|distributed|supplied)(?: and \p{L}+)? by\s*$/isu,
];
/** Words before "such as" that announce a list of goods, not of companies. */
const GOODS = new RegExp(
  `\\b(?:software|products?|brands?|languages?|middleware|systems?|medicines?|drugs?|applications|projects|treatments?|devices|technologies|standards|factors|areas|services|categories|regions|countries|states|channels|databases?)\\b(?:(?!\\b${COMPANIES}\\b)[^,;:]){0,20},?\\s(?:such as|like|including|includes?|are)\\s*$`,
  "isu",
);
/** Behind names of what others sell. */
const ARE_GOODS =
  /^[®™]?,?\s+(?:(?:also|each|both|which (?:is|are))\s+)?(?:marketed|manufactured|sold|made|distributed)\s+by\b/iu;
const OWN_WORDS = /\b(?:our|we|us|its)\b/i;
/** Between two names of a list. */
const BETWEEN = /^!?(?:\s*\([^()]{1,60}\))?(?:,|;)?\s*(?:and\/or|and|or|as well as)?\s*$/u;
const DIVIDES = /,|;|\b(?:and|or|as well as)\b/u;
/** Behind the last name; another word makes it part of something else, such as `Internet portals`. */
const ENDS =
  /^(?:\s*\([^()]{1,60}\))?(?:[’']s)?!?\s*(?:$|[.,;:!)\]–—]|(?:and|or|in|as|for|to|by|with|who|which|that|whose|offers?|offering|have|has|is|are|among|each|both|on|at|through|also|competes?|provides?|sells?|produces?|operates?|currently|do|does|lead|leads|all|of|not|supply|outside|under|within|plus|based|headquartered|can|may|will|continue)\b)/iu;
const IS_COMPETITOR =
  /^(?:\s*\([^()]{1,60}\))?[.,]{0,2}\s+(?:(?:is|remains|are)\s+(?:(?:one of|among)\s+)?(?:our|its|the company[’']s|an?|the)\s+(?:\p{Ll}+\s+){0,3}competitors?\b|an?\s+(?:\p{Ll}+\s+){0,2}competitor\b|[^.;]{0,100}\b(?:in competition with|competes? (?:directly )?(?:with|against)) (?:us|our|some of our|the company))/iu;
/** Names of what is no company. */
const NO_COMPANY = new Set(
  "internet web world wide pc pcs tv tvs ai it ip dvd dvds dsl gpu gpus cpu cpus api erp crm hmo hmos ppo etf etfs reit reits suv us usa uk eu emea fda fcc sec cms voip iptv cable linux unix java php arm risc medicare medicaid congress hispanic english spanish chinese japanese korean european american indian canadian french german british asian russian americas asia europe africa china japan india korea taiwan mexico brazil canada russia germany france italy spain england ireland israel singapore malaysia thailand vietnam indonesia australia arizona california florida georgia texas virginia illinois nevada ohio oregon colorado january february march april may june july august september october november december fiscal item note part act company competition competitors regulation".split(
    " ",
  ),
);
const PLURAL_ACRONYM = /^[A-Z]{2,6}s$/;
/** The last word of what is no company. */
const GOODS_END =
  /\b(?:edition|platform|framework|system|project|protocol|program|segment|division|agreement|association|index)$/i;
/** A list of places. */
const IN = /\b(?:in|at|near|located|throughout|across)\s*$/i;
const NO_FIRST_WORD = /^(?:our|the|we|its|these|this|other|some|many|most)\b/i;
/** Without words that begin one, a list of competitors has at least so many names. */
const LEAST = 3;
const MAX_NAME_WORDS = 6;
/** Characters before and behind a list that are looked at. */
const AROUND = 400;

export interface EnumeratedContext {
  readonly text: string;
  /** Words that the filing writes without capitals. */
  readonly lowerCase: ReadonlySet<string>;
}

/**
 * The names in capitals that a sentence about competition lists as competitors, or of which it says that they are.
 *
 * @param words Of the whole passage.
 * @param span Of the sentence: places in the text.
 */
export function enumeratedNames(
  words: readonly Word[],
  span: ListPlace["span"],
  context: EnumeratedContext,
): NameRun[] {
  const found: NameRun[] = [];
  const last = words.findLastIndex(({ start }) => start < span.end);
  for (let at = words.findIndex(({ start }) => start >= span.start); at >= 0 && at <= last; ) {
    const { names, next } = listAt(words, at, { span, context });
    if (names.length > 0 && isList(names, words, { span, context }))
      found.push(...names.filter((name) => isCompany(name, words, context)));
    at = next;
  }
  return found.concat(saidNames(words, span, context));
}

interface ListPlace {
  readonly span: { readonly start: number; readonly end: number };
  readonly context: EnumeratedContext;
}

/** The names from a word on that only commas and "and" divide, and the word behind them. */
function listAt(words: readonly Word[], at: number, { span, context: { text } }: ListPlace): NameList {
  const names: NameRun[] = [];
  let place = at;
  for (;;) {
    const isInside = (words[place]?.start ?? span.end) < span.end;
    const run = isInside ? nameRun(words, place, text) : null;
    // A brand in a list of companies begins the next of their goods.
    if (run === null || isOfTrademark(words, run))
      return { names: ended(names, words, text), next: Math.max(place, at + 1) };
    names.push(run);
    const following = behind(run, words, { span, text });
    place = following.place;
    if (!following.isDivided) return { names: ended(names, words, text), next: place };
  }
}

interface NameList {
  readonly names: readonly NameRun[];
  readonly next: number;
}

/** The word behind a name, the words that divide names passed over; what stands in brackets behind a name is another name of it. */
function behind(
  { at, length }: NameRun,
  words: readonly Word[],
  { span, text }: { readonly span: ListPlace["span"]; readonly text: string },
): { readonly place: number; readonly isDivided: boolean } {
  const end = (words[at + length - 1] as Word).end;
  const bracket = /^\.?\s*\([^()]{1,60}\)/u.exec(text.slice(end))?.[0] ?? "";
  let place = at + length;
  while (isPassed(words[place], end + bracket.length)) place += 1;
  const between = text.slice(end + bracket.length, words[place]?.start ?? span.end).replace(/^\./, "");
  return { place, isDivided: BETWEEN.test(between) && DIVIDES.test(between) };
}

function isPassed(word: Word | undefined, end: number): boolean {
  return word !== undefined && (word.start < end || /^(?:and|or|as|well)$/.test(word.text));
}

/** The last name counts where it ends there. */
function ended(names: readonly NameRun[], words: readonly Word[], text: string): NameRun[] {
  const last = names.at(-1);
  if (last === undefined) return [];
  const end = (words[last.at + last.length - 1] as Word).end;
  return ENDS.test(text.slice(end, end + 80)) ? [...names] : names.slice(0, -1);
}

function isList(names: readonly NameRun[], words: readonly Word[], { span, context: { text } }: ListPlace): boolean {
  const [first, last] = [names.at(0) as NameRun, names.at(-1) as NameRun];
  const { start } = words[first.at] as Word;
  const before = text.slice(Math.max(span.start, start - AROUND), start);
  const { end } = words[last.at + last.length - 1] as Word;
  const after = text.slice(end, Math.min(span.end, end + AROUND));
  if (GOODS.test(before) || IN.test(before) || ARE_GOODS.test(after)) return false;
  return BEGINS.some((begins) => begins.test(before)) || (names.length >= LEAST && !OWN_WORDS.test(before));
}

function isCompany(
  { name, at, length, hasForm }: NameRun,
  words: readonly Word[],
  { lowerCase }: EnumeratedContext,
): boolean {
  const own = words.slice(at, at + length);
  if (length > MAX_NAME_WORDS || NO_FIRST_WORD.test(name) || GOODS_END.test(name)) return false;
  const telling = own.filter(({ plain }) => !isLegalForm(plain) && !isCommonWord(plain) && !NO_COMPANY.has(plain));
  if (telling.length === 0 || PLURAL_ACRONYM.test(name) || /^\d/.test(name)) return false;
  return hasForm || length > 1 || !telling.every(({ plain }) => lowerCase.has(plain));
}

/** Names of which the sentence says that they are competitors. */
function saidNames(
  words: readonly Word[],
  span: { readonly start: number; readonly end: number },
  context: EnumeratedContext,
): NameRun[] {
  const { text } = context;
  return words.flatMap(({ start }, at) => {
    if (start < span.start || start >= span.end || words[at - 1]?.isCapital) return [];
    const run = nameRun(words, at, text);
    if (run === null || isOfTrademark(words, run) || !isCompany(run, words, context)) return [];
    // One capital alone within a sentence may be any word.
    if (!(words[at]?.opensSentence || run.hasForm || run.length > 1)) return [];
    const { end } = words[at + run.length - 1] as Word;
    return IS_COMPETITOR.test(text.slice(end, Math.min(span.end, end + 220))) ? [run] : [];
  });
}
