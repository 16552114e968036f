import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Delivery, DeliveryError, type Message, type SmsMessage } from "./delivery.ts";

/** Most messages that the folder keeps; the oldest are removed first. */
const MAX_MESSAGES = 1000;

/** After a crash, files with a temporary name stay behind; no message is written for so long. */
const ABANDONED_MILLISECONDS = 3_600_000;

/** The fields of a message of either kind, in the order in which a file holds them. */
const FIELDS = ["to", "subject", "text", "html", "unsubscribe"];

/**
 * Delivers messages into a folder, one JSON file each: for development, for tests, and for servers that send no mail. A file
 * appears complete or not at all, only its owner can read it, and the names sort by time.
 */
export function outboxDelivery({ folder }: { readonly folder: string }): Delivery<Message | SmsMessage> {
  const nextName = namesInOrder();
  return {
    async deliver(message) {
      // Taken before anything is waited for: messages of one moment keep their order.
      const name = nextName();
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

/** Names such as `20260714T091530123Z-0007-9f2c41d0.json`, each after those before it even if the clock is set back. */
function namesInOrder(): () => string {
  let latest = 0;
  let count = 0;
  return () => {
    const now = Date.now();
    count = now > latest ? 0 : count + 1;
    latest = Math.max(latest, now);
    const time = new Date(latest).toISOString().replace(/[-:.]/g, "");
    return `${time}-${String(count).padStart(4, "0")}-${randomBytes(4).toString("hex")}.json`;
  };
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
