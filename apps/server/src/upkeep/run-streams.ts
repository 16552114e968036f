import type { PassThrough } from "node:stream";
import { EventStreams } from "../http/index.ts";
import { type RunStore, type StoredRun, wireRun } from "./run-store.ts";

const LIMITS = { inAll: 200, ofUser: 10 };
/** Another server may do the run: what is written of it is looked at so often. */
const LOOK_EVERY_MILLISECONDS = 500;
const OVER: ReadonlySet<StoredRun["state"]> = new Set(["done", "failed", "cancelled"]);

/** The streams of events of a server: how far runs are, as long as somebody follows. */
export class RunStreams {
  readonly #runs: Pick<RunStore, "read">;
  readonly #streams = new EventStreams(LIMITS);

  constructor(runs: Pick<RunStore, "read">) {
    this.#runs = runs;
  }

  /**
   * Tells how far a run is, until it is over or the client leaves.
   *
   * @throws {Failure} Of too many streams.
   */
  open(run: StoredRun, userId: string): PassThrough {
    return this.#streams.open(userId, ({ tell, end }) => {
      let told = "";
      const tellNews = (now: StoredRun | null): void => {
        const news = now && wireRun(now);
        const text = JSON.stringify(news);
        if (news !== null && text !== told) tell("run", news);
        told = text;
        if (now === null || OVER.has(now.state)) end();
      };
      tellNews(run);
      const look = setInterval(async () => tellNews(await this.#runs.read(run.id)), LOOK_EVERY_MILLISECONDS).unref();
      return () => clearInterval(look);
    });
  }

  close(): void {
    this.#streams.close();
  }
}
