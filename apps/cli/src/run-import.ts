import { readFile } from "node:fs/promises";
import { type ImportOutcome, importMarket } from "@plumbline/market/ingest";
import { parseColumnMapping } from "@plumbline/market/sources/prices";
import { CommandError } from "./command-error.ts";
import { describeCounts } from "./describe-counts.ts";
import { describeIssues } from "./describe-issues.ts";
import type { Command } from "./parse-command.ts";
import { count, ProgressLine } from "./progress-line.ts";
import { preparePastDays, screenCurrent } from "./screen-current.ts";
import type { Terminal } from "./terminal.ts";

const NAMED_SAMPLES = 8;

type ImportCommand = Extract<Command, { command: "import" }>;

/** Imports files into a market. Gives the exit code: 1 when the delivery was refused. */
export async function runImport(command: ImportCommand, terminal: Terminal): Promise<number> {
  const begun = terminal.clock();
  const progress = new ProgressLine(terminal);
  const outcome = await importMarket({
    dataDirectory: terminal.dataDirectory,
    market: command.name,
    prices: command.prices,
    facts: command.facts,
    reference: command.reference,
    targets: command.targets,
    filings: command.filings,
    mapping: command.mapping === null ? null : parseColumnMapping(await mappingText(command.mapping)),
    force: command.force,
    onProgress: (step) => progress.show(step),
  });
  progress.end();
  if (outcome.result !== "refused") await screenCurrent(command.name, terminal, progress);
  // Not into a file that the output may go to: it may be anything.
  if (terminal.isInteractive) terminal.err(describeSamples(outcome.samples));
  terminal.out(`${describeOutcome(command.name, outcome, (terminal.clock() - begun) / 1000)}\n`);
  // The market can be served already, and the server goes on with what is broken off here.
  if (outcome.result !== "refused") await preparePastDays(command.name, terminal, progress);
  return outcome.result === "refused" ? 1 : 0;
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

function describeOutcome(market: string, outcome: ImportOutcome, seconds: number): string {
  const { result, id, counts, files, explanation } = outcome;
  const lines = [`${count(files)} file${files === 1 ? "" : "s"} in ${seconds.toFixed(1)} s.`];
  if (outcome.issueTotals.length > 0) lines.push("", describeIssues(outcome.issueTotals, outcome.issues), "");
  const isCurrent = id === null ? "there is no market yet" : `snapshot ${id.slice(0, 12)} stays current`;
  if (result === "refused") lines.push(`Refused; ${isCurrent}. ${explanation ?? ""}`);
  else if (result === "unchanged")
    lines.push(`The market "${market}" is unchanged; ${isCurrent}. ${explanation ?? ""}`);
  else if (counts !== null)
    lines.push(`Published the market "${market}" as snapshot ${id?.slice(0, 12)}: ${describeCounts(counts)}.`);
  if (result === "published") lines.push(`See all that was found: npm run market -- report --name ${market}`);
  return lines.join("\n");
}
