import type { WireAnswers, WireDataReport, WireDataRun } from "@plumbline/contract";
import { parseDay } from "@plumbline/core/time";
import {
  evidenceSentence,
  ImportError,
  type ImportOutcome,
  importMarket,
  type UnansweredItem,
} from "@plumbline/market/ingest";
import {
  type LiveProvider,
  type Pause,
  ProviderError,
  ProviderSettingsError,
  RawStore,
} from "@plumbline/market/providers";
import {
  type ProviderEnvironment,
  PullError,
  type PullOptions,
  type PullOutcome,
  pullMarket,
  readStandingPull,
  type StandingPull,
  standingSources,
  writeStandingPull,
} from "@plumbline/market/pull";
import { marketFolder, removeKilledWriters, SnapshotError } from "@plumbline/market/snapshot";

/** What a process of its own does for a market. */
export type MarketTask = {
  readonly dataDirectory: string;
  readonly market: string;
  /** Milliseconds since 1970 at which the task begins; the clock of the machine unless given. */
  readonly now?: number;
} & (
  | {
      readonly kind: "pull";
      /** Everything, what was filed, or targets and yields. */
      readonly scope: "everything" | "filings" | "outlook";
      /** One stock alone, in place of the universe. */
      readonly symbol: string | null;
      readonly standing: StandingPull;
    }
  | { readonly kind: "import"; readonly folder: string; readonly answers: WireAnswers }
  | { readonly kind: "prune" }
);

export type TaskProgress = NonNullable<WireDataRun["progress"]>;

/** How a task ended. `busy`: another process writes the market; it is tried again. */
export type TaskEnd =
  | { readonly kind: "done"; readonly result: WireDataRun["result"]; readonly report: WireDataReport | null }
  | { readonly kind: "failed"; readonly problem: NonNullable<WireDataRun["problem"]>; readonly message: string }
  | { readonly kind: "busy" }
  | { readonly kind: "stopped" };

const RAW_DAYS = 400;
const DAY_MILLISECONDS = 86_400_000;

interface TaskContext {
  readonly environment: ProviderEnvironment;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: TaskProgress) => void;
  /** Milliseconds since the task began, and how time passes between requests; by the clock of the machine unless given. */
  readonly time?: { readonly passed: number; readonly pause: Pause };
}

/** Does a task in this process. @throws Only what is a bug. */
export async function doMarketTask(task: MarketTask, context: TaskContext): Promise<TaskEnd> {
  try {
    if (task.kind === "prune") return await prune(task);
    if (task.kind === "import") return await importFolder(task, context);
    const outcome = await pullMarket(pullOptions(task, context));
    // A server that serves what a pull began goes on with it by itself.
    const isNew = task.symbol === null && outcome.imported?.result === "published";
    if (isNew && (await readStandingPull(task.dataDirectory, task.market)) === null)
      await writeStandingPull(task.dataDirectory, task.market, task.standing);
    return pulled(outcome);
  } catch (error) {
    if (context.signal.aborted) return { kind: "stopped" };
    const end = endOf(error);
    if (end === null) throw error;
    return end;
  }
}

/** A failure that somebody can do something about; null of a bug. */
function endOf(error: unknown): TaskEnd | null {
  if (error instanceof SnapshotError && error.code === "writer-busy") return { kind: "busy" };
  if (error instanceof SnapshotError) return { kind: "failed", problem: "disk", message: error.message };
  if (error instanceof ProviderError) return { kind: "failed", problem: "provider", message: error.message };
  if (error instanceof PullError || error instanceof ProviderSettingsError)
    return { kind: "failed", problem: "settings", message: error.message };
  if (error instanceof ImportError) return { kind: "failed", problem: "files", message: error.message };
  return null;
}

type PullTask = Extract<MarketTask, { kind: "pull" }>;

function pullOptions(task: PullTask, { environment, signal, onProgress, time }: TaskContext): PullOptions {
  const { dataDirectory, market, standing, symbol, scope, now } = task;
  const { edgar, providers, ...sources } = standingSources(environment, standing);
  const begun = Date.now();
  // The SEC's list is what the universe `listed` is.
  const needsSec = scope !== "outlook" || standing.universe === "listed";
  return {
    dataDirectory,
    market,
    universe: symbol ?? standing.universe,
    since: standing.since === null ? null : parseDay(standing.since),
    ...sources,
    edgar: needsSec ? edgar : null,
    providers: providersFor(scope, providers),
    ...(standing.filings !== null && { filings: standing.filings }),
    signal,
    ...(time && { pause: time.pause }),
    ...(now !== undefined && { now: () => now + (time?.passed ?? Date.now() - begun) }),
    onProgress,
  };
}

