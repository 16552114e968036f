import { Readable } from "node:stream";
import type { AnyEndpoint } from "@plumbline/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { preferredLanguage } from "./accept-language.ts";
import type { Admission, Turn } from "./admission.ts";
import { compressed, preferredEncoding } from "./content-encoding.ts";
import { guardedBy, type Identify, type User } from "./identity.ts";
import { parseInput } from "./parse-input.ts";
import { requesterOf } from "./requester.ts";
import type { RouteRequest } from "./serve.ts";

/** What an endpoint of a signed-in user answers that is written elsewhere than here. */
export interface OwnContent {
  readonly type: string;
  /** A text is compressed; bytes and a stream go out as they are. */
  readonly body: string | Uint8Array | Readable;
  /** Name under which a browser saves it; shown in the browser unless given. */
  readonly fileName?: string;
}

type OwnRequest<E extends AnyEndpoint> = Pick<RouteRequest<E>, "input" | "language"> & { readonly user: User };
export type OwnContentRoute<E extends AnyEndpoint> = (request: OwnRequest<E>, turn: Turn) => Promise<OwnContent>;

const UNSTORED = "private, no-store";
/** Bytes of a file that are written at once. */
const PIECE = 64 * 1024;

/**
 * Binds an endpoint that needs a token and whose success is written elsewhere, such as a file or a stream of events; its failures are
 * envelopes as all others. Nobody stores what it answers.
 */
export function serveOwnContent<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  route: OwnContentRoute<E>,
  { admission, identify }: { readonly admission: Admission; readonly identify: Identify },
): void {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const language = preferredLanguage(request.headers["accept-language"]);
    const input = parseInput(endpoint, request, language);
    const user = request.user as User;
    const content = await admission.run(requesterOf(request), (turn) => route({ input, language, user }, turn));
    reply.type(content.type).header("cache-control", UNSTORED);
    if (content.fileName !== undefined) {
      reply.header("content-disposition", `attachment; filename="${content.fileName}"`);
    }
    if (typeof content.body === "string") return sendText(request, reply, content.body);
    return reply.send(content.body instanceof Readable ? content.body : Readable.from(piecesOf(content.body)));
  }
  app.route({
    compress: false,
    onRequest: guardedBy(identify),
    method: endpoint.method,
    url: endpoint.path,
    handler: answer,
  });
}

async function sendText(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const { body, encoding } = await compressed(text, preferredEncoding(request.headers["accept-encoding"]));
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.header("vary", "accept-encoding").send(body);
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}
