import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { codeTo } from "./outbox.ts";

export const PASSWORD = "seven green bottles";
let people = 0;

export interface RegisteredReader {
  readonly id: string;
  readonly email: string;
}

/** The server that readers register at; the one of all browser tests unless given. */
interface Place {
  readonly address: string;
  readonly folder: string;
}

const everyone = (): Place => ({ address: inject("address"), folder: inject("dataDirectory") });

/** Calls a server as somebody who is not signed in. */
export async function post(path: string, body: object, { address } = everyone()): Promise<Record<string, unknown>> {
  const answer = await fetch(`${address}/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}

/**
 * Registers a reader over the interface and signs in a page, which must have opened an address of the server and is loaded
 * anew; other tabs follow.
 */
export async function registerReader(page: Page, place = everyone()): Promise<RegisteredReader> {
  const email = `registered${people++}-${Date.now()}@example.org`;
  await post("sendEmail", { email, purpose: "register" }, place);
  const code = await codeTo(email, place.folder);
  const more = { keepLoggedIn: true, acceptedTerms: true, language: "en" };
  const signedIn = await post("user/register", { email, password: PASSWORD, code, ...more }, place);
  await page.evaluate(({ user, accessToken, refreshToken }) => {
    localStorage.setItem("accessToken", String(accessToken));
    localStorage.setItem("refreshToken", String(refreshToken));
    localStorage.setItem("user", JSON.stringify(user));
    localStorage.setItem("isLoggedIn", "true");
  }, signedIn);
  await page.reload();
  return { id: (signedIn.user as { id: string }).id, email };
}
