import type { AnyEndpoint, LanguageCode, OutputOf, ParsedInputOf } from "@plumbline/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { preferredLanguage } from "./accept-language.ts";
import type { Admission } from "./admission.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { type Asker, askerOf } from "./asker.ts";
import { successText } from "./envelope.ts";
import type { Footing } from "./footing.ts";
import { parseInput } from "./parse-input.ts";
import { sendPublicly } from "./public-answer.ts";

/** What a caller asks, as the contract reads it. */
export interface Question<E extends AnyEndpoint> {
  readonly input: ParsedInputOf<E>;
  /** Language of the reader. */
  readonly language: LanguageCode;
}

/** Loads, computes and shapes the `data` of an answer; throws a `Failure` where there is none. */
export type Route<E extends AnyEndpoint, Source> = (
  question: Question<E>,
  source: Source,
) => OutputOf<E> | Promise<OutputOf<E>>;

export interface Serving<Source> {
  /** Holds still what an answer is computed from; throws a `Failure` when there is nothing to compute from. */
  readonly stand: () => Footing<Source>;
  readonly cache: AnswerCache;
  readonly admission: Admission;
  /** Fingerprint of the program. */
  readonly program: string;
}

const PRIVATE = "private, no-store";
const JSON_TYPE = "application/json; charset=utf-8";

/**
 * Binds an endpoint of the contract to its route: reads the input by the contract and refuses a bad one before anything
 * else happens, answers 304 and repeated questions without computing, lets the others be
 * computed in turn, and encodes what the route gives by the contract.
 */
export function serve<E extends AnyEndpoint, Source>(
  app: FastifyInstance,
  endpoint: E,
  route: Route<E, Source>,
  { stand, cache, admission, program }: Serving<Source>,
): void {
  const isPublicRead = endpoint.method === "GET" && endpoint.access !== "token";

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const language = preferredLanguage(request.headers["accept-language"]);
    const input = parseInput(endpoint, request, language);
    const footing = stand();
    const write = async (asker: Asker) => {
      // Who asked first may leave while others wait for the same answer: the work stands on its own feet. It begins in the
      // same moment, so it stands where the question did.
      const own = stand();
      try {
        return await admission.run(asker, async (turn) => {
          const output = await route({ input, language }, own.sourceFor(turn));
          return successText(endpoint, output, { language, meta: metaOf(own, input) });
        });
      } finally {
        own.release();
      }
    };
    try {
      if (!isPublicRead) {
        const text = await write(askerOf(request));
        return reply.type(JSON_TYPE).header("cache-control", PRIVATE).send(text);
      }
      const dependsOn = [program, footing.revision, endpoint.path, canonical(input), language];
      return await sendPublicly(request, reply, {
        cache,
        contentType: JSON_TYPE,
        dependsOn,
        write: (gone) => write({ client: askerOf(request).client, gone }),
      });
    } finally {
      footing.release();
    }
  }

  // Public answers lie in the cache compressed.
  const compression = isPublicRead ? { compress: false as const } : {};
  app.route({ method: endpoint.method, url: endpoint.path, handler: answer, ...compression });
}

/** An answer about an earlier day is as of that day. */
function metaOf(footing: Footing<unknown>, input: unknown): Footing<unknown>["meta"] {
  const asked = (input as { asOf?: string } | null)?.asOf;
  return footing.meta && asked !== undefined ? { ...footing.meta, asOf: asked } : footing.meta;
}

/** One text for equal inputs, whatever the order in which they were given. */
function canonical(input: unknown): string {
  if (typeof input !== "object" || input === null) return JSON.stringify(input);
  return JSON.stringify(Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1)));
}
