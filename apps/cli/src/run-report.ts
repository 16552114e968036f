import type { Issue } from "@plumbline/market/model";
import { summarise } from "@plumbline/market/quality";
import { openMarket, type Snapshot } from "@plumbline/market/snapshot";
import { CommandError } from "./command-error.ts";
import { describeCounts } from "./describe-counts.ts";
import { describeIssues } from "./describe-issues.ts";
import { newestMarket } from "./newest-market.ts";
import type { Command } from "./parse-command.ts";
import type { Terminal } from "./terminal.ts";

type ReportCommand = Extract<Command, { command: "report" }>;

/** Entries of one code that a report names; a machine gets all. */
const NAMED_PER_CODE = 40;

/** Prints what the importers and the quality gate found in the current snapshot of a market. */
export async function runReport({ name, code, json }: ReportCommand, terminal: Terminal): Promise<number> {
  const market = name ?? (await newestMarket(terminal.dataDirectory));
  const { snapshot, refused } = await openMarket(terminal.dataDirectory, market);
  try {
    for (const { id } of refused) terminal.err(`${id ?? "The pointer"} is damaged; see npm run market -- verify.\n`);
    const issues = code === null ? snapshot.issues : issuesOf(code, snapshot);
    const totals = code === null ? snapshot.issueTotals : summarise(issues);
    if (json) terminal.out(`${JSON.stringify({ market, id: snapshot.manifest.id, totals, issues }, null, 2)}\n`);
    else terminal.out(`${heading(market, code, snapshot)}\n\n${describeIssues(totals, issues, NAMED_PER_CODE)}\n`);
    return 0;
  } finally {
    snapshot.close();
  }
}

function issuesOf(code: string, snapshot: Snapshot): Issue[] {
  const instrument = snapshot.find(code);
  if (instrument === null) throw new CommandError(1, `The market has no stock ${code}.`);
  return snapshot.issues.filter(({ symbol }) => symbol === instrument.symbol);
}

function heading(market: string, code: string | null, { manifest }: Snapshot): string {
  const what = code === null ? `Market "${market}"` : `${code} in the market "${market}"`;
  return `${what}, snapshot ${manifest.id.slice(0, 12)}, last day ${manifest.lastDay ?? "none"}\n${describeCounts(manifest.counts)}`;
}
