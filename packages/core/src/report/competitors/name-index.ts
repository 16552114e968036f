import { FORMER_NAMES } from "./former-names.ts";
import { isCommonWord, nameWords } from "./name-words.ts";

/** A company of the market, as its list of instruments has it. */
export interface ListedCompany {
  readonly code: string;
  readonly name: string;
  readonly cik: number | null;
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
  /** Companies by the first word of their name, where no other company of the market begins with it: `Costco` Wholesale. */
  readonly byUniqueWord: ReadonlyMap<string, ListedCompany>;
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
  const firstWords = new Map<string, ListedCompany | null>();
  for (const [at, company] of companies.entries()) {
    addSpellings(spellings, company);
    addFirstWord(firstWords, company);
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
  const unique = [...firstWords].flatMap(([word, company]) => (company === null ? [] : [[word, company] as const]));
  return {
    byFirst,
    bySymbol: new Map(companies.map((company) => [company.code, company])),
    byUniqueWord: new Map(unique),
  };
}

/** A word too short or too common stands for nobody. */
const MIN_WORD = 5;

function addFirstWord(firstWords: Map<string, ListedCompany | null>, company: ListedCompany): void {
  const [word = ""] = nameWords(company.name).words;
  if (word.length < MIN_WORD || isCommonWord(word)) return;
  const known = firstWords.get(word);
  if (known === undefined) firstWords.set(word, company);
  else if (known !== null && !isSameCompany(known, company)) firstWords.set(word, null);
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
    else if (!isSameCompany(known.company, company)) spellings.set(key, null);
  }
}

/** Whether two stocks are of one company. */
export function isSameCompany(one: ListedCompany, other: ListedCompany): boolean {
  return one.code === other.code || (one.cik !== null && one.cik === other.cik);
}
