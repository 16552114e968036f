import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { downloadFile, ProviderGate, RawStore, requestJson } from "../index.ts";

const PROGRAM = join(import.meta.dirname, "../testing/ask-many.ts");
const TERMS = {
  name: "example",
  priceBasis: null,
  actions: null,
  quoteDelaySeconds: null,
  quotesPerRequest: null,
  namesStock: null,
  requestsPerSecond: 200,
  requestsPerDay: null,
  licence: "For this test.",
};

let dataDirectory: string;
let address: string;
let arrivals: { readonly at: number; readonly url: string; readonly headers: Record<string, unknown> }[] = [];
let answer: (response: ServerResponse, url: string, headers: Record<string, unknown>) => void;
const server = createServer((request, response) => {
  arrivals.push({ at: Date.now(), url: request.url ?? "", headers: request.headers });
  answer(response, request.url ?? "", request.headers);
});

beforeEach(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-gate-"));
  arrivals = [];
  answer = (response) => response.end('{"close":134.84}');
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(dataDirectory, { recursive: true });
});

function newGate() {
  const store = new RawStore(dataDirectory);
  return { store, gate: new ProviderGate(TERMS, { dataDirectory, store, secrets: ["s3cret"] }) };
}

const once503 = { attempts: 1, file: () => "answer.json" };

function program(count: number, { perSecond = 100, perDay = 0 } = {}) {
  const words = [PROGRAM, dataDirectory, address, `${count}`, `${perSecond}`, `${perDay}`];
  return spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
}

interface Outcome {
  readonly refused: number;
  /** Milliseconds since 1970. */
  readonly begunAt: number;
}

