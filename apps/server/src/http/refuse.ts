import { CODES, type CodeName, type LanguageCode } from "@plumbline/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { preferredLanguage } from "./accept-language.ts";
import { failureEnvelope } from "./envelope.ts";
import { Failure } from "./failure.ts";
import { methodsOf, rememberPaths } from "./known-paths.ts";
import { UNKNOWN_PATH } from "./messages.ts";
import { PHRASES } from "./phrases.ts";

const CODE_OF_STATUS: Readonly<Record<number, CodeName>> = {
  403: "forbidden",
  404: "notFound",
  405: "methodNotAllowed",
  408: "requestTimeout",
  412: "preconditionFailed",
  413: "tooLarge",
  414: "tooLarge",
  416: "rangeNotSatisfiable",
  429: "tooManyRequests",
  431: "tooLarge",
  503: "unavailable",
};

/** Fastify's errors for bodies that it cannot read, by their names in `PHRASES`. */
const PHRASE_OF_ERROR: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "not a body of JSON",
  FST_ERR_CTP_EMPTY_JSON_BODY: "not a body of JSON",
  FST_ERR_CTP_INVALID_JSON_BODY: "not valid JSON",
};

/** What went wrong as a coded failure: one given on purpose, a request that Fastify could not read, or a bug. */
function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { statusCode = 500, message, code: fastifyCode = "" } = error as Partial<FastifyError>;
  const { retryAfterSeconds } = error as { readonly retryAfterSeconds?: number };
  if (statusCode < 400 || (statusCode >= 500 && statusCode !== 503)) return new Failure("unknown");
  const code = CODE_OF_STATUS[statusCode] ?? "invalidParameter";
  if (code !== "invalidParameter")
    return new Failure(code, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
  return new Failure(code, { phrase: PHRASE_OF_ERROR[fastifyCode] ?? message ?? "" });
}

/** With what is wrong with the input among its fields. */
function dataOf({ phrase, field = "", data }: Failure["detail"], language: LanguageCode): unknown {
  if (phrase === undefined) return data;
  return { fields: [{ path: field, message: PHRASES[phrase]?.[language] ?? phrase }] };
}

/** Answers in the envelope when there is no success; never with a stack trace or the words of an unknown error. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, detail } = failureOf(error);
  const size = code === "rangeNotSatisfiable" ? sizeIn(error) : null;
  if (size !== null) reply.header("content-range", size);
  if (code === "unknown")
    request.log.error({ err: error, method: request.method, url: request.url }, "A request failed");
  // RFC 9110, 15.5.2: an answer 401 names what would be accepted.
  if (CODES[code].status === 401) reply.header("www-authenticate", "Bearer");
  if (detail.retryAfterSeconds !== undefined) reply.header("retry-after", String(detail.retryAfterSeconds));
  const language = preferredLanguage(request.headers["accept-language"]);
  return reply
    .removeHeader("etag")
    .removeHeader("content-encoding")
    .code(CODES[code].status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(failureEnvelope(code, language, { sentence: detail.sentence, data: dataOf(detail, language) }));
}

/** How large a file is of which a part was asked for that it does not have; null where the error does not say. */
function sizeIn(error: unknown): string | null {
  const { headers } = error as { readonly headers?: Readonly<Record<string, unknown>> };
  const size = headers?.["Content-Range"];
  return typeof size === "string" ? size : null;
}

/** Answers to a path that does not exist, or not for this method. */
function refuseUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split("?", 1)[0] ?? "";
  const methods = methodsOf(request.server, path);
  if (methods) return refuseMethod(methods, request, reply);
  const about = `${request.method} ${path.length > 100 ? `${path.slice(0, 100)}…` : path}`;
  return refuse(new Failure("notFound", { sentence: { texts: UNKNOWN_PATH, about } }), request, reply);
}

/** Lists the methods of a path: with success for OPTIONS, as a refusal for all others. */
function refuseMethod(methods: readonly string[], request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header("allow", methods.join(", "));
  if (request.method === "OPTIONS") return reply.code(204).header("cache-control", "no-store").send();
  return refuse(new Failure("methodNotAllowed"), request, reply);
}

/** Makes every refusal of an application one in the envelope. */
export function registerRefusals(app: FastifyInstance): void {
  rememberPaths(app);
  app.setErrorHandler(refuse);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, refuseUnknown);
}
