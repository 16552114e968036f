import { readFile } from "node:fs/promises";
import { type ImportOptions, type ImportOutcome, type ImportQuestion, importMarket } from "@plumbline/market/ingest";
import type { Answers } from "@plumbline/market/model";
import { listMarkets, listSnapshots } from "@plumbline/market/snapshot";
import { parseColumnMapping } from "@plumbline/market/sources/prices";
import { CommandError } from "./command-error.ts";
import { describeCounts } from "./describe-counts.ts";
import { describeEnd } from "./describe-end.ts";
import { describeIssues } from "./describe-issues.ts";
import { describePrompt, describeQuestion } from "./describe-question.ts";
import { describeUnread, describeWaiting } from "./describe-unread.ts";
import type { Command } from "./parse-command.ts";
import { count, ProgressLine } from "./progress-line.ts";
import { readAnswers } from "./read-answers.ts";
import { preparePastDays, screenCurrent } from "./screen-current.ts";
import type { Terminal } from "./terminal.ts";

const NAMED_SAMPLES = 8;
/** The market of somebody who names none. */
const OWN_MARKET = "own";

type ImportCommand = Extract<Command, { command: "import" }>;

/** Imports files into a market. Gives the exit code: 1 when the delivery was refused. */
export async function runImport(command: ImportCommand, terminal: Terminal): Promise<number> {
  const begun = terminal.clock();
  const market = command.name ?? (await marketToExtend(terminal));
  const progress = new ProgressLine(terminal);
  const outcome = await importMarket(await optionsOf({ ...command, name: market }, terminal, progress));
  progress.end();
  if (outcome.result !== "refused") await screenCurrent(market, terminal, progress);
  // Not into a file that the output may go to: it may be anything.
  if (terminal.isInteractive) terminal.err(describeSamples(outcome.samples));
  terminal.out(`${describeOutcome(market, outcome, (terminal.clock() - begun) / 1000)}\n`);
  // The market can be served already, and the server goes on with what is broken off here.
  if (outcome.result !== "refused") await preparePastDays(market, terminal, progress);
  const answered = Object.keys(command.answers);
  terminal.out(describeUnread(outcome, { mappings: command.mappings, answered }));
  if (outcome.result !== "refused") terminal.out(await describeEnd(market, outcome, terminal));
  terminal.out(describeWaiting(outcome.questions, command.words));
  return outcome.result === "refused" ? 1 : 0;
}

async function optionsOf(
  command: ImportCommand & { readonly name: string },
  { dataDirectory, out, ask }: Terminal,
  progress: ProgressLine,
): Promise<ImportOptions> {
  const { prices, facts, reference, targets, filings, force, answers } = command;
  const mappings = await Promise.all(command.mappings.map(async (path) => parseColumnMapping(await mappingText(path))));
  return {
    dataDirectory,
    market: command.name,
    prices,
    facts,
    reference,
    targets,
    filings,
    mappings,
    force,
    ...(Object.keys(answers).length > 0 && { answers: { answersFor: () => answers } }),
    ...(ask && {
      onQuestion: (question: ImportQuestion) => {
        progress.end();
        return askQuestion(question, { out, ask });
      },
    }),
    onProgress: (step) => progress.show(step),
  };
}

/** The market that is meant when none is named, said before anything is written. */
export async function marketToExtend({ dataDirectory, err }: Terminal): Promise<string> {
  const markets = await realMarkets(dataDirectory);
  const [only = OWN_MARKET, ...others] = markets;
  if (others.length > 0) {
    throw new CommandError(2, `There are the markets ${markets.join(", ")}: say which one with --name NAME.`);
  }
  err(markets.length === 0 ? `A new market: ${only}\n` : `Into the market that there is: ${only}\n`);
  return only;
}

async function mappingText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch {
    throw new CommandError(2, `The column mapping ${path} cannot be read.`);
  }
}

function describeSamples(samples: ImportOutcome["samples"]): string {
  if (samples.length === 0) return "";
  const lines = samples.slice(0, NAMED_SAMPLES).map(({ file, begins }) => `  ${file}: ${begins}`);
  return ["Files that no importer knows begin with (shown here only, and kept nowhere):", ...lines, "", ""].join("\n");
}

/** What an import found, and what the market is now. */
export function describeOutcome(market: string, outcome: ImportOutcome, seconds: number): string {
  const { result, id, counts, files, explanation } = outcome;
  const lines = [`${count(files)} file${files === 1 ? "" : "s"} in ${seconds.toFixed(1)} s.`];
  if (outcome.issueTotals.length > 0) lines.push("", describeIssues(outcome.issueTotals, outcome.issues), "");
  const isCurrent = id === null ? "there is no market yet" : `snapshot ${id.slice(0, 12)} stays current`;
  if (result === "refused") lines.push(`Refused; ${isCurrent}. ${explanation ?? ""}`);
  else if (result === "unchanged")
    lines.push(`The market "${market}" is unchanged; ${isCurrent}. ${explanation ?? ""}`);
  else if (counts !== null)
    lines.push(`Published the market "${market}" as snapshot ${id?.slice(0, 12)}:\n  ${describeCounts(counts)}.`);
  if (result === "published") lines.push(`See all that was found: npm run market -- report --name ${market}`);
  return lines.join("\n");
}

/**
 * Asks the person at the terminal what files do not show, until the answer can be read.
 *
 * @returns The answers; `null` when the person ends the import.
 */
async function askQuestion(
  question: ImportQuestion,
  { out, ask }: { readonly out: Terminal["out"]; readonly ask: NonNullable<Terminal["ask"]> },
): Promise<Answers | null> {
  out(describeQuestion(question));
  out(describePrompt(question.asks));
  for (;;) {
    const line = await ask("> ");
    if (line === null) return null;
    const read = readAnswers(line, question.asks);
    if ("answers" in read) return read.answers;
    out(`  ${read.problem}\n`);
  }
}

/** Names of the markets that hold real data, ascending. */
async function realMarkets(dataDirectory: string): Promise<string[]> {
  const real: string[] = [];
  for (const market of await listMarkets(dataDirectory)) {
    const [current] = await listSnapshots(dataDirectory, market);
    if (current?.manifest?.fictional !== true) real.push(market);
  }
  return real;
}
