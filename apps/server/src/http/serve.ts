import type { AnyEndpoint, LanguageCode, Meta, OutputOf, ParsedInputOf } from "@plumbline/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { preferredLanguage } from "./accept-language.ts";
import type { Admission } from "./admission.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { compressed, preferredEncoding } from "./content-encoding.ts";
import { successText } from "./envelope.ts";
import { guardedBy, type Identify, recognizedBy, type User } from "./identity.ts";
import { parseInput } from "./parse-input.ts";
import { type PinnedSource, SharedPin } from "./pinned-source.ts";
import { type Requester, requesterOf, type Sender, senderOf } from "./requester.ts";
import { sendTagged } from "./tagged-answer.ts";

/** A request as a route gets it: read by the contract. */
export interface RouteRequest<E extends AnyEndpoint> {
  readonly input: ParsedInputOf<E>;
  /** Language of the reader. */
  readonly language: LanguageCode;
  /** The user who sent it; null unless the endpoint needs a token, or asks for it. */
  readonly user: User | null;
  readonly sender: Sender;
}

/** Loads, computes and shapes the `data` of an answer; throws a `Failure` where there is none. */
export type Route<E extends AnyEndpoint, Source> = (
  request: RouteRequest<E>,
  source: Source,
) => OutputOf<E> | Promise<OutputOf<E>>;

export interface Serving<E extends AnyEndpoint, Source> {
  /**
   * Pins what the answer to a request is computed from, such as a snapshot of the market or the version of a user's row; a
   * promise where that has to be looked up. Throws a `Failure` when there is nothing to compute from.
   */
  readonly pin: (request: RouteRequest<E>) => PinnedSource<Source> | Promise<PinnedSource<Source>>;
  readonly identify: Identify;
  /** Whether an endpoint that needs no token asks who its user is: of every request, or of some. */
  readonly recognizes?: boolean | ((request: FastifyRequest) => boolean);
  readonly cache: AnswerCache;
  readonly admission: Admission;
  /** Changes whenever the program answers otherwise. */
  readonly program: string;
  /** Most bytes of a body, where an honest one may be larger than others. */
  readonly bodyLimit?: number;
}

const UNSTORED = "private, no-store";
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
  { pin, identify, recognizes = false, cache, admission, program, bodyLimit }: Serving<E, Source>,
): void {
  const isRead = endpoint.method === "GET";

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const language = preferredLanguage(request.headers["accept-language"]);
    const input = parseInput(endpoint, request, language);
    const read = { input, language, user: request.user, sender: senderOf(request) };
    const pinned = pin(read);
    // A source that is there is not waited for.
    const shared = new SharedPin(pinned instanceof Promise ? await pinned : pinned);
    return shared.during(() => respond(request, reply, { read, shared }));
  }

  function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    { read, shared }: { readonly read: RouteRequest<E>; readonly shared: SharedPin<Source> },
  ): Promise<FastifyReply> {
    const { input, language, user } = read;
    const { sourceFor, revision, meta } = shared.source;
    const compute = (requester: Requester) =>
      shared.during(() =>
        admission.run(requester, async (turn) => {
          const output = await route(read, sourceFor(turn));
          return successText(endpoint, output, { language, meta: metaAsOf(meta, input) });
        }),
      );
    if (!isRead || revision === null) return sendUnstored(request, reply, compute);
    return sendTagged(request, reply, {
      cache,
      contentType: JSON_TYPE,
      dependsOn: [program, revision, endpoint.path, canonical(input), language],
      user,
      write: (gone) => compute({ client: requesterOf(request).client, gone }),
    });
  }

  // Answers are compressed once, before they are stored.
  const options: RouteShorthandOptions = { compress: false, ...(bodyLimit && { bodyLimit }) };
  if (endpoint.access === "token") options.onRequest = guardedBy(identify);
  else if (recognizes) options.onRequest = recognizedBy(identify, recognizes === true ? undefined : recognizes);
  app.route({ ...options, method: endpoint.method, url: endpoint.path, handler: answer });
}

/** Computes an answer for one request alone, and forbids every cache to store it. */
async function sendUnstored(
  request: FastifyRequest,
  reply: FastifyReply,
  compute: (requester: Requester) => Promise<string>,
): Promise<FastifyReply> {
  const text = await compute(requesterOf(request));
  const { body, encoding } = await compressed(text, preferredEncoding(request.headers["accept-encoding"]));
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type(JSON_TYPE).header("cache-control", UNSTORED).header("vary", "accept-encoding").send(body);
}

/** An answer about an earlier day is as of that day. */
function metaAsOf(meta: Meta | null, input: unknown): Meta | null {
  const asOf = (input as { asOf?: string } | null)?.asOf;
  return meta && asOf !== undefined ? { ...meta, asOf } : meta;
}

/** One text for equal inputs, whatever the order in which they were given. */
function canonical(input: unknown): string {
  if (typeof input !== "object" || input === null) return JSON.stringify(input);
  return JSON.stringify(Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1)));
}
