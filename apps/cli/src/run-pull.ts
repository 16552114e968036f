import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Day, formatDay, parseDay } from "@plumbline/core/time";
import { liveProviders } from "@plumbline/market/live";
import { ProviderError, ProviderSettingsError } from "@plumbline/market/providers";
import {
  ASKING_ORDER,
  EDGAR,
  edgarOptions,
  PullError,
  type PullOptions,
  type PullOutcome,
  providerSecrets,
  pullMarket,
  readStandingPull,
  writeStandingPull,
} from "@plumbline/market/pull";
import { CommandError } from "./command-error.ts";
import { describeEnd } from "./describe-end.ts";
import type { Command } from "./parse-command.ts";
import { count, ProgressLine } from "./progress-line.ts";
import { describeOutcome, marketToExtend } from "./run-import.ts";
import { preparePastDays, screenCurrent } from "./screen-current.ts";
import type { Addresses, Terminal } from "./terminal.ts";

type PullCommand = Extract<Command, { command: "pull" }>;

const SHOWN_FAILURES = 10;
const INTERRUPTED = 130;

/** Fetches what a market has not. Gives the exit code: 1 where something could not be fetched now, or was refused. */
export async function runPull(command: PullCommand, terminal: Terminal): Promise<number> {
  const begun = terminal.clock();
  const market = command.name ?? (await marketToExtend(terminal));
  const progress = new ProgressLine(terminal);
  const interruption = new AbortController();
  const interrupt = () => interruption.abort(new Error("Interrupted"));
  // A second Ctrl-C ends the process at once: nothing is lost by that either.
  process.once("SIGINT", interrupt);
  try {
    const options = await optionsOf({ ...command, name: market }, terminal);
    const onProgress: PullOptions["onProgress"] = (step) => progress.show(step);
    const outcome = await pullMarket({ ...options, signal: interruption.signal, onProgress });
    progress.end();
    if (outcome.imported?.result !== "refused") await remember(options);
    return await report(market, outcome, { terminal, progress, begun });
  } catch (error) {
    progress.end();
    if (!interruption.signal.aborted) throw pullFailure(error);
    terminal.out("Stopped. What came is stored; the same command goes on from here.\n");
    return INTERRUPTED;
  } finally {
    process.removeListener("SIGINT", interrupt);
  }
}

/** A server of this market goes on with the same question by itself. */
async function remember({
  dataDirectory,
  market,
  universe,
  since,
  edgar,
  providers,
  filings,
}: PullOptions): Promise<void> {
  // Who names no stocks goes on with those of before.
  const before = universe === null ? await readStandingPull(dataDirectory, market) : null;
  const named = universe !== null && existsSync(universe) ? resolve(universe) : universe;
  const asked = [...(edgar === null ? [] : [EDGAR]), ...providers.map(({ terms }) => terms.name)];
  await writeStandingPull(dataDirectory, market, {
    universe: named ?? before?.universe ?? null,
    since: since == null ? null : formatDay(since),
    providers: asked,
    filings: filings ?? null,
    userAgent: edgar?.userAgent ?? null,
  });
}

/** A failure that says what to do is no bug. */
function pullFailure(error: unknown): unknown {
  if (error instanceof PullError || error instanceof ProviderSettingsError) return new CommandError(2, error.message);
  if (error instanceof ProviderError)
    return new CommandError(1, `${error.message} Nothing is lost; the same command goes on from here.`);
  const disk = error instanceof Error && "syscall" in error ? (error as NodeJS.ErrnoException).code : undefined;
  if (disk !== undefined)
    return new CommandError(
      1,
      `The data directory cannot be written (${disk}). What came before is stored; the same command goes on.`,
    );
  return error;
}

async function optionsOf(command: PullCommand & { readonly name: string }, terminal: Terminal): Promise<PullOptions> {
  const environment = terminal.environment ?? {};
  const { ready, lacking } = liveProviders(environment);
  const names = command.providers?.split(",").map((name) => name.trim()) ?? ASKING_ORDER;
  for (const name of command.providers === null ? [] : names) {
    const missing = lacking.find((provider) => provider.name === name);
    if (missing)
      throw new CommandError(2, `${name} wants a key: set ${missing.variable}, or ${missing.variable}_FILE.`);
    if (name === EDGAR || ready.some(({ terms }) => terms.name === name)) continue;
    throw new CommandError(2, `There is no provider "${name}"; there are ${ASKING_ORDER.join(", ")}.`);
  }
  return {
    dataDirectory: terminal.dataDirectory,
    market: command.name,
    universe: command.universe,
    since: dayOf(command.since),
    edgar: names.includes(EDGAR) ? await edgarOf(environment, terminal) : null,
    providers: names.flatMap((name) => ready.filter(({ terms }) => terms.name === name)),
    secrets: providerSecrets(environment),
    ...(environment.SP500_URL && { sp500Url: environment.SP500_URL }),
    ...(command.filings !== null && { filings: command.filings }),
  };
}

