import type { PassThrough } from "node:stream";
import { EventStreams, type EventWriter } from "../http/index.ts";
import type { RunNews, RunWatch } from "../jobs/index.ts";

const LIMITS = { inAll: 500, ofUser: 20 };
const OVER: ReadonlySet<RunNews["state"]> = new Set(["done", "failed", "cancelled"]);

/** A run that somebody watches. */
interface Watched {
  readonly id: string;
  readonly userId: string;
  /** How far it is now. */
  readonly now: RunNews;
}

/** The streams of events of a server: how far backtests are, as long as somebody watches. */
export class BacktestStreams {
  readonly #watch: RunWatch;
  readonly #streams = new EventStreams(LIMITS);

  constructor(watch: RunWatch) {
    this.#watch = watch;
  }

  /** Streams that are open. */
  get size(): number {
    return this.#streams.size;
  }

  /**
   * Tells how far a run is: one event with every change, until it is over, deleted, or the client leaves.
   *
   * @throws {Failure} Of too many streams.
   */
  open({ id, userId, now }: Watched): PassThrough {
    return this.#streams.open(userId, (writer) => {
      tell(writer, now);
      return OVER.has(now.state) ? () => undefined : this.#watch.watch(id, (news) => tell(writer, news));
    });
  }

  close(): void {
    this.#streams.close();
  }
}

function tell(writer: EventWriter, news: RunNews | null): void {
  if (news !== null) writer.tell("progress", news);
  if (news === null || OVER.has(news.state)) writer.end();
}
