import { type CompetingSentence, competingSentences } from "./competing-sentences.ts";
import { type EnumeratedContext, enumeratedNames } from "./enumerated-names.ts";
import { listedAt } from "./listed-names.ts";
import { isSameCompany, type ListedCompany, type NameIndex } from "./name-index.ts";
import { isLegalForm, nameWords } from "./name-words.ts";
import { type NameRun, nameRun, type Word, wordsIn } from "./passage-words.ts";

/** A company that a passage names. */
export interface NamedCompany {
  /** Symbol in this market; null of one that it does not have. */
  readonly code: string | null;
  readonly name: string;
  /** Id of the passage. */
  readonly passage: string;
}

/** The passages of a filing about competition. */
export interface CompetitionText {
  readonly id: string;
  readonly text: string;
  /** Below a heading about competition: then each of its sentences is about it. */
  readonly isHeaded: boolean;
}

interface Found {
  readonly company: ListedCompany | null;
  readonly name: string;
  /** Words of the passage that it takes. */
  readonly length: number;
}

interface Market {
  readonly index: NameIndex;
  readonly own: ListedCompany;
  /** Words that the filing writes without capitals. */
  readonly lowerCase: ReadonlySet<string>;
}

/** Before a name: it is told of as something else than a competitor. */
const NOT_COMPETING =
  /\b(?:(?:suppl(?:y|ies|ied)|sells?|sold|licens(?:e|es|ed)|provid(?:e|es|ed))\b[^.]{0,60}\bto|acqui(?:red|sition of)|purchased|joint venture (?:with|between)|agreements? with|partnerships? with|customers? (?:such as|including|include|are|is)|subsidiary of|merger with|owned by|relationships? with)\s+(?:the\s+)?$/i;

/**
 * The companies that passages about competition name as competitors, in their order. A name of the market counts where its words are
 * written with capitals, a name of one common word only with the form of the company or its symbol in brackets behind it; a name that
 * the market lacks where the sentence lists it as a competitor.
 *
 * @param passages About competition.
 * @param index Of the market.
 * @param own The company whose filing it is; `context` is the text around the passages, which shows what is a common word.
 * @returns Each company once, with the first passage that names it; companies that the market lacks among them.
 * @see docs/report-readings.md for how often that is right
 *
 * @example
 * namedCompanies([passage], index, { own: intel, context: [passage.text] }).map(({ code }) => code); // ["AMD", "QCOM", "AAPL", "NVDA"]
 */
export function namedCompanies(
  passages: readonly CompetitionText[],
  index: NameIndex,
  { own, context }: { readonly own: ListedCompany; readonly context: readonly string[] },
): NamedCompany[] {
  const found = new Map<string, NamedCompany>();
  const lowerCase = new Set(context.flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{Ll}+/gu) ?? []));
  for (const passage of passages) {
    for (const { company, name } of namedIn(passage, { index, own, lowerCase })) {
      const key = company?.cik?.toString() ?? company?.code ?? keyOf(name);
      if (!found.has(key) && (company !== null || !isKnown(name, found)))
        found.set(key, { code: company?.code ?? null, name: company?.name ?? name, passage: passage.id });
    }
  }
  return [...found.values()];
}

/** The companies of one passage, in its order. */
function namedIn({ text, isHeaded }: CompetitionText, market: Market): Found[] {
  const words = wordsIn(text);
  const sentences = competingSentences(text, isHeaded).filter(({ isCompeting }) => isCompeting);
  const runs = listedRuns(words, sentences, { text, isHeaded, lowerCase: market.lowerCase });
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const { start } = words[at] as Word;
    if (!sentences.some((span) => span.start <= start && start < span.end)) continue;
    const named = foundAt(words, at, { text, run: runs.get(at), market });
    if (named === null) continue;
    at += named.length - 1;
    const before = text.slice(Math.max(0, start - 120), start);
    if (!NOT_COMPETING.test(before) && !isOwn(named, market.own)) found.push(named);
  }
  return found;
}

/** The names that the sentences list as competitors, by their first words; below the heading also a list entry that is a company by its form. */
function listedRuns(
  words: readonly Word[],
  sentences: readonly CompetingSentence[],
  { isHeaded, ...context }: EnumeratedContext & { readonly isHeaded: boolean },
): ReadonlyMap<number, NameRun> {
  const alone = isHeaded && words.length > 0 ? nameRun(words, 0, context.text) : null;
  const entry = alone?.hasForm && alone.length === words.length ? [alone] : [];
  const listed = sentences.flatMap((span) => enumeratedNames(words, span, context));
  return new Map([...listed.toReversed(), ...entry].map((run) => [run.at, run]));
}

interface Place {
  readonly text: string;
  /** A name that the sentence lists as that of a competitor, from this word on. */
  readonly run: NameRun | undefined;
  readonly market: Market;
}

function foundAt(words: readonly Word[], at: number, { text, run, market }: Place): Found | null {
  const { index, lowerCase } = market;
  const listed = listedAt(words, at, { index, lowerCase, text });
  if (listed !== null) return { ...listed, name: listed.company.name };
  if (run === undefined) return null;
  const [first, ...rest] = words.slice(at, at + run.length) as [Word, ...Word[]];
  const isAlone = rest.every(({ plain }) => isLegalForm(plain));
  const company = isAlone ? (index.byUniqueWord.get(first.plain) ?? null) : null;
  return { company, name: company?.name ?? run.name, length: run.length };
}

/** The company itself, or one of its own, such as a subsidiary: a listed company that bears its whole name, any other that begins as it does. */
function isOwn({ name, company }: Found, own: ListedCompany): boolean {
  if (company !== null && isSameCompany(company, own)) return true;
  const [theirs, ours] = [nameWords(name).words, nameWords(own.name).short];
  return company === null ? theirs[0] === ours[0] : ours.every((word, at) => theirs[at] === word);
}

/** Whether a company that the market lacks was named before, in full or in short: `Barr Labs` is Barr Laboratories, Inc. */
function isKnown(name: string, found: ReadonlyMap<string, NamedCompany>): boolean {
  const key = keyOf(name);
  return [...found.values()].some((company) => {
    const known = keyOf(company.name);
    return known.startsWith(`${key} `) || key.startsWith(`${known} `) || isShortened(known, key);
  });
}

function isShortened(one: string, other: string): boolean {
  const [words, others] = [one.split(" "), other.split(" ")];
  const begins = (at: number) => words[at]?.slice(0, 3) === others[at]?.slice(0, 3);
  return words.length > 1 && others.length > 1 && words[0] === others[0] && begins(1);
}

function keyOf(name: string): string {
  return nameWords(name).words.join(" ");
}
