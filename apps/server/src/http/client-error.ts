import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { CODES, type CodeName } from "@plumbline/contract";
import { failureEnvelope } from "./envelope.ts";

const CODE_OF_ERROR: Readonly<Record<string, CodeName>> = {
  HPE_HEADER_OVERFLOW: "tooLarge",
  ERR_HTTP_REQUEST_TIMEOUT: "requestTimeout",
};

/** How long a client has to read why it is refused: it may keep its side of the line open for ever. */
const GRACE_MILLISECONDS = 1000;

/** Answers bytes that are no request, which never reach a route, in the envelope as well; then the line is cut. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const code = CODE_OF_ERROR[error.code ?? ""] ?? "invalidParameter";
  const { status } = CODES[code];
  const body = JSON.stringify(failureEnvelope(code, "en", {}));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "cache-control: no-store",
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  );
  const grace = setTimeout(() => socket.destroy(), GRACE_MILLISECONDS).unref();
  socket.once("close", () => clearTimeout(grace));
}