function dayOf(written: string | null): Day | null {
  if (written === null) return null;
  const day = parseDay(written);
  if (day === null) throw new CommandError(2, `--since ${written} is no day; write it as YYYY-MM-DD.`);
  return day;
}

const WHO_ASKS =
  'The SEC wants to know who asks it: set SEC_USER_AGENT to your name and an email address, such as "Jane Doe jane@example.org". It is sent to the SEC and to nobody else.';

async function edgarOf(environment: Addresses, { ask, out }: Terminal): Promise<NonNullable<PullOptions["edgar"]>> {
  const userAgent = environment.SEC_USER_AGENT?.trim() || (await askedAgent(out, ask));
  if (!/^[\x20-\x7e]{5,200}$/.test(userAgent) || !/\S@\S+\.\S/.test(userAgent)) throw new CommandError(2, WHO_ASKS);
  requireAddress(environment, "SEC_URL");
  requireAddress(environment, "SEC_DATA_URL");
  return edgarOptions(environment, userAgent);
}

async function askedAgent(out: Terminal["out"], ask: Terminal["ask"]): Promise<string> {
  if (ask === undefined) throw new CommandError(2, WHO_ASKS);
  out(`${WHO_ASKS}\n`);
  return (await ask("Name and email address> "))?.trim() ?? "";
}

function requireAddress(environment: Addresses, name: string): void {
  const stated = environment[name];
  if (!stated || /^https?:$/.test(URL.parse(stated)?.protocol ?? "")) return;
  throw new CommandError(2, `${name} must be an address that begins with https:// or http://.`);
}

interface Reporting {
  readonly terminal: Terminal;
  readonly progress: ProgressLine;
  readonly begun: number;
}

async function report(market: string, outcome: PullOutcome, { terminal, progress, begun }: Reporting): Promise<number> {
  const { imported } = outcome;
  const hasMarket = imported !== null && imported.result !== "refused";
  if (hasMarket) await screenCurrent(market, terminal, progress);
  terminal.out(describePull(market, outcome));
  if (imported !== null) terminal.out(`${describeOutcome(market, imported, (terminal.clock() - begun) / 1000)}\n`);
  if (hasMarket) await preparePastDays(market, terminal, progress);
  if (hasMarket) terminal.out(await describeEnd(market, imported, terminal));
  return imported?.result === "refused" || outcome.stopped.length > 0 ? 1 : 0;
}

function describePull(market: string, outcome: PullOutcome): string {
  const { symbols, sent, reused, failures, stopped, unknown, quarantined, restated, renamed, imported } = outcome;
  const asked = Object.entries(sent).map(([provider, requests]) => `${count(requests)} of ${provider}`);
  const lines = [
    `${count(symbols)} ${symbols === 1 ? "stock" : "stocks"}; answers fetched: ${asked.join(", ") || "none"}${reused > 0 ? `; in the store already: ${count(reused)}` : ""}.`,
    ...stopped.map(({ message }) => `! ${message}`),
    ...[...quarantined, ...failures].slice(0, SHOWN_FAILURES).map(({ what, message }) => `! ${what}: ${message}`),
  ];
  const further = quarantined.length + failures.length - SHOWN_FAILURES;
  if (further > 0) lines.push(`! and ${count(further)} more.`);
  if (unknown.length > 0) lines.push(`No provider has prices of ${listed(unknown)}.`);
  if (renamed.length > 0)
    lines.push(
      `Under another symbol now: ${listed(renamed.map(([former, symbol]) => `${symbol} (${former} before)`))}.`,
    );
  if (restated.length > 0)
    lines.push(`Past prices were changed by their provider and fetched anew: ${listed(restated)}.`);
  if (stopped.length > 0) lines.push("What is missing is fetched when the same command is called again.");
  if (imported === null) lines.push(`The market "${market}" is unchanged: there is nothing new.`);
  return `${lines.join("\n")}\n`;
}

function listed(symbols: readonly string[]): string {
  const shown = symbols.slice(0, SHOWN_FAILURES).join(", ");
  return symbols.length > SHOWN_FAILURES ? `${shown} and ${count(symbols.length - SHOWN_FAILURES)} more` : shown;
}
