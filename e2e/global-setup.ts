/** Starts the real server on a free port with a new demo market, once for all browser tests. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { root } from "../scripts/setup.mjs";
import { endServer } from "./end-server.ts";
import { startMailbox } from "./mailbox.ts";

declare module "vitest" {
  interface ProvidedContext {
    address: string;
    dataDirectory: string;
  }
}

/** Every industry has two, and one of them five; the whole demo market takes four times as long to make and to study. */
const COMPANIES = "160";

function runToEnd(script: string, env: NodeJS.ProcessEnv, ...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [join(root, script), ...args], { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${script} failed: ${stderr}`);
}

/** Less than a test may take, so that it fails with what the server printed. */
const READY_WITHIN_MILLISECONDS = 100_000;

/** Waits for the line in which the server says its address. */
export function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = (problem: string) => reject(new Error(`The server ${problem}: ${output}`));
    const late = setTimeout(() => fail("is not ready"), READY_WITHIN_MILLISECONDS).unref();
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /is ready: (\S+)\s/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(late);
      resolve(address);
    };
    server.stdout?.on("data", listen);
    server.stderr?.on("data", listen);
    server.once("exit", (code) => fail(`ended with code ${code}`));
  });
}

interface Started {
  readonly address: string;
  readonly dataDirectory: string;
  readonly stop: () => Promise<void>;
}

async function start(): Promise<Started> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-e2e-"));
  const mailbox = await startMailbox(dataDirectory);
  const env = {
    ...process.env,
    DATA_DIR: dataDirectory,
    MARKET: "demo",
    PORT: "0",
    RATE_LIMIT_SCALE: "1000",
    LOCAL_PROVIDER: "on",
    SMTP_URL: mailbox.url,
    // Tests compare what a page shows with the market; those of moving prices have a server of their own.
    QUOTES: "none",
  };
  runToEnd("scripts/build.ts", env);
  runToEnd("apps/cli/src/main.ts", env, "demo", "--companies", COMPANIES);
  const server = spawn(process.execPath, [join(root, "apps/server/src/main/main.ts")], { env });
  return {
    address: await addressOf(server),
    dataDirectory,
    stop: async () => {
      await endServer(server);
      await mailbox.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Both projects of browser tests run this, each with modules of its own, in one process. */
const shared = globalThis as typeof globalThis & { browserTests?: { started: Promise<Started>; users: number } };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.browserTests ??= { started: start(), users: 0 };
  const tests = shared.browserTests;
  tests.users++;
  const { address, dataDirectory, stop } = await tests.started;
  project.provide("address", address);
  project.provide("dataDirectory", dataDirectory);
  return async () => {
    if (--tests.users === 0) await stop();
  };
}
