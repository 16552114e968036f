import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** Until the headers of a request have arrived. */
  readonly headers: number;
  /** Until the whole request has arrived. */
  readonly request: number;
  /** From the arrival of a request until its answer has been taken: a page asks no longer than a minute. */
  readonly answer: number;
  /** Between two checks of the clients. */
  readonly look: number;
}

export const PATIENCE: Patience = { headers: 10_000, request: 20_000, answer: 120_000, look: 2_000 };

/** A connection takes some 20 KB; further connections are closed at once. */
const MAX_CONNECTIONS = 4000;

interface Traffic {
  /** Connections and requests that have come so far. */
  arrivals: number;
  /** The requests that have no answer yet, and when each came. */
  readonly requests: Map<IncomingMessage, number>;
}

const traffic = new WeakMap<FastifyInstance, Traffic>();

/**
 * Limits the number of open connections, and cuts those whose answer is not read in time: an answer that is never read keeps
 * its memory as long as its connection is open.
 */
export function registerConnectionLimits(app: FastifyInstance, { answer, look }: Patience): void {
  app.server.maxConnections = MAX_CONNECTIONS;
  const requests = new Map<IncomingMessage, number>();
  const own: Traffic = { arrivals: 0, requests };
  traffic.set(app, own);
  app.server.on("connection", () => {
    own.arrivals++;
  });
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    own.arrivals++;
    requests.set(raw, performance.now());
    done();
  });
  app.addHook("onResponse", ({ raw }, _reply, done) => {
    requests.delete(raw);
    done();
  });
  const timer = setInterval(() => cutLate(requests, performance.now() - answer), look).unref();
  app.addHook("onClose", async () => clearInterval(timer));
}

/** Lets the answer to a request take as long as it likes: who writes it looks whether it is read. */
export function withoutTimeLimit({ server, raw }: FastifyRequest): void {
  traffic.get(server as FastifyInstance)?.requests.delete(raw);
}

/** Requests that have arrived and have no whole answer yet. */
export function requestsUnderway(app: FastifyInstance): number {
  const requests = traffic.get(app)?.requests ?? new Map();
  cutLate(requests, Number.NEGATIVE_INFINITY);
  return requests.size;
}

/** Connections and requests that have come so far. */
export function arrivalsAt(app: FastifyInstance): number {
  return traffic.get(app)?.arrivals ?? 0;
}

/** Cuts the connections of requests that came before a moment, and forgets those whose connection is cut: they end without a hook. */
function cutLate(requests: Map<IncomingMessage, number>, latest: number): void {
  for (const [request, came] of requests) {
    if (came < latest) request.socket.destroy();
    if (request.socket.destroyed) requests.delete(request);
  }
}
