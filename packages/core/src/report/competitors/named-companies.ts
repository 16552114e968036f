import type { PassageItem } from "../evidence.ts";
import { FORMER_NAMES } from "./former-names.ts";
import { isCommonWord, isLegalForm, nameWords, plain } from "./name-words.ts";

/** A company of the market, as its list of instruments has it. */
export interface ListedCompany {
  readonly code: string;
  readonly name: string;
  readonly cik: number | null;
}

/** A company that a passage names. */
export interface NamedCompany {
  /** Symbol in this market; null of one that it does not have. */
  readonly code: string | null;
  readonly name: string;
  /** Id of the passage. */
  readonly passage: string;
}

/** A word of a passage with its place. */
interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly plain: string;
  readonly isCapital: boolean;
  readonly opensSentence: boolean;
}

interface Spelling {
  readonly words: readonly string[];
  readonly company: ListedCompany;
}

/** The names of a market, made once for many reports. */
export interface NameIndex {
  /** Spellings by their first word, the longest first; one that two companies share names neither. */
  readonly byFirst: ReadonlyMap<string, readonly Spelling[]>;
  readonly bySymbol: ReadonlyMap<string, ListedCompany>;
}

/**
 * Indexes the names of a market: full, without legal forms, without what is descriptive, former ones, initials.
 *
 * @param companies Stocks of the market, one for each class of shares.
 *
 * @example
 * nameIndex([{ code: "PEP", name: "PepsiCo, Inc.", cik: 77476 }]).bySymbol.has("PEP"); // true
 */
export function nameIndex(companies: readonly ListedCompany[]): NameIndex {
  const steps = nameIndexSteps(companies);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Companies of one step: a millisecond or two. */
const AT_ONCE = 200;

/**
 * The same in small steps, so that whoever waits for other work gets a turn in between.
 *
 * @example
 * const steps = nameIndexSteps(companies);
 * steps.next(); // { done: false, ... } until the last, whose value is the index
 */
export function* nameIndexSteps(companies: readonly ListedCompany[]): Generator<undefined, NameIndex> {
  const spellings = new Map<string, Spelling | null>();
  for (const [at, company] of companies.entries()) {
    addSpellings(spellings, company);
    if (at % AT_ONCE === AT_ONCE - 1) yield undefined;
  }
  const byFirst = new Map<string, Spelling[]>();
  for (const spelling of spellings.values()) {
    if (spelling === null) continue;
    const [first = ""] = spelling.words;
    const known = byFirst.get(first);
    if (known === undefined) byFirst.set(first, [spelling]);
    else known.push(spelling);
  }
  for (const known of byFirst.values()) known.sort((a, b) => b.words.length - a.words.length);
  return { byFirst, bySymbol: new Map(companies.map((company) => [company.code, company])) };
}

/** A spelling of two companies becomes one of neither. */
function addSpellings(spellings: Map<string, Spelling | null>, company: ListedCompany): void {
  const { words, short } = nameWords(company.name);
  const former = (FORMER_NAMES.get(company.cik ?? -1) ?? []).map((name) => nameWords(name).words);
  const initials = words.map((word) => word[0]).join("");
  const isAcronym = initials.length >= 3 && initials === company.code.toLowerCase();
  for (const spelling of [words, short, ...former, ...(isAcronym ? [[initials]] : [])]) {
    const key = spelling.join(" ");
    const known = spellings.get(key);
    if (key === "" || known === null) continue;
    if (known === undefined) spellings.set(key, { words: spelling, company });
    else if (!isSame(known.company, company)) spellings.set(key, null);
  }
}

function isSame(one: ListedCompany, other: ListedCompany): boolean {
  return one.code === other.code || (one.cik !== null && one.cik === other.cik);
}

/**
 * The companies that passages about competition name, in their order. A name counts where its words are written with capitals;
 * a name of one common word only with the form of the company or its symbol in brackets behind it.
 *
 * @param passages About competition.
 * @param index Of the market.
 * @param own The company whose filing it is; `context` is the text around the passages, which shows what is a common word.
 * @returns Each company once, with the first passage that names it; companies that the market lacks among them.
 *
 * @example
 * namedCompanies([passage], index, { own: intel, context: [passage.text] }).map(({ code }) => code); // ["AMD", "QCOM", "AAPL", "NVDA"]
 */
export function namedCompanies(
  passages: readonly PassageItem[],
  index: NameIndex,
  { own, context }: { readonly own: ListedCompany; readonly context: readonly string[] },
): NamedCompany[] {
  const found = new Map<string, NamedCompany>();
  const lowerCase = new Set(context.flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{Ll}+/gu) ?? []));
  for (const passage of passages) {
    const words = wordsIn(passage.text);
    for (let at = 0; at < words.length; at += 1) {
      const named =
        listedAt(words, at, { index, lowerCase, text: passage.text }) ?? unlistedAt(words, at, passage.text);
      if (named === null) continue;
      at += named.length - 1;
      const isOwn = named.company !== null && isSame(named.company, own);
      const key = named.company?.cik?.toString() ?? named.company?.code ?? plain(named.name);
      if (isOwn || found.has(key) || isNamesake(named, own)) continue;
      found.set(key, { code: named.company?.code ?? null, name: named.name, passage: passage.id });
    }
  }
  return [...found.values()];
}

