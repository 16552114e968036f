import { PassThrough } from "node:stream";
import { backtestEvents } from "@plumbline/contract";
import type { RunNews, RunWatch } from "../jobs/index.ts";

/** Proxies cut a connection on which nothing comes. */
const HEARTBEAT_MILLISECONDS = 15_000;
/** The server cuts answers that take two minutes; whoever still watches asks again, as `EventSource` does by itself. */
const LONGEST_MILLISECONDS = 100_000;

const OVER: ReadonlySet<RunNews["state"]> = new Set(["done", "failed", "cancelled"]);

export const EVENT_STREAM = backtestEvents.content?.[0] as string;

/**
 * Tells how far a run is as server-sent events (WHATWG HTML, 9.2): one with every change, until it is over, deleted, or the client
 * leaves.
 *
 * @param first How far it is now.
 */
export function eventStream(watch: RunWatch, id: string, first: RunNews): PassThrough {
  const stream = new PassThrough();
  const tell = (news: RunNews | null) => {
    if (news !== null) stream.write(`event: progress\ndata: ${JSON.stringify(news)}\n\n`);
    if (news === null || OVER.has(news.state)) stream.end();
  };
  tell(first);
  if (OVER.has(first.state)) return stream;
  const leave = watch.watch(id, tell);
  const heartbeat = setInterval(() => stream.write(": still here\n\n"), HEARTBEAT_MILLISECONDS).unref();
  const longest = setTimeout(() => stream.end(), LONGEST_MILLISECONDS).unref();
  const end = () => {
    leave();
    clearInterval(heartbeat);
    clearTimeout(longest);
  };
  stream.once("close", end);
  stream.once("finish", end);
  return stream;
}
