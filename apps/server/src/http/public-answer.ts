import type { FastifyReply, FastifyRequest } from "fastify";
import type { AnswerCache } from "./answer-cache.ts";
import { askerOf } from "./asker.ts";
import { compressed, preferredEncoding } from "./content-encoding.ts";
import { entityTag, isFresh, isRefused } from "./entity-tag.ts";
import { Failure } from "./failure.ts";

/** Kept by browsers and proxies, but asked for anew each time: a 304 costs next to nothing, an old price much. */
const CACHING = "public, no-cache";

export interface PublicAnswer {
  readonly cache: AnswerCache;
  readonly contentType: string;
  /** Everything that the answer depends on. */
  readonly dependsOn: readonly string[];
  /** Computes the answer; called only when it is not cached. The signal is aborted when no client waits any more. */
  readonly write: (gone: AbortSignal) => Promise<string>;
}

/**
 * Sends an answer that is the same for every client: 304 to a client that has it, from the cache when it was made before.
 *
 * @throws {Failure} `preconditionFailed` if the client requires another one.
 */
export async function sendPublicly(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, contentType, dependsOn, write }: PublicAnswer,
): Promise<FastifyReply> {
  const accepted = preferredEncoding(request.headers["accept-encoding"]);
  const tag = entityTag([...dependsOn, accepted]);
  if (isRefused(request.headers["if-match"], tag)) throw new Failure("preconditionFailed");
  const isKnown = isFresh(request.headers["if-none-match"], tag);
  const stored = isKnown
    ? null
    : (cache.find(tag) ??
      (await cache.make(tag, async (gone) => compressed(await write(gone), accepted), askerOf(request).gone)));
  reply.header("etag", tag).header("cache-control", CACHING).header("vary", "accept-encoding, accept-language");
  if (stored === null) return reply.code(304).send();
  if (stored.encoding !== "identity") reply.header("content-encoding", stored.encoding);
  return reply.type(contentType).send(stored.body);
}
