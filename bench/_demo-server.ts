import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { addressOf } from "../e2e/global-setup.ts";
import { NODE_ENVIRONMENT, root, SERVER_FLAGS } from "../scripts/setup.mjs";
import { atRest } from "./_at-rest.ts";

export interface DemoServer {
  readonly server: ChildProcess;
  readonly address: string;
  /** A stock with all that a page can show. */
  readonly example: string;
}

/** Builds the page, makes the demo market and serves both; ready when the server has nothing left to compute. */
export async function demoServer(dataDirectory: string): Promise<DemoServer> {
  const env = { ...NODE_ENVIRONMENT, ...process.env, DATA_DIR: dataDirectory, MARKET: "demo", PORT: "0" };
  for (const [script, ...args] of [["scripts/build.ts"], ["apps/cli/src/main.ts", "demo"]] as const) {
    const { status, stderr } = spawnSync(process.execPath, [join(root, script), ...args], { env, encoding: "utf8" });
    if (status !== 0) throw new Error(`${script} failed: ${stderr}`);
  }
  const server = spawn(process.execPath, [...SERVER_FLAGS, join(root, "apps/server/src/main/main.ts")], { env });
  const address = await addressOf(server);
  await atRest(address);
  const answer = await fetch(`${address}/api/market/state`);
  const { data } = (await answer.json()) as { data: { examples: string[] } };
  return { server, address, example: data.examples[0] ?? "" };
}