function providersFor(scope: PullTask["scope"], providers: readonly LiveProvider[]): readonly LiveProvider[] {
  if (scope === "everything") return providers;
  if (scope === "filings") return [];
  return providers.map((provider) => {
    const { targets, rates } = provider.requests ?? {};
    return { ...provider, requests: { ...(targets && { targets }), ...(rates && { rates }) } };
  });
}

const SHOWN = 50;
const SHOWN_ISSUES = 200;

function pulled(outcome: PullOutcome): TaskEnd {
  const { sent, reused, symbols, stopped, failures, quarantined, restated, renamed, unknown, imported } = outcome;
  const report: WireDataReport = {
    requests: Object.entries(sent).map(([provider, count]) => ({ provider, count })),
    reused,
    stocks: symbols,
    stopped: [...stopped],
    failures: failures.slice(0, SHOWN),
    failureCount: failures.length,
    quarantined: quarantined.slice(0, SHOWN),
    restated: restated.slice(0, SHOWN),
    renamed: renamed.slice(0, SHOWN).map(([former, symbol]) => ({ former, symbol })),
    unknown: unknown.slice(0, SHOWN),
    imported: imported && importReport(imported),
  };
  const hasNothing = imported === null && stopped.length > 0 && Object.keys(sent).length === 0;
  // Every provider was given up before anything came: that is no answer that nothing is new.
  if (hasNothing) return { kind: "failed", problem: "provider", message: stopped[0]?.message ?? "" };
  return { kind: "done", result: imported?.result ?? "unchanged", report };
}

async function importFolder(
  { dataDirectory, market, folder, answers }: Extract<MarketTask, { kind: "import" }>,
  { onProgress, signal }: TaskContext,
): Promise<TaskEnd> {
  const given = { prices: [folder], facts: [], reference: [], targets: [] };
  const said = { answersFor: (layout: string) => answers[layout] ?? {} };
  const outcome = await importMarket({ dataDirectory, market, ...given, answers: said, onProgress, signal });
  const none = {
    requests: [],
    reused: 0,
    stocks: outcome.delivered.length,
    stopped: [],
    failures: [],
    failureCount: 0,
  };
  const report = { ...none, quarantined: [], restated: [], unknown: [], imported: importReport(outcome) };
  return { kind: "done", result: outcome.result, report };
}

function importReport(outcome: ImportOutcome): NonNullable<WireDataReport["imported"]> {
  const { files, delivered, issueTotals, issues, questions, explanation } = outcome;
  return {
    files,
    symbols: delivered.slice(0, SHOWN),
    issueTotals: issueTotals.map((total) => ({ ...total })),
    issues: issues.slice(0, SHOWN_ISSUES).map((issue) => ({ ...issue, file: issue.file && ownName(issue.file) })),
    unanswered: questions.flatMap(({ unanswered }) => unanswered.map(unansweredItem)),
    explanation,
  };
}

type Unanswered = NonNullable<WireDataReport["imported"]>["unanswered"][number];

function unansweredItem({ topic, file, files, canBeAnswered, ...asked }: UnansweredItem): Unanswered {
  const { layout, choices, likeliest, proposed, evidence, nameless = [] } = asked;
  const item = { topic, file: ownName(file), files };
  if (!canBeAnswered) return item;
  const names = nameless.map(({ name }) => ownName(name));
  return {
    ...item,
    asked: {
      layout,
      choices: [...choices],
      likeliest,
      proposed,
      evidence: evidenceSentence(evidence).said,
      nameless: names,
    },
  };
}

/** Of a file that was sent, its own name: the folder in which it lay is nobody's business. */
function ownName(file: string): string {
  return file.replace(/^[0-9a-f]{16}\//, "");
}

/** Raw answers that are too old go, and what killed writers left; how many snapshots stay, publishing decides. */
async function prune({ dataDirectory, market, now = Date.now() }: MarketTask): Promise<TaskEnd> {
  await new RawStore(dataDirectory).prune(new Date(now - RAW_DAYS * DAY_MILLISECONDS));
  await removeKilledWriters(marketFolder(dataDirectory, market)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  return { kind: "done", result: null, report: null };
}
