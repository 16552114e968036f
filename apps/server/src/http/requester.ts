import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";

/** The client that waits for an answer. */
export interface Requester {
  /** Key by which a client's share is counted: its address, or its network for IPv6. */
  readonly client: string;
  /** Aborted when the client has left. */
  readonly gone: AbortSignal;
}

/** The server itself, which never goes away. */
export const SERVER_REQUESTER: Requester = { client: "", gone: new AbortController().signal };

/** Where a request comes from, as a person would say it. */
export interface Sender {
  readonly address: string;
  /** What the browser says of itself. */
  readonly userAgent: string;
  /** Address of this server as the browser says that it knows it. */
  readonly origin: string;
}

const MAX_USER_AGENT = 300;

export function senderOf({ ip, headers, protocol, host }: FastifyRequest): Sender {
  return {
    address: ip,
    userAgent: (headers["user-agent"] ?? "").slice(0, MAX_USER_AGENT),
    origin: `${protocol}://${host}`,
  };
}

/** By connection, from the first request on it that takes time. */
const gone = new WeakMap<object, AbortSignal>();

export function requesterOf({ ip, raw }: FastifyRequest): Requester {
  return { client: normalizeIP(ip), gone: goneOf(raw.socket) };
}

/** A browser that no longer needs an answer closes its connection. */
function goneOf(socket: FastifyRequest["raw"]["socket"]): AbortSignal {
  const existing = gone.get(socket);
  if (existing) return existing;
  const controller = new AbortController();
  if (socket.destroyed) controller.abort();
  else socket.once("close", () => controller.abort());
  gone.set(socket, controller.signal);
  return controller.signal;
}
