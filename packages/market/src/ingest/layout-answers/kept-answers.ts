import { mkdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Answers, ASKED_TOPICS } from "../../model/index.ts";
import { replaceFile, SnapshotError, syncFolder, WriterClaim, writing } from "../../snapshot/index.ts";
import { ImportError } from "../import-error.ts";

/** What a person answered about one layout of price files. */
export interface KeptAnswers {
  /** Key of the layout, as `recognisePrices` gives it. */
  readonly layout: string;
  /** Such as `{ "day-order": "month-first" }`; `unknown` stands for "nobody knows", so that it is not asked again. */
  readonly answers: Answers;
  /** Day of the answer, `YYYY-MM-DD`. */
  readonly day: string;
  /** Name of the file that was asked about. */
  readonly file: string;
}

const FOLDER = "layout-answers";
const FILE = "answers.json";
const VERSION = 1;
/** The newest ones are kept: nobody has so many kinds of files. */
const MAX_LAYOUTS = 1_000;
const MAX_BYTES = 4 * 2 ** 20;
/** Another import holds the file for some milliseconds. */
const ATTEMPTS = 40;

/**
 * Reads the answers that are kept in a data directory.
 *
 * @param dataDirectory The server's data directory; it may be missing.
 * @returns By layout, oldest first; empty where nothing was ever answered.
 * @throws {ImportError} `answers-damaged` if the file is not what `keepAnswers` writes.
 *
 * @example
 * readAnswers("data").get("Date,Close,Volume")?.answers; // { "day-order": "month-first" }
 */
export function readAnswers(dataDirectory: string): ReadonlyMap<string, KeptAnswers> {
  const path = join(dataDirectory, FOLDER, FILE);
  const text = textOf(path);
  if (text === null) return new Map();
  const kept = parse(text);
  if (kept === null) throw damaged(path);
  return new Map(kept.map((entry) => [entry.layout, entry]));
}

/**
 * Keeps answers, beside those of other imports that end at the same time.
 *
 * @param dataDirectory The server's data directory.
 * @param answered What was answered; it takes the place of older answers about the same layouts.
 * @throws {SnapshotError} `disk-full` or `disk-failed`.
 */
export async function keepAnswers(dataDirectory: string, answered: readonly KeptAnswers[]): Promise<void> {
  if (answered.length === 0) return;
  await change(dataDirectory, (kept) => {
    for (const entry of answered) {
      kept.delete(entry.layout);
      kept.set(entry.layout, entry);
    }
  });
}

/**
 * Forgets answers, also those of a damaged file.
 *
 * @param dataDirectory The server's data directory.
 * @param layout The layout; `null` for all.
 * @returns How many layouts are asked about again.
 * @throws {SnapshotError} `disk-full` or `disk-failed`.
 */
export async function forgetAnswers(dataDirectory: string, layout: string | null): Promise<number> {
  if (textOf(join(dataDirectory, FOLDER, FILE)) === null) return 0;
  let forgotten = 0;
  await change(
    dataDirectory,
    (kept) => {
      forgotten = layout === null ? kept.size : Number(kept.delete(layout));
      if (layout === null) kept.clear();
    },
    { isReplacingDamage: layout === null },
  );
  return forgotten;
}

/** Reads, changes and replaces the file while no other process does. */
async function change(
  dataDirectory: string,
  apply: (kept: Map<string, KeptAnswers>) => void,
  { isReplacingDamage = false } = {},
): Promise<void> {
  const folder = join(dataDirectory, FOLDER);
  writing(folder, () => mkdirSync(folder, { recursive: true }));
  const claim = await claimed(folder);
  try {
    const kept = new Map(isReplacingDamage ? readOrNothing(dataDirectory) : readAnswers(dataDirectory));
    apply(kept);
    const layouts = [...kept.values()].slice(-MAX_LAYOUTS);
    const content = `${JSON.stringify({ version: VERSION, layouts }, null, 2)}\n`;
    replaceFile(join(folder, FILE), content, join(claim.folder, FILE));
    syncFolder(dataDirectory);
  } finally {
    claim.release();
  }
}

async function claimed(folder: string): Promise<WriterClaim> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await WriterClaim.take({ path: folder });
    } catch (error) {
      const isBusy = error instanceof SnapshotError && error.code === "writer-busy";
      if (!isBusy || attempt === ATTEMPTS) throw error;
      await pause(20 + Math.random() * 80);
    }
  }
}

function readOrNothing(dataDirectory: string): ReadonlyMap<string, KeptAnswers> {
  try {
    return readAnswers(dataDirectory);
  } catch {
    return new Map();
  }
}

/** `null` where there is no such file. */
function textOf(path: string): string | null {
  try {
    return statSync(path).size > MAX_BYTES ? "" : readFileSync(path, "utf8");
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw damaged(path, cause);
  }
}

/** `null` where the text is not what is written here. */
function parse(text: string): KeptAnswers[] | null {
  try {
    const { version, layouts } = JSON.parse(text) as { version?: unknown; layouts?: unknown };
    return version === VERSION && Array.isArray(layouts) && layouts.every(isKept) ? layouts : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is KeptAnswers {
  const { layout, answers, day, file } = (value ?? {}) as Partial<Record<keyof KeptAnswers, unknown>>;
  return [layout, day, file].every((text) => typeof text === "string") && isAnswers(answers);
}

function isAnswers(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const topics: readonly string[] = ASKED_TOPICS;
  return Object.entries(value).every(([topic, answer]) => topics.includes(topic) && typeof answer === "string");
}

function damaged(path: string, cause?: unknown): ImportError {
  const message = `${path} cannot be read. Remove it with: npm run market -- answers --forget-all`;
  return new ImportError("answers-damaged", message, cause);
}
