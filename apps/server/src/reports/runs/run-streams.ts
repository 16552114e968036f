import { PassThrough } from "node:stream";
import { reportEvents } from "@plumbline/contract";
import { Failure } from "../../http/index.ts";
import { isLast, type ReportEvent } from "./run-feed.ts";

/** Streams that one server keeps open, and of them those of one user: each takes a connection. */
const MAX_STREAMS = 500;
const MAX_OWN_STREAMS = 10;
const RETRY_SECONDS = 5;
/** Proxies cut a connection on which nothing comes. */
const HEARTBEAT_MILLISECONDS = 15_000;
/** The server cuts answers that take two minutes; whoever still follows asks again. */
const LONGEST_MILLISECONDS = 100_000;
/** A client that does not read is left once so much waits for it. */
const MAX_UNREAD = 4 * 1024 * 1024;

export const REPORT_EVENT_STREAM = reportEvents.content?.[0] as string;

/** The streams of events of a server: how reports come into being, as long as somebody follows. */
export class RunStreams {
  readonly #open = new Set<PassThrough>();
  readonly #ofUsers = new Map<string, number>();

  /**
   * Tells events as server-sent events (WHATWG HTML, 9.2) until the last one, or the client leaves.
   *
   * @param follow Begins to tell; gives back what ends that.
   * @throws {Failure} `tooManyRequests` or `unavailable`, if as many of the user or of all are open as can be.
   */
  open(userId: string, follow: (tell: (event: ReportEvent) => void) => () => void): PassThrough {
    const giveBack = this.#take(userId);
    const stream = new PassThrough();
    this.#open.add(stream);
    const end = () => void (stream.writableEnded || stream.end());
    const tell = (event: ReportEvent) => {
      if (stream.writableEnded || stream.destroyed) return;
      stream.write(`event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`);
      if (stream.writableLength > MAX_UNREAD) stream.destroy();
      else if (isLast(event)) end();
    };
    const leave = follow(tell);
    const heartbeat = setInterval(() => stream.write(": still here\n\n"), HEARTBEAT_MILLISECONDS).unref();
    const longest = setTimeout(end, LONGEST_MILLISECONDS).unref();
    stream.once("close", () => {
      this.#open.delete(stream);
      giveBack();
      leave();
      clearInterval(heartbeat);
      clearTimeout(longest);
    });
    return stream;
  }

  /** Ends all streams: a server that stops does not wait for whoever follows. */
  close(): void {
    for (const stream of this.#open) if (!stream.writableEnded) stream.end();
  }

  /** @returns Gives the place back. */
  #take(userId: string): () => void {
    const own = this.#ofUsers.get(userId) ?? 0;
    if (own >= MAX_OWN_STREAMS) throw new Failure("tooManyRequests", { retryAfterSeconds: RETRY_SECONDS });
    if (this.#open.size >= MAX_STREAMS) throw new Failure("unavailable", { retryAfterSeconds: RETRY_SECONDS });
    this.#ofUsers.set(userId, own + 1);
    return () => {
      const left = (this.#ofUsers.get(userId) ?? 1) - 1;
      if (left > 0) this.#ofUsers.set(userId, left);
      else this.#ofUsers.delete(userId);
    };
  }
}
