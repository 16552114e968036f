import type { FastifyReply, FastifyRequest } from "fastify";
import type { AnswerCache } from "./answer-cache.ts";
import { compressed, preferredEncoding } from "./content-encoding.ts";
import { entityTag, isFresh, isRefused } from "./entity-tag.ts";
import { Failure } from "./failure.ts";
import type { User } from "./identity.ts";
import { requesterOf } from "./requester.ts";

/** Stored by browsers and proxies, but validated each time: a 304 costs next to nothing, an old price much. */
const FOR_EVERYONE = { caching: "public, no-cache", vary: "accept-encoding, accept-language" };
/** Stored by the browser of the user alone, and validated each time. */
const FOR_ONE_USER = { caching: "private, no-cache", vary: "accept-encoding, accept-language, authorization" };

export interface TaggedAnswer {
  readonly cache: AnswerCache;
  readonly contentType: string;
  /** Everything that the answer depends on besides the user. */
  readonly dependsOn: readonly string[];
  /** The user for whom alone the answer is made; null for an answer that is the same for everyone. */
  readonly user: User | null;
  /** Computes the answer; called only when it is not cached. The signal is aborted when no client waits any more. */
  readonly write: (gone: AbortSignal) => Promise<string>;
}

/**
 * Sends an answer under a tag that is computed before it: 304 to a client that has it, from the cache when it was made before.
 * The user is part of the tag, under which the cache stores it too: an answer that is made for one user is neither sent nor
 * confirmed to another.
 *
 * @throws {Failure} `preconditionFailed` if the client requires another one.
 */
export async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, contentType, dependsOn, user, write }: TaggedAnswer,
): Promise<FastifyReply> {
  const accepted = preferredEncoding(request.headers["accept-encoding"]);
  const { caching, vary } = user === null ? FOR_EVERYONE : FOR_ONE_USER;
  const tag = entityTag([...dependsOn, audienceOf(user), accepted]);
  if (isRefused(request.headers["if-match"], tag)) throw new Failure("preconditionFailed");
  const stored = isFresh(request.headers["if-none-match"], tag)
    ? null
    : (cache.find(tag) ??
      (await cache.make(tag, async (gone) => compressed(await write(gone), accepted), requesterOf(request).gone)));
  reply.header("etag", tag).header("cache-control", caching).header("vary", vary);
  if (stored === null) return reply.code(304).send();
  if (stored.encoding !== "identity") reply.header("content-encoding", stored.encoding);
  return reply.type(contentType).send(stored.body);
}

/** Different for any two users, whatever their ids contain, and for everyone. */
function audienceOf(user: User | null): string {
  return user === null ? "everyone" : `user ${JSON.stringify(user.id)}`;
}
