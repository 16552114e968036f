import { type ImportOutcome, isNeeded, likeliestAnswer, type UnansweredItem } from "@plumbline/market/ingest";
import { printable } from "@plumbline/market/model";
import { count } from "./progress-line.ts";
import { shellWord } from "./shell-word.ts";
import { wrapped } from "./wrapped.ts";

const WIDTH = 78;

type Unread = Pick<ImportOutcome, "result" | "questions" | "unusedMappings" | "areAnswersKept">;

/** The command line of an import, for what has to be typed again. */
interface Given {
  /** What followed the name of the command. */
  readonly words: readonly string[];
  /** Paths of the column mappings. */
  readonly mappings: readonly string[];
  /** Topics that were answered on the command line. */
  readonly answered: readonly string[];
}

/**
 * Says what of an import had no effect: files that wait for an answer, with the command that reads them; mappings that
 * fit no file; answers that nothing asked for.
 *
 * @returns Lines, commands unbroken so that they can be pasted; empty when everything had its effect.
 */
export function describeUnread({ result, questions, unusedMappings, areAnswersKept }: Unread, given: Given): string {
  const lines = [
    ...unusedMappings.flatMap((unused) => describeMapping(unused, given.mappings)),
    ...(areAnswersKept ? [] : ["! The answers could not be written; the next import asks again."]),
    ...describeAnswers(questions, given.answered),
    ...(result === "refused" ? [] : describeDoubts(questions)),
    ...describeWaiting(questions, given.words),
  ];
  return lines.length === 0 ? "" : `\n${lines.join("\n")}\n`;
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
      return [
        ...wrapped(`Nothing states the ${topics} of ${named(items.slice(0, 1))}. If you know it, add:`, WIDTH),
        `  ${flags}`,
      ];
    });
  });
}

const NAMES = "  Name each file after its symbol, such as AAPL.csv, and import again.";
const SEVERAL = "  They are of several kinds: import each kind apart, as its line above says.";
const LIKELY = "  If this is right, it is read with:";
/** Where nothing suggests an answer, such as the symbol of a file without a name. */
const EXAMPLE = "  It is read with this, with your own answer in place of the example:";

function describeWaiting(questions: Unread["questions"], words: readonly string[]): string[] {
  const waiting = questions.map(({ unanswered }) => unanswered.filter(({ topic }) => isNeeded(topic)));
  const items = waiting.flat();
  if (items.length === 0) return [];
  const firsts = waiting.flatMap(([first]) => first ?? []);
  const heading = wrapped(`! ${named(firsts)} could not be read.`, WIDTH);
  const withoutSymbol = items.filter(({ topic }) => topic === "symbol").reduce((sum, { files }) => sum + files, 0);
  if (withoutSymbol > 1) return [...heading, NAMES];
  const answers = new Set(items.map((item) => `${item.topic}=${likeliestAnswer(item)}`));
  if (answers.size > new Set(items.map(({ topic }) => topic)).size) return [...heading, SEVERAL];
  const flags = Array.from(answers, (answer) => `--answer ${shellWord(answer)}`);
  const command = ["npm run market -- import", ...words.map(shellWord), ...flags].join(" ");
  return [...heading, items.some(({ likeliest }) => likeliest === null) ? EXAMPLE : LIKELY, `  ${command}`];
}

/** The first file that does not show something, and how many more there are. */
function named(items: readonly UnansweredItem[]): string {
  const more = items.reduce((sum, { files }) => sum + files, 0) - 1;
  return `${printable(items[0]?.file ?? "")}${more > 0 ? ` and ${count(more)} more` : ""}`;
}
