import type { BrowserContextOptions } from "playwright-core";
import { inject } from "vitest";
import { codeTo } from "./outbox.ts";

export const PASSWORD = "seven green bottles";
let people = 0;

/** An address that nobody has registered. */
export const nextEmail = (): string => `reader${people++}-${process.pid}-${Date.now()}@example.org`;

/** A reader who has registered, and the session that began with it: one browser can use it. */
export interface Reader {
  readonly email: string;
  readonly user: { readonly id: string };
  readonly accessToken: string;
  readonly refreshToken: string;
}

/**
 * Asks the server of the tests.
 *
 * @throws {Error} if it refuses.
 */
export async function post(path: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${inject("address")}/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: never };
  if (code !== 0) throw new Error(`${path}: ${message}`);
  return data;
}

/** Registers a reader over the interface. */
export async function newReader(): Promise<Reader> {
  const email = nextEmail();
  await post("sendEmail", { email, purpose: "register" });
  const session = await post("user/register", {
    email,
    password: PASSWORD,
    code: await codeTo(email),
    keepLoggedIn: true,
    acceptedTerms: true,
    language: "en",
  });
  return { email, ...session } as unknown as Reader;
}

/** For `visit`: a browser in which the reader has signed in and stays so, closed and opened again. */
export function signedIn({ user, accessToken, refreshToken }: Reader): BrowserContextOptions {
  const stored = { user: JSON.stringify(user), accessToken, refreshToken, isLoggedIn: "true" };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin: inject("address"), localStorage }] } };
}
