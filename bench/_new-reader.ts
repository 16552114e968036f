import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a browser keeps of a reader who has signed in. */
export type StoredReader = Readonly<Record<"user" | "accessToken" | "refreshToken" | "isLoggedIn", string>>;

const EMAIL = "reader@example.org";
const LOOK_AGAIN = 100;
const MAX_LOOKS = 100;

/**
 * Registers a reader at a server that was started with accounts and without a mail server, whose messages are files.
 *
 * @param folder Its data directory.
 * @throws {Error} if it refuses, or sends no code within ten seconds.
 */
export async function newReader(address: string, folder: string, email = EMAIL): Promise<StoredReader> {
  await post(address, "sendEmail", { email, purpose: "register" });
  const { user, accessToken, refreshToken } = await post(address, "user/register", {
    email,
    password: "seven green bottles",
    code: await sentCode(folder),
    keepLoggedIn: true,
    acceptedTerms: true,
    language: "en",
  });
  return {
    user: JSON.stringify(user),
    accessToken: String(accessToken),
    refreshToken: String(refreshToken),
    isLoggedIn: "true",
  };
}

async function post(address: string, path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${address}/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: never };
  if (code !== 0) throw new Error(`${path}: ${message}`);
  return data;
}

async function sentCode(folder: string): Promise<string> {
  const outbox = join(folder, "outbox");
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const [file] = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith(".json")) : [];
    const code = file === undefined ? null : /\b\d{6}\b/.exec(readFileSync(join(outbox, file), "utf8"));
    if (code) return code[0];
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
  throw new Error("The server has sent no code.");
}
