import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inject, vi } from "vitest";

const DELIVERED_WITHIN = 10_000;

interface Message {
  readonly to: string;
  readonly text: string;
}

/** Messages by the path of their file, which never changes: all tests write into one folder. */
const read = new Map<string, Message>();

function messageIn(file: string): Message {
  const message = read.get(file) ?? (JSON.parse(readFileSync(file, "utf8")) as Message);
  read.set(file, message);
  return message;
}

/**
 * The newest code that was sent to an address: without a mail server, and from the one of the tests, messages are files.
 *
 * @param folder Of the server that sent it.
 */
export async function codeTo(email: string, folder = inject("dataDirectory")): Promise<string> {
  const outbox = join(folder, "outbox");
  const newest = () =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => messageIn(join(outbox, name)))
      .findLast(({ to }) => to === email);
  await vi.waitUntil(newest, { timeout: DELIVERED_WITHIN });
  return /\b\d{6}\b/.exec(newest()?.text ?? "")?.[0] ?? "";
}