/** One of the company's own, such as a subsidiary: a listed company that bears its whole name, any other that begins as it does. */
function isNamesake({ name, company }: Found, own: ListedCompany): boolean {
  const [theirs, ours] = [nameWords(name).words, nameWords(own.name).short];
  return company === null ? theirs[0] === ours[0] : ours.every((word, at) => theirs[at] === word);
}

function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'®™]*/gu)) {
    const { 0: word, index: start } = match;
    const before = text.slice(Math.max(0, start - 3), start);
    words.push({
      text: word,
      start,
      end: start + word.length,
      plain: plain(word.replace(/[’']s$/u, "")),
      isCapital: /^[\p{Lu}\p{N}]|^\p{Ll}{1,2}\p{Lu}/u.test(word),
      opensSentence: start === 0 || /[.!?:;•\n]\s*["“(]?$/u.test(before),
    });
  }
  return words;
}

interface Found {
  readonly company: ListedCompany | null;
  readonly name: string;
  /** Words of the passage that it takes. */
  readonly length: number;
}

interface Passage {
  readonly index: NameIndex;
  /** Words that the passages write without capitals. */
  readonly lowerCase: ReadonlySet<string>;
  readonly text: string;
}

function listedAt(words: readonly Word[], at: number, { index, lowerCase, text }: Passage): Found | null {
  const first = words[at] as Word;
  if (!first.isCapital) return null;
  for (const { words: spelling, company } of index.byFirst.get(first.plain) ?? []) {
    const length = matched(words, at, spelling);
    if (length === 0) continue;
    const isCommon = spelling.every((word) => isCommonWord(word) || (spelling.length === 1 && lowerCase.has(word)));
    const last = words[at + length - 1] as Word;
    if (isCommon && !isConfirmed(words, at + length, { text, company, from: last.end })) continue;
    return { company, name: company.name, length };
  }
  return bySymbol(first, index, text);
}

/** A symbol in brackets, behind the name of its exchange or close behind a word of its company. */
function bySymbol({ text: symbol, start, end }: Word, { bySymbol: symbols }: NameIndex, text: string): Found | null {
  const before = text.slice(Math.max(0, start - 60), start);
  if (!/^[A-Z.]{1,6}$/.test(symbol) || text[end] !== ")" || !/\((?:[A-Za-z ]{2,20}:\s*)?$/u.test(before)) return null;
  const company = symbols.get(symbol);
  if (company === undefined) return null;
  const isListed = /(?:NYSE|Nasdaq|AMEX)[A-Za-z ]{0,12}:\s*$/iu.test(before);
  const [word = ""] = nameWords(company.name).words;
  return isListed || plain(before).includes(word) ? { company, name: company.name, length: 1 } : null;
}

/** Number of words that a spelling takes, `and` in between counted; 0 where it does not stand there in capitals. */
function matched(words: readonly Word[], at: number, spelling: readonly string[]): number {
  let place = at;
  for (const [k, part] of spelling.entries()) {
    if (k > 0 && words[place]?.plain === "and") place += 1;
    const word = words[place];
    if (word?.plain !== part || !word.isCapital) return 0;
    place += 1;
  }
  return place - at;
}

/** The form of a company or its symbol in brackets directly behind a name. */
function isConfirmed(
  words: readonly Word[],
  next: number,
  { text, company, from }: { readonly text: string; readonly company: ListedCompany; readonly from: number },
): boolean {
  const word = words[next];
  if (word === undefined) return false;
  if (text.slice(from, word.start).length > 2) return false;
  return (isLegalForm(word.plain) && word.isCapital && word.plain.length > 1) || word.text === company.code;
}

/** Signs of a company in a name that the market does not have. */
const FORM =
  /^(?:Inc|Corp|Corporation|Company|Co|Ltd|Limited|plc|PLC|LLC|S\.?A|N\.?V|A\.?G|SE|GmbH|SpA|Holdings|Group)$/;
const CUE = /compet(?:e|es|ing|itors?|ition)\b[^.]{0,80}\b(?:with|against|includ(?:e|es|ing)|such as|are|from)\b/i;
/** Behind a name: it is said to be a competitor. */
const IS_COMPETITOR =
  /^[.,]{0,2}\s+(?:is|remains|are)\s+(?:(?:one of|among)\s+)?(?:our|its|the company[’']s|an?|the)\s+(?:\p{Ll}+\s+){0,3}competitors?\b/iu;
const NEW_SENTENCE = /\.\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u;
const MAX_WORDS = 6;

/** A run of words in capitals within a list of competitors, with the form of a company at its end. */
function unlistedAt(words: readonly Word[], at: number, text: string): Found | null {
  const first = words[at] as Word;
  if (!first.isCapital || first.text.length < 2 || isLegalForm(first.plain)) return null;
  let end = at;
  while (end + 1 < words.length && end - at < MAX_WORDS && joins(words[end] as Word, words[end + 1] as Word, text))
    end += 1;
  const last = words[end] as Word;
  const name = text.slice(first.start, last.end);
  const hasForm = end > at && (FORM.test(last.text) || /(?:S\.A|N\.V|A\.G)$/.test(name));
  if (!hasForm || isCommonWord(first.plain)) return null;
  const isNamed =
    isOfList(text.slice(Math.max(0, first.start - 400), first.start)) ||
    IS_COMPETITOR.test(text.slice(last.end, last.end + 120));
  if (!isNamed) return null;
  const isAbbreviated = text[last.end] === "." && !/(?:Limited|Company|Corporation|Holdings|Group)$/.test(name);
  return { company: null, name: isAbbreviated ? `${name}.` : name, length: end - at + 1 };
}

/** Whether the words before a name begin a list of competitors that it belongs to. */
function isOfList(before: string): boolean {
  const cue = [...before.matchAll(new RegExp(CUE, "gi"))].at(-1);
  return cue !== undefined && !NEW_SENTENCE.test(before.slice(cue.index));
}

function joins(one: Word, next: Word, text: string): boolean {
  const between = text.slice(one.end, next.start);
  if (!next.isCapital && !/^(?:plc|de)$/.test(next.text)) return false;
  return (
    /^(?:[ \u00a0]|-| & |&|\.)$/u.test(between) ||
    (/^,? $/u.test(between) && FORM.test(next.text)) ||
    (/^\. ?$/u.test(between) && next.text.length <= 2)
  );
}
