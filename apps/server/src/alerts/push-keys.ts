import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import webPush from "web-push";

/** The keys by which push services know this server (RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const FILE = "web-push-keys.json";
const OWNER_ONLY = 0o600;

/**
 * The keys of a server, which are made when they are first asked for: with others, browsers that have subscribed would not be told
 * any more. Servers of one database need the same file.
 *
 * @returns Null where the folder cannot be written: then no browser can subscribe.
 */
export function pushKeys(dataDirectory: string): PushKeys | null {
  const path = join(dataDirectory, FILE);
  return stored(path) ?? made(path);
}

function stored(path: string): PushKeys | null {
  try {
    const { publicKey, privateKey } = JSON.parse(readFileSync(path, "utf8")) as Partial<PushKeys>;
    return typeof publicKey === "string" && typeof privateKey === "string" ? { publicKey, privateKey } : null;
  } catch {
    return null;
  }
}

function made(path: string): PushKeys | null {
  const keys = webPush.generateVAPIDKeys();
  try {
    mkdirSync(join(path, ".."), { recursive: true });
    // Two servers that begin at the same moment keep the keys of the first.
    writeFileSync(path, `${JSON.stringify(keys)}\n`, { mode: OWNER_ONLY, flag: "wx" });
    return keys;
  } catch {
    return stored(path);
  }
}
