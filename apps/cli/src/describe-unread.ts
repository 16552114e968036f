import {
  BY_NAME,
  type ImportOutcome,
  isNeeded,
  likeliestAnswer,
  type SettledQuestion,
  symbolsIn,
  type UnansweredItem,
} from "@plumbline/market/ingest";
import { type NamelessFile, printable } from "@plumbline/market/model";
import { count } from "./progress-line.ts";
import { wrapped } from "./wrapped.ts";

const WIDTH = 78;

type Unread = Pick<ImportOutcome, "result" | "questions" | "unusedMappings" | "areAnswersKept">;

/** What the command line of an import states. */
interface Given {
  /** Paths of the column mappings. */
  readonly mappings: readonly string[];
  /** Topics that were answered on the command line. */
  readonly answered: readonly string[];
}

/**
 * Says what of an import needs a second look: mappings that fit no file, answers that nothing asked for, earlier answers that
 * were used again, and what could be known better.
 *
 * @returns Lines; empty when there is nothing to say.
 */
export function describeUnread({ result, questions, unusedMappings, areAnswersKept }: Unread, given: Given): string {
  return paragraph([
    ...unusedMappings.flatMap((unused) => describeMapping(unused, given.mappings)),
    ...(areAnswersKept ? [] : ["! The answers could not be written; the next import asks again."]),
    ...describeAnswers(questions, given.answered),
    ...(result === "refused" ? [] : questions.flatMap(({ kept }) => describeKept(kept))),
    ...(result === "refused" ? [] : describeDoubts(questions)),
  ]);
}

/**
 * Says which files wait for an answer, with the command that reads them: it is the last line of an import.
 *
 * @returns Lines, the command unbroken so that it can be pasted; empty when none waits.
 */
export function describeWaiting(questions: Unread["questions"], words: readonly string[]): string {
  return paragraph(waitingFiles(questions, words));
}

function paragraph(lines: readonly string[]): string {
  return lines.length === 0 ? "" : `\n${lines.join("\n")}\n`;
}

/** What was said about one file may be wrong for the next one of its layout, which many programs write. */
function describeKept(kept: SettledQuestion["kept"]): string[] {
  if (kept === null) return [];
  const said = Object.entries(kept.answers).map(([topic, answer]) => `${topic}=${answer}`);
  const files = `${printable(kept.file)}${kept.files > 1 ? ` and ${count(kept.files - 1)} more` : ""}`;
  const were = kept.files > 1 ? "were" : "was";
  const isOfCurrency = "currency" in kept.answers;
  return [
    ...wrapped(`! ${files} ${were} read by an earlier answer: ${printable(said.join(" "))},`, WIDTH),
    ...wrapped(
      `  as said on ${kept.day} about ${printable(kept.about)}. If that is wrong here, have it asked again:`,
      WIDTH,
    ),
    "  npm run market -- answers",
    ...(isOfCurrency ? ["  or say another currency: --answer currency=..."] : []),
  ];
}

function describeMapping({ mapping, nearest }: Unread["unusedMappings"][number], paths: readonly string[]): string[] {
  const path = printable(paths[mapping] ?? "");
  if (nearest === null) return wrapped(`! The mapping ${path} fits no file: there is no table.`, WIDTH);
  const file = printable(nearest.file);
  if (nearest.missing.length === 0)
    return wrapped(`! The mapping ${path} is not used: an earlier one fits ${file}.`, WIDTH);
  const columns = nearest.missing.map((column) => `"${printable(column)}"`).join(", ");
  return wrapped(`! The mapping ${path} fits no file. The nearest, ${file}, has no column ${columns}.`, WIDTH);
}

function describeAnswers(questions: Unread["questions"], answered: readonly string[]): string[] {
  const asked = questions.flatMap(({ answers, unanswered }) => [
    ...Object.keys(answers),
    ...unanswered.map(({ topic }) => topic),
  ]);
  const unused = answered.filter((topic) => !asked.includes(topic));
  return unused.map((topic) => `! No file asks for ${topic}: --answer ${topic} had no effect.`);
}

