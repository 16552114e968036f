import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";

/** The client that waits for an answer. */
export interface Asker {
  /** By which shares are counted: an address, or a network of them where one household has so many. */
  readonly client: string;
  /** Aborted when the client has left. */
  readonly gone: AbortSignal;
}

/** The server itself, which never goes away. */
export const THE_SERVER: Asker = { client: "", gone: new AbortController().signal };

/** By connection, once a request on it has asked for something that takes time. */
const gone = new WeakMap<object, AbortSignal>();

export function askerOf({ ip, raw }: FastifyRequest): Asker {
  return { client: normalizeIP(ip), gone: goneOf(raw.socket) };
}

/** A browser that no longer needs an answer closes its connection. */
function goneOf(line: FastifyRequest["raw"]["socket"]): AbortSignal {
  const known = gone.get(line);
  if (known) return known;
  const controller = new AbortController();
  if (line.destroyed) controller.abort();
  else line.once("close", () => controller.abort());
  gone.set(line, controller.signal);
  return controller.signal;
}
