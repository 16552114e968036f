import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { WireDataReport, WireDataRun } from "@plumbline/contract";

/** A run as it is stored: what everyone sees of it, and its report. */
export interface StoredRun extends WireDataRun {
  readonly report: WireDataReport | null;
}

/** What is to become of a run; null leaves it as it is. */
type Change = (run: StoredRun) => Partial<StoredRun> | null;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const KEPT_DAYS = 90;
const MAX_KEPT = 2000;
const DAY_MILLISECONDS = 86_400_000;
/** More are not read for a list. */
const MAX_LISTED = 400;

/**
 * The runs that bring data into a market, each a small file beside it: servers that share the folder see one another's. A file is
 * replaced as a whole, so that nobody reads half of one.
 */
export class RunStore {
  readonly #folder: string;
  readonly #market: string;
  /** Changes of this process wait for one another: no late word of how far a run is undoes how it ended. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(dataDirectory: string, market: string) {
    this.#folder = join(dataDirectory, "upkeep", market, "runs");
    this.#market = market;
  }

  async read(id: string): Promise<StoredRun | null> {
    if (!ID.test(id)) return null;
    try {
      // Runs of older versions were all about the market that they lie beside.
      const stored = JSON.parse(await readFile(this.#path(id), "utf8")) as Omit<StoredRun, "market"> &
        Partial<StoredRun>;
      return { market: this.#market, ...stored };
    } catch {
      return null;
    }
  }

  async write(run: StoredRun): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const draft = join(this.#folder, `${run.id}.${randomBytes(6).toString("hex")}.new`);
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(JSON.stringify(run));
    } finally {
      await file.close();
    }
    await rename(draft, this.#path(run.id));
  }

  change(id: string, change: Change): Promise<StoredRun | null> {
    const done = this.#turn.then(async () => {
      const run = await this.read(id);
      const changes = run && change(run);
      if (run === null || changes === null) return run;
      const changed = { ...run, ...changes };
      await this.write(changed);
      return changed;
    });
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** Says that a run is to end; a file of its own, so that it is not lost between two words of whoever does the run. */
  async cancel(id: string): Promise<void> {
    if (ID.test(id)) await writeFile(this.#cancelPath(id), "", { mode: 0o600 });
  }

  async isCancelled(id: string): Promise<boolean> {
    return (await stat(this.#cancelPath(id)).catch(() => null)) !== null;
  }

  async remove(id: string): Promise<void> {
    if (!ID.test(id)) return;
    await rm(this.#path(id), { force: true });
    await rm(this.#cancelPath(id), { force: true });
  }

  /** Newest first. */
  async list(): Promise<readonly StoredRun[]> {
    const files = (await this.#files()).slice(0, MAX_LISTED);
    const runs = await Promise.all(files.map(({ id }) => this.read(id)));
    return runs.filter((run) => run !== null).sort((left, right) => (left.askedAt < right.askedAt ? 1 : -1));
  }

  /** Removes runs that are too old, or too many. */
  async prune(now: number): Promise<number> {
    const old = (await this.#files()).filter(
      ({ changedAt }, place) => place >= MAX_KEPT || changedAt < now - KEPT_DAYS * DAY_MILLISECONDS,
    );
    for (const { id } of old) await this.remove(id);
    return old.length;
  }

  /** The one changed last first. */
  async #files(): Promise<{ readonly id: string; readonly changedAt: number }[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const ids = names.flatMap((name) =>
      name.endsWith(".json") && ID.test(name.slice(0, -5)) ? name.slice(0, -5) : [],
    );
    const files = await Promise.all(
      ids.map(async (id) => ({ id, changedAt: (await stat(this.#path(id)).catch(() => null))?.mtimeMs ?? 0 })),
    );
    return files.sort((left, right) => right.changedAt - left.changedAt);
  }

  #cancelPath(id: string): string {
    return join(this.#folder, `${id}.cancel`);
  }

  #path(id: string): string {
    return join(this.#folder, `${id}.json`);
  }
}

/** What everyone may see of a run. */
export function wireRun({ report: _, ...run }: StoredRun): WireDataRun {
  return run;
}