async function outcomeOf(child: ReturnType<typeof program>): Promise<Outcome> {
  let text = "";
  child.stdout.on("data", (part) => {
    text += part;
  });
  await once(child, "close");
  return JSON.parse(text) as Outcome;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe("two processes at one gate", () => {
  it("send together what the provider allows in a day, and not one more", async () => {
    const outcomes = await Promise.all([20, 20].map((count) => outcomeOf(program(count, { perDay: 25 }))));
    expect(arrivals).toHaveLength(25);
    expect(outcomes.reduce((sum, { refused }) => sum + refused, 0)).toBe(15);
  });

  it("send together what the provider allows in a second, and not one more", async () => {
    const outcomes = await Promise.all([12, 12].map((count) => outcomeOf(program(count, { perSecond: 10 }))));
    expect(arrivals).toHaveLength(24);
    // After ten and after twenty of them, one has to wait until a second has passed. Nobody sends before the first one begins, and a
    // machine that is slow only takes longer.
    const begunAt = Math.min(...outcomes.map((outcome) => outcome.begunAt));
    expect((arrivals.at(-1)?.at ?? 0) - begunAt).toBeGreaterThanOrEqual(2000);
  });

  it("are not held up by one that was killed", async () => {
    const fifth = Promise.withResolvers<void>();
    answer = (response) => {
      response.end('{"close":134.84}');
      if (arrivals.length === 5) fifth.resolve();
    };
    const killed = program(500, { perSecond: 50 });
    await fifth.promise;
    killed.kill("SIGKILL");
    await once(killed, "close");
    arrivals = [];
    expect((await outcomeOf(program(6, { perSecond: 50 }))).refused).toBe(0);
    expect(arrivals).toHaveLength(6);
  });
});

describe("what comes through the gate", () => {
  it("is stored as it came, and found again without asking", async () => {
    const { gate, store } = newGate();
    const url = new URL(`${address}/prices?symbol=AAPL&apikey=s3cret`);
    const ask = (freshSince: number) =>
      gate.ask((call) => requestJson(url, { provider: "example", headers: { authorization: "s3cret" }, ...call }), {
        file: () => "AAPL.json",
        freshSince,
      });
    const first = await ask(Date.now());
    expect(first).toMatchObject({ value: { close: 134.84 }, isSent: true });
    const [stored] = first.answers;
    expect(gunzipSync(readFileSync(stored?.path ?? "")).toString()).toBe('{"close":134.84}');
    // echo -n '{"close":134.84}' | sha256sum
    expect(stored?.sha256).toBe("699b7df7d12014e05bc652b88535009e7549e5f059a9756292ba6cfc7e6a26c0");
    expect(await ask(0)).toMatchObject({ value: { close: 134.84 }, isSent: false });
    expect(arrivals).toHaveLength(1);
    expect(await ask(Date.now() + 60_000)).toMatchObject({ isSent: true });
    expect(arrivals).toHaveLength(2);
    expect(await store.prune(new Date(Date.now() + 1000))).toBe(1);
    expect(await ask(0)).toMatchObject({ isSent: false });
  });

  it("holds the key in no file, neither of answers nor of the state", async () => {
    const { gate } = newGate();
    answer = (response) => response.end('{"Information":"your key s3cret is used up"}');
    const url = new URL(`${address}/prices?symbol=AAPL&apikey=s3cret&q=s3cret`);
    const attempt = gate.ask((call) => requestJson(url, { provider: "example", ...call }), once503);
    await attempt;
    answer = (response) => response.writeHead(503).end("s3cret");
    await expect(gate.ask((call) => requestJson(url, { provider: "example", ...call }), once503)).rejects.toThrow(
      "503",
    );
    const files = filesBelow(dataDirectory);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const bytes = readFileSync(file);
      expect((file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString()).not.toContain("s3cret");
    }
  });

  it("is not stored where it is of the moment", async () => {
    const { gate } = newGate();
    const url = new URL(`${address}/quote`);
    const attempt = gate.ask((call) => requestJson(url, { provider: "example", isOfTheMoment: true, ...call }), {
      ...once503,
      freshSince: 0,
    });
    expect((await attempt).answers).toEqual([]);
    expect(filesBelow(dataDirectory).filter((file) => file.includes(`${"raw"}/`))).toEqual([]);
  });

  it("that could not be used is written down, and not taken for an answer later", async () => {
    const { gate, store } = newGate();
    answer = (response) => response.end("<html>Sorry</html>");
    const url = new URL(`${address}/prices`);
    const ask = () =>
      gate.ask((call) => requestJson(url, { provider: "example", ...call }), { ...once503, freshSince: 0 });
    await expect(ask()).rejects.toMatchObject({ code: "malformed" });
    const asked = { provider: "example", method: "GET", url: url.href };
    expect(await store.newest(asked)).toBeNull();
    expect(await store.newest(asked, () => true)).toMatchObject({ status: 200, refused: "malformed" });
    answer = (response) => response.end("[]");
    expect(await ask()).toMatchObject({ value: [], isSent: true });
  });

  it("ends after some failures, and says when the provider is tried again", async () => {
    const { gate } = newGate();
    answer = (response) => response.writeHead(503).end();
    const url = new URL(`${address}/prices`);
    const ask = () => gate.ask((call) => requestJson(url, { provider: "example", ...call }), once503);
    for (let request = 0; request < 8; request++) await expect(ask()).rejects.toThrow();
    expect(arrivals).toHaveLength(3);
    await expect(ask()).rejects.toThrow(/example failed several times in a row and is tried again at/);
    expect(await gate.state()).toMatchObject({ failures: 3, lastFailure: { message: "example answered 503." } });
  });
});

describe("a large file", () => {
  const CONTENT = Buffer.from(Array.from({ length: 40_000 }, (_, at) => at % 251));
  const part = (headers: Record<string, unknown>) =>
    Number(/bytes=(\d+)-/.exec(String(headers.range ?? "bytes=0-"))?.[1]);

  it("goes on where the connection broke off", async () => {
    const { gate, store } = newGate();
    answer = (response, _, headers) => {
      const from = part(headers);
      const range = { "content-range": `bytes ${from}-${CONTENT.length - 1}/${CONTENT.length}` };
      response.writeHead(from === 0 ? 200 : 206, {
        etag: '"v1"',
        "content-length": CONTENT.length - from,
        ...(from > 0 && range),
      });
      const isLast = arrivals.length === 3;
      response.write(CONTENT.subarray(from, isLast ? undefined : from + 15_000), () => {
        // What was sent arrives before the connection breaks.
        if (!isLast) setTimeout(() => response.destroy(), 50);
      });
      if (isLast) response.end();
    };
    const request = { file: "all.zip", freshSince: Date.now(), firstPauseMilliseconds: 5 };
    const stored = await downloadFile(new URL(`${address}/all.zip`), request, { gate, store });
    expect(readFileSync(stored.path)).toEqual(CONTENT);
    expect(arrivals.map(({ headers }) => headers.range)).toEqual([undefined, "bytes=15000-", "bytes=30000-"]);
    expect(arrivals[1]?.headers["if-range"]).toBe('"v1"');
    expect(await downloadFile(new URL(`${address}/all.zip`), { ...request, freshSince: 0 }, { gate, store })).toEqual(
      stored,
    );
    expect(arrivals).toHaveLength(3);
  });

  it("begins anew where it has changed in the meantime", async () => {
    const { gate, store } = newGate();
    answer = (response) => {
      const isFirst = arrivals.length === 1;
      response.writeHead(200, { etag: isFirst ? '"v1"' : '"v2"', "content-length": isFirst ? 100 : CONTENT.length });
      response.write(isFirst ? Buffer.alloc(50) : CONTENT, () => (isFirst ? response.destroy() : response.end()));
    };
    const request = { file: "all.zip", freshSince: Date.now(), firstPauseMilliseconds: 5 };
    const stored = await downloadFile(new URL(`${address}/all.zip`), request, { gate, store });
    expect(readFileSync(stored.path)).toEqual(CONTENT);
  });

  it("is no page that comes in its place", async () => {
    const { gate, store } = newGate();
    answer = (response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>Busy</html>");
    const request = { file: "all.zip", freshSince: Date.now(), attempts: 1 };
    await expect(downloadFile(new URL(`${address}/all.zip`), request, { gate, store })).rejects.toMatchObject({
      code: "malformed",
    });
  });
});
