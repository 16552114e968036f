import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { listSnapshots } from "@plumbline/market/snapshot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OWN_PRICES } from "../testing/own-prices.ts";
import { postTo, type ServerProgram, serverProgram } from "../testing/server-program.ts";
import { publishTinyMarket } from "../testing/tiny-market.ts";

let dataDirectory: string;
let server: ServerProgram;

beforeAll(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-own-"));
  await publishTinyMarket(dataDirectory, { market: "demo", fictional: true });
  server = serverProgram(dataDirectory);
});
afterAll(() => {
  server.close();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const UPLOAD = "1b7c9f3e-2c1d-4d8e-9a55-7d1f0a3b4c5e";

async function registered(address: string, email: string): Promise<string> {
  const code = await server.codeFor(address, email);
  const body = { email, password: "seven green bottles", code, acceptedTerms: true };
  const answer = await postTo(address, "user/register", body);
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
}

/** An answer of a server that may be beginning anew; null while it cannot be reached, or is not ready. */
async function dataOf(address: string, path: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/api/market/${path}`, { headers }).catch(() => null);
  return answer?.status === 200 ? ((await answer.json()) as { data: never }).data : null;
}

async function send(address: string, token: string): Promise<Response> {
  const form = new FormData();
  form.set("upload", UPLOAD);
  form.set("file", new File([OWN_PRICES], "OMRI.csv", { type: "text/csv" }));
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${address}/api/market/uploadData`, { method: "POST", headers, body: form });
}

/** Asks for the import, again while the queue of a server that has just started is not there. */
async function importStarted(address: string, token: string): Promise<string> {
  for (;;) {
    const asked = await postTo(address, "market/importUpload", { upload: UPLOAD }, token);
    if (asked.status !== 503) return ((await asked.json()) as { data: { run: string } }).data.run;
    await asked.body?.cancel();
    await pause(100);
  }
}

describe("a server that shows fictional companies", () => {
  it("serves the owner's own under the same address once they are imported, and the run is known there", {
    timeout: 120_000,
  }, async () => {
    const { address, end } = await server.start();
    const token = await registered(address, "owner@example.org");
    expect(await dataOf(address, "dataState", token)).toMatchObject({ market: "demo", ownMarket: "own" });
    const before = await listSnapshots(dataDirectory, "demo");
    expect((await send(address, token)).status).toBe(200);
    const run = await importStarted(address, token);
    const state = () => dataOf(address, "dataState", token);
    await expect.poll(state, { timeout: 60_000, interval: 100 }).toMatchObject({
      market: "own",
      isFictional: false,
      ownMarket: null,
    });
    // The market is open before the accounts are.
    const known = () => dataOf(address, `dataRun?run=${run}`, token);
    await expect.poll(known, { timeout: 20_000, interval: 100 }).toMatchObject({
      run: { id: run, market: "own", state: "done", result: "published" },
      report: { imported: { symbols: ["OMRI"] } },
    });
    // The fictional market is as it was, and the account is there.
    expect(await listSnapshots(dataDirectory, "demo")).toEqual(before);
    expect(await end("SIGTERM")).toBe(0);
  });

  it("stays with the market that its operator has named, and says so", { timeout: 60_000 }, async () => {
    const { address, end } = await server.start({ MARKET: "demo" });
    const body = { email: "owner@example.org", password: "seven green bottles" };
    const login = await postTo(address, "user/login", body);
    const token = ((await login.json()) as { data: { accessToken: string } }).data.accessToken;
    expect(await dataOf(address, "dataState", token)).toMatchObject({ market: "demo", ownMarket: null });
    expect((await send(address, token)).status).toBe(200);
    const refused = await postTo(address, "market/importUpload", { upload: UPLOAD }, token);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("These companies are fictional");
    expect((await postTo(address, "market/beginMarket", { symbols: ["AAPL"] }, token)).status).toBe(400);
    expect(await end("SIGTERM")).toBe(0);
  });
});
