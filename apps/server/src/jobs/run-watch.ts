import type { WireRun, WireRunProgress } from "@plumbline/contract";
import type { Database } from "../database/index.ts";
import { progressOf } from "./own-runs.ts";

/** How far a run is. */
export interface RunNews {
  readonly state: WireRun["state"];
  readonly progress: WireRunProgress;
}

/** How often runs that somebody watches are looked at: once for all of them, whoever computes them. */
const LOOK_MILLISECONDS = 400;

type Watcher = (news: RunNews | null) => void;

/** Tells who watches a run how far it is, whenever that changes. */
export class RunWatch {
  readonly #database: Pick<Database, "db">;
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #last = new Map<string, string>();
  #timer: NodeJS.Timeout | null = null;

  constructor(database: Pick<Database, "db">) {
    this.#database = database;
  }

  /**
   * @param tell Called with every change, and with null when the run has been deleted.
   * @returns Ends the watching.
   */
  watch(id: string, tell: Watcher): () => void {
    const watchers = this.#watchers.get(id) ?? new Set();
    this.#watchers.set(id, watchers.add(tell));
    this.#timer ??= setInterval(() => void this.#look(), LOOK_MILLISECONDS).unref();
    return () => {
      watchers.delete(tell);
      if (watchers.size === 0) this.#forget(id);
    };
  }

  close(): void {
    for (const id of [...this.#watchers.keys()]) this.#forget(id);
  }

  #forget(id: string): void {
    this.#watchers.delete(id);
    this.#last.delete(id);
    if (this.#watchers.size > 0 || this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }

  async #look(): Promise<void> {
    const ids = [...this.#watchers.keys()];
    if (ids.length === 0) return;
    // While the database is away nothing is told; streams stay open.
    const news = await progressOf(this.#database, ids).catch(() => null);
    if (news === null) return;
    for (const id of ids) {
      const found = news.get(id) ?? null;
      const text = JSON.stringify(found);
      if (this.#last.get(id) === text) continue;
      this.#last.set(id, text);
      for (const tell of [...(this.#watchers.get(id) ?? [])]) tell(found);
    }
  }
}
