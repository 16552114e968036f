import type { AnyEndpoint, LanguageCode, OutputOf, ParsedInputOf } from "@plumbline/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { preferredLanguage } from "./accept-language.ts";
import type { Admission } from "./admission.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { type Asker, askerOf } from "./asker.ts";
import { successText } from "./envelope.ts";
import { guardedBy, type Identify, type User } from "./identity.ts";
import { parseInput } from "./parse-input.ts";
import type { PinnedSource } from "./pinned-source.ts";
import { sendPublicly } from "./public-answer.ts";

/** A request as a route gets it: read by the contract. */
export interface RouteRequest<E extends AnyEndpoint> {
  readonly input: ParsedInputOf<E>;
  /** Language of the reader. */
  readonly language: LanguageCode;
  /** The user who sent it; null unless the endpoint needs a token. */
  readonly user: User | null;
}

/** Loads, computes and shapes the `data` of an answer; throws a `Failure` where there is none. */
export type Route<E extends AnyEndpoint, Source> = (
  request: RouteRequest<E>,
  source: Source,
) => OutputOf<E> | Promise<OutputOf<E>>;

export interface Serving<Source> {
  /** Pins what an answer is computed from; throws a `Failure` when there is nothing to compute from. */
  readonly pin: () => PinnedSource<Source>;
  readonly identify: Identify;
  readonly cache: AnswerCache;
  readonly admission: Admission;
  /** Changes whenever the program answers otherwise. */
  readonly program: string;
}

const PRIVATE = "private, no-store";
const JSON_TYPE = "application/json; charset=utf-8";

/**
 * Binds an endpoint of the contract to its route: refuses strangers where a token is needed, before it reads anything;
 * reads the input by the contract and refuses a bad one; answers 304 and repeated requests without computing; lets the
 * others be computed in turn, and encodes what the route gives by the contract.
 */
export function serve<E extends AnyEndpoint, Source>(
  app: FastifyInstance,
  endpoint: E,
  route: Route<E, Source>,
  { pin, identify, cache, admission, program }: Serving<Source>,
): void {
  const needsToken = endpoint.access === "token";
  const isPublicRead = endpoint.method === "GET" && !needsToken;

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { user } = request;
    const language = preferredLanguage(request.headers["accept-language"]);
    const input = parseInput(endpoint, request, language);
    const source = pin();
    const write = async (asker: Asker) => {
      // The first to ask may leave while others wait for the same answer, so the work has a pin of its own. It begins in the
      // same moment, so it pins what the request did.
      const own = pin();
      try {
        return await admission.run(asker, async (turn) => {
          const output = await route({ input, language, user }, own.sourceFor(turn));
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
      return await sendPublicly(request, reply, {
        cache,
        contentType: JSON_TYPE,
        // With the user, so that an answer that is made for one user can never be sent to another.
        dependsOn: [program, source.revision, endpoint.path, canonical(input), language, user?.id ?? ""],
        write: (gone) => write({ client: askerOf(request).client, gone }),
      });
    } finally {
      source.release();
    }
  }

  const options: RouteShorthandOptions = {};
  if (needsToken) options.onRequest = guardedBy(identify);
  // Public answers lie in the cache compressed.
  if (isPublicRead) options.compress = false;
  app.route({ ...options, method: endpoint.method, url: endpoint.path, handler: answer });
}

/** An answer about an earlier day is as of that day. */
function metaOf({ meta }: PinnedSource<unknown>, input: unknown): PinnedSource<unknown>["meta"] {
  const asked = (input as { asOf?: string } | null)?.asOf;
  return meta && asked !== undefined ? { ...meta, asOf: asked } : meta;
}

/** One text for equal inputs, whatever the order in which they were given. */
function canonical(input: unknown): string {
  if (typeof input !== "object" || input === null) return JSON.stringify(input);
  return JSON.stringify(Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1)));
}
