import type { BrowserContextOptions, Page } from "playwright-core";
import { inject } from "vitest";
import { appCode } from "./app-code.ts";
import { askedAgain } from "./asked-again.ts";
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

/** A server that readers register at. */
interface Place {
  readonly address: string;
  readonly folder: string;
}

/** The server of all browser tests. */
const everyone = (): Place => ({ address: inject("address"), folder: inject("dataDirectory") });

interface PostOptions {
  readonly token?: string;
  readonly address?: string;
}

/**
 * Asks the server of the tests, and again as it says where it is busy, as the page does.
 *
 * @throws {Error} if it refuses.
 */
export async function post(
  path: string,
  body: object,
  { token, address = everyone().address }: PostOptions = {},
): Promise<Record<string, unknown>> {
  const answer = await askedAgain(() =>
    fetch(`${address}/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    }),
  );
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: never };
  if (code !== 0) throw new Error(`${path}: ${message}`);
  return data;
}

/** Registers a reader over the interface. */
export async function newReader({ address, folder } = everyone()): Promise<Reader> {
  const email = nextEmail();
  await post("sendEmail", { email, purpose: "register" }, { address });
  const registration = {
    email,
    password: PASSWORD,
    code: await codeTo(email, folder),
    keepLoggedIn: true,
    acceptedTerms: true,
    language: "en",
  };
  return { email, ...(await post("user/register", registration, { address })) } as unknown as Reader;
}

/** Registers a reader whose sign-in also asks for a code of an authenticator app. */
export async function readerWithSecondFactor(): Promise<Reader> {
  const reader = await newReader();
  const token = reader.accessToken;
  const { secret } = await post("user/secondfactor/begin", { currentPassword: PASSWORD }, { token });
  await post("user/secondfactor/confirm", { code: appCode(String(secret)) }, { token });
  return reader;
}

const storedOf = ({ user, accessToken, refreshToken }: Reader) => ({
  user: JSON.stringify(user),
  accessToken,
  refreshToken,
  isLoggedIn: "true",
});

/** For `visit`: a browser in which the reader has signed in and stays so, closed and opened again. */
export function signedIn(reader: Reader, address = inject("address")): BrowserContextOptions {
  const localStorage = Object.entries(storedOf(reader)).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin: address, localStorage }] } };
}

/**
 * Registers a reader over the interface and signs in a page, which must have opened an address of the server and is loaded
 * anew; other tabs follow.
 */
export async function registerReader(page: Page, place = everyone()): Promise<Reader> {
  const reader = await newReader(place);
  await page.evaluate((stored) => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  }, storedOf(reader));
  await page.reload();
  return reader;
}
