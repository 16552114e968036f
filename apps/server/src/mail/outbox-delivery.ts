import { createHash, randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Delivery, DeliveryError, type Message, type SmsMessage } from "./delivery.ts";

/** Most messages that the folder keeps; the oldest are removed first. */
const MAX_MESSAGES = 1000;

/** After a crash, files with a temporary name stay behind; no message is written for so long. */
const ABANDONED_MILLISECONDS = 3_600_000;

/** The fields of a message of either kind, in the order in which a file holds them. */
const FIELDS = ["to", "subject", "text", "html", "unsubscribe"];

/** Bytes of an address in a name; file systems take 255, of which the time, the number and the endings need 44. */
const MAX_ADDRESS_BYTES = 200;

/**
 * Delivers messages into a folder, one JSON file each: for development, for tests, and for servers that send no mail. A file
 * appears complete or not at all, only its owner can read it, and its name holds when the message was promised and to whom: of the
 * names with an address the last one is its newest message, also where several servers write into the folder and one delivers late.
 */
export function outboxDelivery({ folder }: { readonly folder: string }): Delivery<Message | SmsMessage> {
  const nextName = namesInOrder();
  return {
    async deliver(message, { queuedAt } = {}) {
      // Taken before anything is waited for: messages of one moment keep their order.
      const name = nextName(message.to, queuedAt);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await write(folder, { name, content: `${JSON.stringify(message, FIELDS, 2)}\n` });
        await prune(folder);
      } catch (error) {
        const reason = (error as NodeJS.ErrnoException).code ?? "no reason given";
        throw new DeliveryError(`The outbox folder could not be written (${reason}).`, { isPermanent: false });
      }
    },
    // No file stays open.
    close: () => {},
  };
}

/**
 * Names such as `20260714T091530123Z-0007-9f2c41d0-to=ada@example.org.json`. Messages that nobody promised come each after those
 * before it even if the clock is set back.
 */
function namesInOrder(): (to: string, queuedAt?: Date) => string {
  let latest = 0;
  let count = 0;
  return (to, queuedAt) => {
    const time = queuedAt?.getTime() ?? Math.max(latest, Date.now());
    count = time > latest ? 0 : count + 1;
    latest = Math.max(latest, time);
    const written = new Date(time).toISOString().replace(/[-:.]/g, "");
    return `${written}-${String(count).padStart(4, "0")}-${randomBytes(4).toString("hex")}-to=${inName(to)}.json`;
  };
}

/** An address or number as file names of every system take it; no two are written alike, and none holds a `=`. */
function inName(to: string): string {
  const written = to.replace(/[^\p{L}\p{N}\p{M}@.+_-]/gu, (sign) =>
    encodeURIComponent(sign).replace(/[!'()*]/g, inHex),
  );
  if (Buffer.byteLength(written) <= MAX_ADDRESS_BYTES) return written;
  return `longer-${createHash("sha256").update(to).digest("hex")}`;
}

/** The signs that `encodeURIComponent` leaves as they are, though file systems do not take them all. */
function inHex(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Once this returns, the file outlives a loss of power. */
async function write(folder: string, { name, content }: { name: string; content: string }): Promise<void> {
  const temporary = join(folder, `.${name}.tmp`);
  try {
    const file = await open(temporary, "wx", 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Windows has no handle of a folder that could be synchronised, and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function prune(folder: string): Promise<void> {
  const names = await readdir(folder);
  const messages = names.filter((name) => name.endsWith(".json")).sort();
  const excess = messages.slice(0, Math.max(0, messages.length - MAX_MESSAGES));
  const abandoned: string[] = [];
  for (const name of names.filter((each) => each.endsWith(".tmp"))) {
    const written = await stat(join(folder, name)).catch(() => null);
    if (written && Date.now() - written.mtimeMs > ABANDONED_MILLISECONDS) abandoned.push(name);
  }
  for (const name of [...excess, ...abandoned]) await rm(join(folder, name), { force: true });
}
