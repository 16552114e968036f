import type { FastifyInstance } from "fastify";
import { Failure } from "./failure.ts";

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;
/** What JSON is written in, and what is the same in each of its characters. */
const READ_CHARSETS = ["utf-8", "utf8", "us-ascii"];
const UTF8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads bodies as JSON in UTF-8, as the contract has them, and refuses all others: a body that declares another charset would
 * be misread.
 */
export function registerBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    const { "content-type": type = "", "content-encoding": encoding = "identity" } = request.headers;
    const charset = CHARSET.exec(type)?.[1] ?? "utf-8";
    const text = READ_CHARSETS.includes(charset.toLowerCase()) ? decoded(body) : null;
    if (text === null || encoding.toLowerCase() !== "identity") done(notJson());
    else parse(request, text, done);
  });
}

function decoded(body: Buffer): string | null {
  try {
    return UTF8.decode(body);
  } catch {
    return null;
  }
}

function notJson(): Failure {
  return new Failure("invalidParameter", { phrase: "not a body of JSON" });
}
