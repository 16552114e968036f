import { createHash } from "node:crypto";
import type { AnyEndpoint, ParsedInputOf } from "@plumbline/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { preferredLanguage } from "./accept-language.ts";
import type { Admission, Turn } from "./admission.ts";
import { isFresh } from "./entity-tag.ts";
import { parseInput } from "./parse-input.ts";
import { requesterOf } from "./requester.ts";

/** What an endpoint answers that is no envelope, such as a picture. */
export interface Content {
  readonly type: string;
  readonly body: Buffer;
  /** It depends on how the request was addressed: it is asked for anew each time, and no cache gives it to others. */
  readonly isOwn?: boolean;
}

export type ContentRoute<E extends AnyEndpoint> = (
  input: ParsedInputOf<E>,
  turn: Turn,
  request: FastifyRequest,
) => Promise<Content>;

/** What the same address answers is the same for ever. */
const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_EACH_TIME = "private, no-cache";

/** Binds a public endpoint whose success is content of its own; its failures are envelopes as all others. */
export function serveContent<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  route: ContentRoute<E>,
  { admission }: { readonly admission: Admission },
): void {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const input = parseInput(endpoint, request, preferredLanguage(request.headers["accept-language"]));
    const {
      type,
      body,
      isOwn = false,
    } = await admission.run(requesterOf(request), (turn) => route(input, turn, request));
    const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    reply.header("etag", tag).header("cache-control", isOwn ? ASK_EACH_TIME : FOR_EVER);
    if (isFresh(request.headers["if-none-match"], tag)) return reply.code(304).send();
    return reply.type(type).send(body);
  }
  app.route({ compress: false, method: endpoint.method, url: endpoint.path, handler: answer });
}
