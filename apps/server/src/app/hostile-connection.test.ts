import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let port: number;
let pageDirectory: string;
beforeAll(async () => {
  pageDirectory = mkdtempSync(join(tmpdir(), "plumbline-page-"));
  writeFileSync(join(pageDirectory, "index.html"), "<!doctype html><title>Plumbline</title>");
  server = await startTestServer({ pageDirectory });
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await server.close();
  rmSync(pageDirectory, { recursive: true });
});

/** Sends bytes as they are and reads until the server ends the connection. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => {
      answer += chunk.toString();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
}

const request = (line: string, ...headers: string[]) =>
  `${[line, "host: x", "connection: close", ...headers].join("\r\n")}\r\n\r\n`;

const chunked = (chunks: string) =>
  `${request("POST /api/stock/getStockBaseInfos HTTP/1.1", "content-type: application/json", "transfer-encoding: chunked")}${chunks}`;

describe("bytes that no browser sends", () => {
  it.each([
    ["a URL of 20,000 characters", request(`GET /api/base/getNote?key=${"a".repeat(20_000)} HTTP/1.1`), 413, 413],
    ["headers of 20,000 characters", request("GET / HTTP/1.1", `cookie: ${"a".repeat(20_000)}`), 413, 413],
    ["a URL of a million characters", request(`GET /${"a".repeat(1_000_000)} HTTP/1.1`), 413, 413],
    ["three thousand headers", request("GET / HTTP/1.1", ...Array(3000).fill("cookie: a=b")), 413, 413],
    ["a chunk that is shorter than it declares", chunked(`2;${"a".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`), 413, 413],
    ["a chunk of no size", chunked("zz\r\n{}\r\n0\r\n\r\n"), 400, -1],
    ["no host", "GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n", 400, -1],
    ["the wish for a tunnel", request("CONNECT example.com:443 HTTP/1.1"), 405, 405],
    ["an unknown expectation", request("GET /api/nothing HTTP/1.1", "expect: wonders"), 404, 404],
    ["no HTTP at all", "FOO\r\n\r\n", 400, -1],
    ["a NUL in the URL", request("GET /api/\0 HTTP/1.1"), 400, -1],
    ["a broken percent code", request("GET /%zz HTTP/1.1"), 400, -1],
    ["an invalid address", request("GET http://[:::: HTTP/1.1"), 400, -1],
    ["two lengths of one body", request("POST / HTTP/1.1", "content-length: 1", "content-length: 2"), 400, -1],
    ["a length and chunks", request("POST / HTTP/1.1", "content-length: 1", "transfer-encoding: chunked"), 400, -1],
    ["a walk up the folders", request("GET /assets/../../../etc/passwd HTTP/1.1"), 403, 403],
    ["a path of two slashes", request("GET //etc/passwd HTTP/1.1"), 403, 403],
    ["a method that traces", request("TRACE / HTTP/1.1"), 405, 405],
  ])("%s is answered in the envelope", async (_what, bytes, status, code) => {
    const [head = "", body = ""] = (await exchange(bytes)).split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toMatchObject({ code, message: expect.any(String) });
  });
});
