import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { awaitedCalls } from "./awaited-calls.ts";
import { createClient } from "./client.ts";

let server: Server | undefined;

/** Plays the server on a free port of this machine. */
async function clientOf(listener: RequestListener) {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  return createClient({ baseUrl: () => base, language: () => "fr" });
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const FINE = JSON.stringify({ code: 0, message: "", data: { quotes: [] } });

/** Answers well and keeps headers and bodies of the requests. */
function keeping(received: { headers: IncomingHttpHeaders; body: string }[]): RequestListener {
  return async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    received.push({ headers: request.headers, body });
    response.end(FINE);
  };
}

describe("headers of a call", () => {
  it("are sent beside those that every call has, or in place of them", async () => {
    const received: { headers: IncomingHttpHeaders; body: string }[] = [];
    const call = await clientOf(keeping(received));
    await call("quotes", { codes: "A" }, { special: { headers: { "x-reason": "test", "accept-language": "es" } } });
    expect(received[0]?.headers).toMatchObject({ "x-reason": "test", "accept-language": "es" });
  });
});

describe("the data type of a call", () => {
  it("is JSON by default", async () => {
    const received: { headers: IncomingHttpHeaders; body: string }[] = [];
    const call = await clientOf(keeping(received));
    await call("sendEmail", { email: "a@example.org", purpose: "login" }, { special: { headers: { "x-a": "b" } } });
    expect(received[0]?.headers["content-type"]).toBe("application/json");
    expect(received[0]?.body).toBe('{"email":"a@example.org","purpose":"login"}');
  });

  it("form sends fields and files in parts whose boundary the content type names", async () => {
    const received: { headers: IncomingHttpHeaders; body: string }[] = [];
    const call = await clientOf(keeping(received));
    const input = { message: "See the picture.", picture: new Blob(["\u0089PNG"], { type: "image/png" }) };
    await call("sendEmail", input as never, { special: { dataType: "form" } });
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(received[0]?.headers["content-type"] ?? "")?.[1];
    const parts = received[0]?.body.split(`--${boundary}`) ?? [];
    expect(parts).toHaveLength(4);
    expect(parts[1]).toContain('name="message"');
    expect(parts[1]).toContain("See the picture.");
    expect(parts[2]).toContain("Content-Type: image/png");
    expect(received[0]?.headers["accept-language"]).toBe("fr");
  });
});

describe("the response type of a call", () => {
  it("blob gives the bytes of a good answer", async () => {
    const call = await clientOf((_, response) => {
      response.writeHead(200, { "content-type": "image/png" }).end(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
    });
    const blob = await call("note", { key: "terms" } as never, { special: { responseType: "blob" } });
    expect(blob.type).toBe("image/png");
    expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  });

  it("text gives the text of a good answer as it came", async () => {
    const call = await clientOf((_, response) => response.end(FINE));
    expect(await call("quotes", { codes: "A" }, { special: { responseType: "text" } })).toBe(FINE);
  });

  it.each(["blob", "text"] as const)("%s rejects with code and message of a refusal", async (responseType) => {
    const call = await clientOf((_, response) => {
      response.writeHead(404).end(JSON.stringify({ code: 404, message: "Not found", data: null }));
    });
    const refusal = call("quotes", { codes: "A" }, { special: { responseType } } as never);
    await expect(refusal).rejects.toMatchObject({ status: 404, code: 404, message: "Not found" });
  });
});

describe("an upload or download", () => {
  it("that takes too long rejects with code 5 and 'timeout'", async () => {
    const call = await clientOf((_, response) => {
      response.writeHead(200).write("half of it");
    });
    const download = call("quotes", { codes: "A" }, { timeout: 40, special: { responseType: "blob" } });
    await expect(download).rejects.toMatchObject({ code: 5, message: "timeout" });
    const upload = call("sendEmail", {} as never, { timeout: 40, special: { dataType: "form" } });
    await expect(upload).rejects.toMatchObject({ code: 5, message: "timeout" });
  });
});

describe("the loading indicator", () => {
  it("counts the calls under way that ask for it, whether they succeed or fail", async () => {
    const answers: (() => void)[] = [];
    const call = await clientOf((request, response) => {
      answers.push(() => (request.url?.includes("quit") ? request.socket.destroy() : response.end(FINE)));
    });
    const counts: number[] = [];
    const stop = awaitedCalls.subscribe(() => counts.push(awaitedCalls.read()));
    const special = { loading: true };
    const first = call("quotes", { codes: "A" }, { special });
    const second = call("quotes", { codes: "quit" }, { special }).catch(() => undefined);
    const silent = call("quotes", { codes: "B" });
    await expect.poll(() => answers.length).toBe(3);
    for (const answer of answers) answer();
    await Promise.all([first, second, silent]);
    stop();
    expect(counts).toEqual([1, 2, 1, 0]);
  });
});
