import { PassThrough } from "node:stream";
import { Failure } from "./failure.ts";

/** The type of server-sent events. */
export const EVENT_STREAM = "text/event-stream";

/** How many streams are open at once: each takes a connection. */
export interface EventStreamLimits {
  readonly inAll: number;
  readonly ofUser: number;
}

/** Writes to one stream; once that has ended, nothing more. */
export interface EventWriter {
  /** @param data Written as JSON. */
  readonly tell: (event: string, data: unknown) => void;
  readonly end: () => void;
}

const RETRY_SECONDS = 5;
/** Proxies cut a connection on which nothing comes. */
const HEARTBEAT_MILLISECONDS = 15_000;
/** The server cuts answers that take two minutes; whoever still follows asks again, as `EventSource` does by itself. */
const LONGEST_MILLISECONDS = 100_000;
/** A client that does not read is left once so much waits for it. */
const MAX_UNREAD = 4 * 1024 * 1024;

/** Streams of server-sent events (WHATWG HTML, 9.2) of users: what is under way, as long as somebody follows it. */
export class EventStreams {
  readonly #limits: EventStreamLimits;
  readonly #open = new Set<PassThrough>();
  readonly #ofUsers = new Map<string, number>();

  constructor(limits: EventStreamLimits) {
    this.#limits = limits;
  }

  /** Streams that are open. */
  get size(): number {
    return this.#open.size;
  }

  /**
   * Opens a stream, which ends when it is told so, or the client leaves.
   *
   * @param follow Begins to tell; gives back what ends that.
   * @throws {Failure} `tooManyRequests` or `unavailable` with the time to try again, if as many of the user or of all are open as
   *   can be.
   */
  open(userId: string, follow: (writer: EventWriter) => () => void): PassThrough {
    const giveBack = this.#take(userId);
    const stream = new PassThrough();
    this.#open.add(stream);
    const write = (text: string): void => {
      if (stream.writableEnded || stream.destroyed) return;
      stream.write(text);
      if (stream.writableLength > MAX_UNREAD) stream.destroy();
    };
    const end = (): void => void (stream.writableEnded || stream.end());
    const heartbeat = setInterval(() => write(": still here\n\n"), HEARTBEAT_MILLISECONDS).unref();
    const longest = setTimeout(end, LONGEST_MILLISECONDS).unref();
    const leave = follow({
      tell: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      end,
    });
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

  /** Ends all streams: a server that stops does not wait for whoever follows. */
  close(): void {
    for (const stream of this.#open) if (!stream.writableEnded) stream.end();
  }

  /** @returns Gives the place back. */
  #take(userId: string): () => void {
    const own = this.#ofUsers.get(userId) ?? 0;
    if (own >= this.#limits.ofUser) throw new Failure("tooManyRequests", { retryAfterSeconds: RETRY_SECONDS });
    if (this.size >= this.#limits.inAll) throw new Failure("unavailable", { retryAfterSeconds: RETRY_SECONDS });
    this.#ofUsers.set(userId, own + 1);
    return () => {
      const left = (this.#ofUsers.get(userId) ?? 1) - 1;
      if (left > 0) this.#ofUsers.set(userId, left);
      else this.#ofUsers.delete(userId);
    };
  }
}
