import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { CODES, type CodeName } from "@plumbline/contract";
import type { FastifyInstance } from "fastify";
import { failureEnvelope } from "./envelope.ts";
import { Failure } from "./failure.ts";

const CODE_OF_ERROR: Readonly<Record<string, CodeName>> = {
  HPE_HEADER_OVERFLOW: "tooLarge",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "tooLarge",
  ERR_HTTP_REQUEST_TIMEOUT: "requestTimeout",
};

/** How long a client has to read why it is refused: it may keep its side of the connection open for ever. */
const GRACE_MILLISECONDS = 1000;

const refused = new WeakSet<Duplex>();

/** Answers bytes that are no request, which never reach a route, in the envelope as well; then the connection is cut. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  // The rest of what was too long comes after the answer; to cut the connection for it would take the answer back.
  if (refused.has(socket) && error.code !== "ECONNRESET") return;
  if (error.code === "ECONNRESET" || !socket.writable) socket.destroy(error);
  else answer(socket, CODE_OF_ERROR[error.code ?? ""] ?? "invalidParameter");
}

/** Answers what Node would answer itself, without an envelope or not at all, as any other request. */
export function registerProtocol(app: FastifyInstance): void {
  app.server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
    answer(socket, "methodNotAllowed", ["allow: GET, HEAD, OPTIONS, POST"]);
    socket.resume();
  });
  // A server need not know an expectation: it may answer as if there were none.
  app.server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    app.server.emit("request", request, response);
  });
  app.addHook("onRequest", async ({ raw, headers }) => {
    if (raw.httpVersion === "1.1" && headers.host === undefined) {
      throw new Failure("invalidParameter", { phrase: "no host" });
    }
  });
}

function answer(socket: Duplex, code: CodeName, headers: readonly string[] = []): void {
  refused.add(socket);
  const { status } = CODES[code];
  const body = JSON.stringify(failureEnvelope(code, "en", {}));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "cache-control: no-store",
      "connection: close",
      ...headers,
      "",
      body,
    ].join("\r\n"),
  );
  const grace = setTimeout(() => socket.destroy(), GRACE_MILLISECONDS).unref();
  socket.once("close", () => clearTimeout(grace));
  // Who cuts the line before is gone.
  socket.on("error", () => socket.destroy());
}
