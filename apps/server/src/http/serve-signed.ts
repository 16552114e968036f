import type { AnyEndpoint, OutputOf } from "@plumbline/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { preferredLanguage } from "./accept-language.ts";
import { successText } from "./envelope.ts";
import { Failure } from "./failure.ts";
import { parseInput } from "./parse-input.ts";

/** A body as it came, with the headers that sign it. */
export interface SignedRequest {
  readonly body: Buffer;
  readonly headers: FastifyRequest["headers"];
}

/** An event of a subscription with its price, discounts and invoice is 10 KB. */
const BODY_BYTES = 512 * 1024;

/**
 * Binds an endpoint whose body is signed by its sender: the signature is of the bytes, so the route gets them as they came, once the
 * contract has found in them what it needs. It waits for no turn, as nothing is computed: who sends events tries again after hours.
 */
export function serveSigned<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  route: (request: SignedRequest) => Promise<OutputOf<E>>,
): void {
  async function answer(request: FastifyRequest<{ Body: Buffer }>, reply: FastifyReply): Promise<FastifyReply> {
    const language = preferredLanguage(request.headers["accept-language"]);
    const { body, headers } = request;
    parseInput(endpoint, { body: jsonOf(body) } as FastifyRequest, language);
    const output = await route({ body, headers });
    return reply
      .type("application/json; charset=utf-8")
      .header("cache-control", "no-store")
      .send(successText(endpoint, output, { language, meta: null }));
  }
  // A scope of its own: elsewhere bodies are parsed when they have arrived.
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/json",
      { parseAs: "buffer", bodyLimit: BODY_BYTES },
      (_request, body, read) => read(null, body),
    );
    scope.route<{ Body: Buffer }>({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: BODY_BYTES,
      compress: false,
      handler: answer,
    });
    done();
  });
}

function jsonOf(body: unknown): unknown {
  if (!Buffer.isBuffer(body)) throw new Failure("invalidParameter", { phrase: "not a body of JSON" });
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new Failure("invalidParameter", { phrase: "not valid JSON" });
  }
}
