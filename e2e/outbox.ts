import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject } from "vitest";

const DELIVERED_WITHIN = 10_000;

/**
 * The newest code that was sent to an address: without a mail server, messages are files.
 *
 * @param folder Of the server that sent it.
 */
export async function codeTo(email: string, folder = inject("dataDirectory")): Promise<string> {
  const outbox = join(folder, "outbox");
  const newest = () =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => JSON.parse(readFileSync(join(outbox, name), "utf8")) as { to: string; text: string })
      .findLast(({ to }) => to === email);
  await expect.poll(newest, { timeout: DELIVERED_WITHIN }).toBeDefined();
  return /\b\d{6}\b/.exec(newest()?.text ?? "")?.[0] ?? "";
}
