import { type AddressInfo, connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PATIENCE, type Patience, requestsUnderway } from "./connections.ts";
import { createHttp } from "./create-http.ts";
import { createJsonLogger } from "./json-logger.ts";

/** More than the buffers of both ends of a line hold. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, "x");

let app: FastifyInstance;
let port: number;
beforeEach(() => serve({ headers: 300, request: 600, answer: 900, look: 100 }));
afterEach(() => app.close());

/** Serves with so much patience. */
async function serve(patience: Patience): Promise<void> {
  const logger = createJsonLogger({ level: "silent", clock: () => new Date(0), write: () => undefined });
  app = await createHttp({ logger, rateLimitScale: 1000, trustProxy: false, isSecure: false, patience });
  app.get("/large", (_request, reply) => reply.type("application/octet-stream").send(LARGE));
  app.get("/never", () => new Promise(() => undefined));
  app.post("/body", () => "read");
  await app.listen({ host: "127.0.0.1", port: 0 });
  port = (app.server.address() as AddressInfo).port;
}

/** A line that sends bytes and keeps its own side open, whatever the server does. */
function line(bytes: string): Socket {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }, () => socket.write(bytes));
  socket.on("error", () => undefined);
  return socket;
}

/** What the server sends until it ends the connection. */
function until(socket: Socket): Promise<string> {
  let received = "";
  socket.on("data", (chunk) => (received += chunk.toString()));
  return new Promise((resolve) => socket.once("end", () => resolve(received)));
}

const linesOpen = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

describe("a client that takes its time", () => {
  it.each([
    ["to say anything", ""],
    ["over its headers", "GET / HTTP/1.1\r\nhost: x\r\nx-slow: "],
    [
      "over its body",
      "POST /body HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{",
    ],
  ])("%s is answered 408 and cut, although it keeps its side open", async (_what, bytes) => {
    const socket = line(bytes);
    const received = until(socket);
    await vi.waitFor(async () => expect(await linesOpen()).toBe(1));
    const [head = "", body = ""] = (await received).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1.1 408 /);
    expect(JSON.parse(body)).toMatchObject({ code: 408, message: "The request took too long to arrive" });
    await vi.waitFor(async () => expect(await linesOpen()).toBe(0), { timeout: 20_000 });
    socket.destroy();
  });

  it.each([
    ["an answer that it never reads", "/large"],
    ["answers that it never reads, asked for all at once", "/large", 20],
    ["an answer that never comes", "/never"],
  ])("is cut that waits for %s", async (_what, path, times = 1) => {
    const socket = line(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(times));
    socket.pause();
    await vi.waitFor(() => expect(requestsUnderway(app)).toBeGreaterThan(0));
    await vi.waitFor(async () => expect(await linesOpen()).toBe(0), { timeout: 20_000 });
    await vi.waitFor(() => expect(requestsUnderway(app)).toBe(0));
    socket.destroy();
  });

  it("does not make the server cut a client that reads", async () => {
    await app.close();
    // A busy machine takes longer to hand over so much than the others are given here.
    await serve(PATIENCE);
    const socket = line("GET /large HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    let bytes = 0;
    socket.on("data", (chunk) => (bytes += chunk.length));
    await new Promise((resolve) => socket.once("end", resolve));
    expect(bytes).toBeGreaterThan(LARGE.length);
    socket.end();
  });

  it("meets a limit of open connections", () => {
    expect(app.server.maxConnections).toBe(4000);
  });
});
