/** A server of its own for tests that set it up otherwise than the common one, over a copy of the same market. */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { root } from "../scripts/setup.mjs";
import { addressOf } from "./global-setup.ts";

export interface OwnServer {
  readonly address: string;
  /** Its data directory. */
  readonly folder: string;
  stop(): Promise<void>;
}

/**
 * @param variables Environment beside that of every server of the tests.
 * @param prepare Puts something into its data directory before it starts.
 */
export async function startOwnServer(
  variables: Readonly<Record<string, string>>,
  prepare: (folder: string) => unknown = () => undefined,
): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-own-"));
  cpSync(join(inject("dataDirectory"), "markets"), join(folder, "markets"), { recursive: true });
  await prepare(folder);
  const env = {
    ...process.env,
    DATA_DIR: folder,
    MARKET: "demo",
    PORT: "0",
    RATE_LIMIT_SCALE: "1000",
    QUOTES: "none",
    ...variables,
  };
  const server = spawn(process.execPath, [join(root, "apps/server/src/main/main.ts")], { env });
  return {
    address: await addressOf(server),
    folder,
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
