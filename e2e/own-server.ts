/** A server of its own for tests that set it up otherwise than the common one, over a copy of the same market. */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { root } from "../scripts/setup.mjs";
import { endServer } from "./end-server.ts";
import { addressOf } from "./global-setup.ts";
import { startMailbox } from "./mailbox.ts";

export interface OwnServer {
  readonly address: string;
  /** Its data directory. */
  readonly folder: string;
  /** What it has written into the terminal so far. */
  readonly words: () => string;
  stop(): Promise<void>;
}

/**
 * Starts a server, which sends its mail into its outbox.
 *
 * @param variables Environment beside that of every server of the tests; without a mail server where `SMTP_URL` is empty.
 * @param prepare Puts something into its data directory before it starts.
 */
export async function startOwnServer(
  variables: Readonly<Record<string, string>>,
  prepare: (folder: string) => unknown = () => undefined,
): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-own-"));
  cpSync(join(inject("dataDirectory"), "markets"), join(folder, "markets"), { recursive: true });
  await prepare(folder);
  const mailbox = await startMailbox(folder);
  const env = {
    ...process.env,
    DATA_DIR: folder,
    MARKET: "demo",
    PORT: "0",
    RATE_LIMIT_SCALE: "1000",
    QUOTES: "none",
    SMTP_URL: mailbox.url,
    ...variables,
  };
  const server = spawn(process.execPath, [join(root, "apps/server/src/main/main.ts")], { env });
  let words = "";
  server.stdout.on("data", (chunk: Buffer) => (words += String(chunk)));
  return {
    address: await addressOf(server),
    folder,
    words: () => words,
    stop: async () => {
      await endServer(server);
      await mailbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
