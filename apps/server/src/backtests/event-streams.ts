import { PassThrough } from "node:stream";
import { backtestEvents } from "@plumbline/contract";
import { Failure } from "../http/index.ts";
import type { RunNews, RunWatch } from "../jobs/index.ts";

/** Streams that one server keeps open, and of them those of one user: each takes a connection. */
const MAX_STREAMS = 500;
const MAX_OWN_STREAMS = 20;
const RETRY_SECONDS = 5;
/** Proxies cut a connection on which nothing comes. */
const HEARTBEAT_MILLISECONDS = 15_000;
/** The server cuts answers that take two minutes; whoever still watches asks again, as `EventSource` does by itself. */
const LONGEST_MILLISECONDS = 100_000;

const OVER: ReadonlySet<RunNews["state"]> = new Set(["done", "failed", "cancelled"]);

export const EVENT_STREAM = backtestEvents.content?.[0] as string;

/** A run that somebody watches. */
interface Watched {
  readonly id: string;
  readonly userId: string;
  /** How far it is now. */
  readonly now: RunNews;
}

/** The streams of events of a server: how far runs are, as long as somebody watches. */
export class EventStreams {
  readonly #watch: RunWatch;
  readonly #open = new Set<PassThrough>();
  readonly #ofUsers = new Map<string, number>();

  constructor(watch: RunWatch) {
    this.#watch = watch;
  }

  /** Streams that are open. */
  get size(): number {
    return this.#open.size;
  }

  /**
   * Tells how far a run is as server-sent events (WHATWG HTML, 9.2): one with every change, until it is over, deleted, or the
   * client leaves.
   *
   * @throws {Failure} `tooManyRequests` or `unavailable` with the time to try again, if as many of the user or of all are open as
   *   can be.
   */
  open({ id, userId, now }: Watched): PassThrough {
    const stream = new PassThrough();
    const tell = (news: RunNews | null) => {
      if (news !== null) stream.write(`event: progress\ndata: ${JSON.stringify(news)}\n\n`);
      if (news === null || OVER.has(news.state)) stream.end();
    };
    const isOver = OVER.has(now.state);
    const giveBack = isOver ? null : this.#take(userId);
    tell(now);
    if (giveBack === null) return stream;
    this.#open.add(stream);
    const leave = this.#watch.watch(id, tell);
    const heartbeat = setInterval(() => stream.write(": still here\n\n"), HEARTBEAT_MILLISECONDS).unref();
    const longest = setTimeout(() => stream.end(), LONGEST_MILLISECONDS).unref();
    // Told all of it, or left by its client.
    stream.once("close", () => {
      this.#open.delete(stream);
      giveBack();
      leave();
      clearInterval(heartbeat);
      clearTimeout(longest);
    });
    return stream;
  }

  /** Ends all streams: a server that stops does not wait for whoever watches. */
  close(): void {
    for (const stream of this.#open) stream.end();
  }

  /** @returns Gives the place back. */
  #take(userId: string): () => void {
    const own = this.#ofUsers.get(userId) ?? 0;
    if (own >= MAX_OWN_STREAMS) throw new Failure("tooManyRequests", { retryAfterSeconds: RETRY_SECONDS });
    if (this.size >= MAX_STREAMS) throw new Failure("unavailable", { retryAfterSeconds: RETRY_SECONDS });
    this.#ofUsers.set(userId, own + 1);
    return () => {
      const left = (this.#ofUsers.get(userId) ?? 1) - 1;
      if (left > 0) this.#ofUsers.set(userId, left);
      else this.#ofUsers.delete(userId);
    };
  }
}
