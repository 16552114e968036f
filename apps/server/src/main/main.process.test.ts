import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishTinyMarket } from "../testing/tiny-market.ts";

let dataDirectory: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-main-"));
  await publishTinyMarket(dataDirectory);
});
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(dataDirectory, { recursive: true, force: true });
});

function start(environment: Record<string, string>): ChildProcess {
  const env = { ...process.env, DATA_DIR: dataDirectory, PORT: "0", ACCOUNTS: "off", ...environment };
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], { env });
  started.push(child);
  return child;
}

/** The output of a program until it ends, with its exit code. */
function endOf(child: ChildProcess): Promise<{ code: number | null; words: string }> {
  let words = "";
  child.stdout?.on("data", (chunk: Buffer) => (words += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (words += chunk.toString()));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, words })));
}

function readyLineOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once("data", (chunk: Buffer) => resolve(chunk.toString()));
    child.once("close", () => reject(new Error("The server ended before it was ready.")));
  });
}

/**
 * A folder with a market beside which nothing can be written. Permissions do not bind tests that run as root; files in the way of the
 * folders do: of what is made of the market, and of the record, which is written last, whether or not a test ends before.
 */
async function folderWithoutRoom(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-read-only-"));
  await publishTinyMarket(folder);
  for (const name of ["markets/tiny/screenings", "record"]) writeFileSync(join(folder, name), "in the way");
  return folder;
}

/** Paths and sizes of all that is in a folder. */
function contentOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${name} ${statSync(join(folder, name)).isFile() ? statSync(join(folder, name)).size : "folder"}`)
    .sort();
}

/** The error output of a program up to a line that is waited for. */
function loggedUntil(child: ChildProcess, awaited: RegExp): Promise<string> {
  let words = "";
  return new Promise((resolve) => {
    child.stderr?.on("data", (chunk: Buffer) => {
      words += chunk.toString();
      if (awaited.test(words)) resolve(words);
    });
  });
}

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { interval: 200, timeout: 25_000 }).toBe(true);
}

describe("the server as a program", () => {
  it("prints its address and market once it can answer, and ends at once on a signal to stop", async () => {
    const child = start({});
    const line = await readyLineOf(child);
    expect(line).toMatch(
      /^Plumbline is ready: http:\/\/127\.0\.0\.1:\d+ {2}\(market tiny, 6 instruments, last day 2024-06-28\)\n$/,
    );
    const address = /http:\S+/.exec(line)?.[0];
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const ended = endOf(child);
    child.kill("SIGTERM");
    expect((await ended).code).toBe(0);
  });

  it("names the port that is taken, and how to choose another", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const { code, words } = await endOf(start({ PORT: String(port) }));
    other.close();
    expect(code).toBe(1);
    expect(words.trim()).toBe(
      `Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start`,
    );
  });

  it.each([
    ["the command that makes the demo market", { MARKET: "demo" }, /There is no market "demo".*npm run market -- demo/],
    [
      "the command that imports a market",
      { MARKET: "asia" },
      /There is no market "asia".*npm run market -- import --name asia/,
    ],
    ["the variable that cannot be used", { PORT: "eighty" }, /^PORT is "eighty"; it must be a whole number/],
    ["the address that this machine does not have", { HOST: "203.0.113.1" }, /no address 203\.0\.113\.1.*HOST/],
  ])("ends with %s", async (_what, environment, expected) => {
    const { code, words } = await endOf(start(environment));
    expect(code).toBe(1);
    expect(words.trim()).toMatch(expected);
    expect(words).not.toMatch(/ at .*\.ts:\d+/);
  });

  it("serves a folder in which nothing can be written, and warns of it", async () => {
    const folder = await folderWithoutRoom();
    const before = contentOf(folder);
    const spare = mkdtempSync(join(tmpdir(), "plumbline-spare-"));
    const child = start({ DATA_DIR: folder, TMPDIR: spare, LOG_LEVEL: "info" });
    const log = loggedUntil(child, /beside its market/);
    const address = /http:\S+/.exec(await readyLineOf(child))?.[0];
    expect(await log).toMatch(/"level":"warn".*It is kept in .*plumbline-spare-.* until the server ends/);
    const screen = await fetch(`${address}/api/stocks/baseInfos?codes=AAA`);
    expect(screen.status).toBeLessThan(500);
    await waitFor(async () => (await fetch(`${address}/api/market/checkStudy?check=O1`)).status === 200);
    // The study begins when the screening is there.
    expect(
      readdirSync(join(spare, readdirSync(spare)[0] ?? "")).map((name) => name.replace(/^[0-9a-f]{64}/, "")),
    ).toEqual(expect.arrayContaining([".screening", ".study"]));
    const ended = endOf(child);
    child.kill("SIGTERM");
    expect((await ended).code).toBe(0);
    expect([contentOf(folder), readdirSync(spare)]).toEqual([before, []]);
    for (const made of [folder, spare]) rmSync(made, { recursive: true });
  });

  it("removes what a killed server kept in the temporary folder of the system", async () => {
    const folder = await folderWithoutRoom();
    const spare = mkdtempSync(join(tmpdir(), "plumbline-spare-"));
    const killed = start({ DATA_DIR: folder, TMPDIR: spare, LOG_LEVEL: "info" });
    const log = loggedUntil(killed, /beside its market/);
    await readyLineOf(killed);
    await log;
    const before = readdirSync(spare);
    const gone = endOf(killed);
    killed.kill("SIGKILL");
    await gone;
    const child = start({ DATA_DIR: folder, TMPDIR: spare });
    await readyLineOf(child);
    expect([before.length, readdirSync(spare).filter((name) => before.includes(name))]).toEqual([1, []]);
    const ended = endOf(child);
    child.kill("SIGTERM");
    await ended;
    for (const made of [folder, spare]) rmSync(made, { recursive: true });
  });

  it("ends with a sentence when the data folder is no folder", async () => {
    const file = join(dataDirectory, "file");
    writeFileSync(file, "");
    const { code, words } = await endOf(start({ DATA_DIR: join(file, "data") }));
    expect(code).toBe(1);
    expect(words).toMatch(/cannot be written to.*DATA_DIR/);
  });
});
