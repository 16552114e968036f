import type { AnyEndpoint } from "@plumbline/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { preferredLanguage } from "./accept-language.ts";
import type { Admission } from "./admission.ts";
import { withoutTimeLimit } from "./connections.ts";
import { EVENT_STREAM } from "./event-streams.ts";
import { parseInput } from "./parse-input.ts";
import { requesterOf } from "./requester.ts";
import type { RouteRequest } from "./serve.ts";

/** Where the events of a stream go. */
export interface EventSink {
  readonly write: (text: string) => void;
  /** Bytes that the client has not taken yet. */
  readonly unread: number;
  readonly end: () => void;
  /** Ends at once, without what is not read. */
  readonly cut: () => void;
  readonly onClose: (listener: () => void) => void;
}

/** Opens a stream; throws a `Failure` before it has written anything. */
export type EventRoute<E extends AnyEndpoint> = (
  request: Pick<RouteRequest<E>, "input" | "language"> & { readonly client: string },
  /** Begins the answer; after it nothing may fail. */
  begin: () => EventSink,
) => void;

/**
 * Binds a public endpoint whose success is a stream of server-sent events that stays open as long as the client does; its failures
 * are envelopes as all others. No proxy may keep it back or store it.
 */
export function serveEvents<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  route: EventRoute<E>,
  { admission }: { readonly admission: Admission },
): void {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const language = preferredLanguage(request.headers["accept-language"]);
    const input = parseInput(endpoint, request, language);
    const requester = requesterOf(request);
    await admission.run(requester, async () => {
      route({ input, language, client: requester.client }, () => sinkOf(request, reply));
    });
    return reply;
  }
  app.route({ compress: false, exposeHeadRoute: false, method: "GET", url: endpoint.path, handler: answer });
}

/** Writes past the framework: two thousand streams would each need a pipe of their own. */
function sinkOf(request: FastifyRequest, reply: FastifyReply): EventSink {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": EVENT_STREAM,
    "cache-control": "no-store",
    // Of nginx: hand over each event as it comes.
    "x-accel-buffering": "no",
  });
  withoutTimeLimit(request);
  // A connection that breaks is no failure: the client leaves.
  raw.on("error", () => undefined);
  return {
    write: (text) => void (raw.writableEnded || raw.destroyed || raw.write(text)),
    get unread() {
      return raw.writableLength;
    },
    end: () => void (raw.writableEnded || raw.end()),
    cut: () => raw.destroy(),
    // Who left while the request waited for its turn is told of no more.
    onClose: (listener) => void (raw.destroyed || raw.socket?.destroyed ? listener() : raw.once("close", listener)),
  };
}