/** What was read by what it shows, and could be known better. */
function describeDoubts(questions: Unread["questions"]): string[] {
  return questions.flatMap(({ unanswered }) => {
    if (unanswered.some(({ topic }) => isNeeded(topic))) return [];
    const byFiles = Object.values(Object.groupBy(unanswered, ({ file, files }) => `${files} ${file}`));
    return byFiles.flatMap((items = []) => {
      const topics = items.map(({ topic }) => topic).join(" and ");
      const flags = items.map((item) => `--answer ${item.topic}=${likeliestAnswer(item)}`).join(" ");
      const choices = items
        .filter((item) => item.choices.length > 0)
        .map((item) => `${item.topic}: ${oneOf(item.choices)}`);
      return [
        ...wrapped(`Nothing states the ${topics} of ${named(items.slice(0, 1))}. If you know it, add:`, WIDTH),
        `  ${flags}${choices.length > 0 ? `   (${choices.join("; ")})` : ""}`,
      ];
    });
  });
}

const NAMES = "  Name each file after its symbol, such as AAPL.csv, and import again.";
const SEVERAL = "  They are of several kinds: import each kind apart, as its line above says.";
const LIKELY = "  If this is right, it is read with:";
/** Where nothing suggests an answer, such as the symbol of a file without a name. */
const BLANK = "  It is read with this, with your own answer in the place of the dots:";
/** Symbols are answered in the order of the files. */
const IN_ORDER = "  They are read with this, with a symbol for each of them, in this order:";
/** As many are listed as can be answered in one line. */
const MAX_LISTED = 20;

function waitingFiles(questions: Unread["questions"], words: readonly string[]): string[] {
  const waiting = questions.map(({ unanswered }) => unanswered.filter(({ topic }) => isNeeded(topic)));
  const items = waiting.flat();
  if (items.length === 0) return [];
  const firsts = waiting.flatMap(([first]) => first ?? []);
  const heading = wrapped(`! ${named(firsts)} could not be read.`, WIDTH);
  const lacking = items.filter(({ topic }) => topic === "symbol");
  const files = lacking.reduce((sum, item) => sum + item.files, 0);
  const symbols = symbolsToSay(lacking);
  if (files > MAX_LISTED && symbols !== BY_NAME) return [...heading, NAMES];
  const others = new Set(items.filter(({ topic }) => topic !== "symbol").map(flagged));
  const topics = new Set(items.filter(({ topic }) => topic !== "symbol").map(({ topic }) => topic));
  if (others.size > topics.size) return [...heading, SEVERAL];
  const answers = [...(lacking.length > 0 ? [`symbol=${symbols}`] : []), ...others];
  const flags = answers.map((answer) => `--answer ${shellWord(answer)}`);
  const command = ["npm run market -- import", ...words.map(shellWord), ...flags].join(" ");
  const isBlank = answers.some((answer) => answer.includes("..."));
  if (files < 2 || symbols === BY_NAME) return [...heading, isBlank ? BLANK : LIKELY, `  ${command}`];
  return [...heading, IN_ORDER, ...describeNameless(lacking), `  ${command}`];
}

function flagged(item: UnansweredItem): string {
  return `${item.topic}=${likeliestAnswer(item)}`;
}

/** One for each file, those of one kind after those of another. */
function symbolsToSay(lacking: readonly UnansweredItem[]): string {
  const said = lacking.map(likeliestAnswer);
  return said.every((symbol) => symbol === BY_NAME) ? BY_NAME : said.flatMap(symbolsIn).join();
}

function describeNameless(lacking: readonly UnansweredItem[]): string[] {
  const files = lacking.flatMap(({ nameless, file }): readonly NamelessFile[] => {
    return nameless ?? [{ name: file, first: null, likeliest: null }];
  });
  return files.map(({ name, first }, place) => {
    const row = first === null ? "" : `  ${first.day ?? "?"}  ${first.close ?? "-"}`;
    return `    ${place + 1}  ${printable(name)}${row}`;
  });
}

function oneOf(choices: readonly string[]): string {
  return `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;
}

/** The first file that does not show something, and how many more there are. */
function named(items: readonly UnansweredItem[]): string {
  const more = items.reduce((sum, { files }) => sum + files, 0) - 1;
  return `${printable(items[0]?.file ?? "")}${more > 0 ? ` and ${count(more)} more` : ""}`;
}

/**
 * Writes a word so that a shell reads it as it is.
 *
 * @example
 * shellWord("my prices.csv"); // "'my prices.csv'"
 */
function shellWord(word: string): string {
  return /^[\w@%+=:,./^-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
