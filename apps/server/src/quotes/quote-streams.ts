import type { EventSink } from "../http/index.ts";
import { Failure } from "../http/index.ts";
import type { Quotes } from "./quotes.ts";

export interface QuoteStreamsOptions {
  readonly quotes: Quotes;
  /** Multiplies what one client may open, as it does other limits of a client. */
  readonly scale: number;
  /** Writes the quotes of some stocks as an event has them. */
  readonly render: (symbols: readonly string[]) => string;
}

/** Streams that one server keeps open, of its 4,000 connections; and of them those of one client, such as an office. */
const MAX_STREAMS = 2_500;
const MAX_OWN_STREAMS = 40;
const RETRY_SECONDS = 15;
/** Proxies cut a connection on which nothing comes for a minute. */
const HEARTBEAT_MILLISECONDS = 45_000;
/** A client that does not read is left once so much waits for it. */
const MAX_UNREAD = 256 * 1024;
const HEARTBEAT = ": still here\n\n";

interface Stream {
  readonly sink: EventSink;
  readonly leave: () => void;
}

/** The streams of quotes of a server: each begins with all of its stocks, then tells those that changed. */
export class QuoteStreams {
  readonly #options: QuoteStreamsOptions;
  readonly #open = new Set<Stream>();
  readonly #ofClients = new Map<string, number>();
  #heartbeat: NodeJS.Timeout | null = null;
  /** Texts of this turn of the event loop: readers of the same stocks get the same one. */
  readonly #texts = new Map<string, string>();

  constructor(options: QuoteStreamsOptions) {
    this.#options = options;
  }

  /** Streams that are open. */
  get size(): number {
    return this.#open.size;
  }

  /** @throws {Failure} `unavailable` with the time to try again, if as many of the client or of all are open as can be. */
  requireRoom(client: string): void {
    const own = this.#ofClients.get(client) ?? 0;
    if (own >= MAX_OWN_STREAMS * this.#options.scale || this.size >= MAX_STREAMS) {
      throw new Failure("unavailable", { retryAfterSeconds: RETRY_SECONDS });
    }
  }

  /**
   * Tells quotes as server-sent events (WHATWG HTML, 9.2) until the client leaves. Where nobody supplies quotes, it tells them once and
   * ends. A client that comes back needs no id of the last event: whatever it missed, the first event has all.
   */
  open(sink: EventSink, { client, symbols }: { readonly client: string; readonly symbols: readonly string[] }): void {
    const { quotes } = this.#options;
    sink.write(eventOf("quotes", this.#options.render(symbols)));
    if (!quotes.isLive) {
      sink.write(eventOf("end", "{}"));
      sink.end();
      return;
    }
    const stream: Stream = { sink, leave: quotes.watch(symbols, (changed) => this.#tell(symbols, sink, changed)) };
    this.#open.add(stream);
    this.#ofClients.set(client, (this.#ofClients.get(client) ?? 0) + 1);
    this.#heartbeat ??= setInterval(() => this.#beat(), HEARTBEAT_MILLISECONDS).unref();
    sink.onClose(() => this.#left(stream, client));
  }

  /** Ends all streams: a server that stops does not wait for whoever watches. */
  close(): void {
    for (const { sink } of this.#open) sink.end();
    if (this.#heartbeat) clearInterval(this.#heartbeat);
    this.#heartbeat = null;
  }

  #tell(watched: readonly string[], sink: EventSink, changed: ReadonlySet<string>): void {
    const symbols = watched.filter((symbol) => changed.has(symbol));
    if (symbols.length === 0) return;
    if (this.#texts.size === 0) setImmediate(() => this.#texts.clear());
    const key = symbols.join(",");
    const text = this.#texts.get(key) ?? eventOf("quotes", this.#options.render(symbols));
    this.#texts.set(key, text);
    write(sink, text);
  }

  #beat(): void {
    for (const { sink } of this.#open) write(sink, HEARTBEAT);
  }

  #left(stream: Stream, client: string): void {
    if (!this.#open.delete(stream)) return;
    stream.leave();
    const own = (this.#ofClients.get(client) ?? 1) - 1;
    if (own > 0) this.#ofClients.set(client, own);
    else this.#ofClients.delete(client);
    if (this.size > 0 || !this.#heartbeat) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = null;
  }
}

function write(sink: EventSink, text: string): void {
  sink.write(text);
  if (sink.unread > MAX_UNREAD) sink.cut();
}

function eventOf(name: string, data: string): string {
  return `event: ${name}\ndata: ${data}\n\n`;
}
