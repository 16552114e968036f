import type { WireBacktestResult } from "@plumbline/contract";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { post, type Reader } from "./registered-reader.ts";
import { RESTING_PLACE } from "./warm-visits.ts";

/** The days of the runs of these tests. */
export const PERIOD = { from: "2019-01-02", to: "2026-06-30" };
const SETTINGS = { ...PERIOD, capital: 100_000, costs: { rate: 0.001, slippage: 0.0005 }, fractional: false };

/** Milliseconds. */
export const RUN_WITHIN = 90_000;

/** Asks for a backtest as the page does. @returns Its id. */
export async function startedBy(reader: Reader, order: object): Promise<string> {
  const { id } = await post("backStock", { ...SETTINGS, ...order }, { token: reader.accessToken });
  return String(id);
}

interface Stored {
  readonly state: string;
  readonly result: WireBacktestResult | null;
}

/** A run as the server has it. */
export async function storedOf(reader: Reader, id: string): Promise<Stored> {
  const headers = { authorization: `Bearer ${reader.accessToken}` };
  const answer = await fetch(`${inject("address")}/api/backStock?id=${id}`, { headers });
  return ((await answer.json()) as { data: Stored }).data;
}

/** Waits for the end of a run. */
export async function finishedOf(reader: Reader, id: string): Promise<WireBacktestResult> {
  await expect.poll(async () => (await storedOf(reader, id)).state, { timeout: RUN_WITHIN }).toBe("done");
  return (await storedOf(reader, id)).result as WireBacktestResult;
}

/** The run of the address. */
export function runShownOn(page: Page): string {
  return new URLSearchParams(new URL(page.url()).hash.split("?")[1]).get("run") ?? "";
}

const MAX_AGAIN = 5;

/**
 * Starts a run by a button of the page, again where the server has no room for it and the page allows that, as a reader would.
 *
 * @returns Its id, when its page is open.
 */
export async function startedOn(page: Page, name: string | RegExp): Promise<string> {
  const before = runShownOn(page);
  const button = page.getByRole("button", { name });
  const isAnother = (url: URL) => /run=[0-9a-f-]{36}/.test(url.href) && !(before && url.href.includes(before));
  const refused = page.getByRole("alert").filter({ hasText: /Try again in/ });
  for (let again = 0; ; again++) {
    await button.click();
    const opened = page.waitForURL(isAnother);
    const waited = refused.waitFor();
    // The other one of the two never comes.
    for (const other of [opened, waited]) other.catch(() => undefined);
    const isRefused = await Promise.race([opened.then(() => false), waited.then(() => true)]);
    if (!isRefused) return runShownOn(page);
    if (again === MAX_AGAIN) throw new Error(await refused.innerText());
    await expect.poll(() => button.getAttribute("aria-disabled"), { timeout: 60_000 }).not.toBe("true");
  }
}

/** Opens the page of backtests from another one. */
export async function openBacktests(page: Page, query: string): Promise<void> {
  await page.goto(inject("address") + RESTING_PLACE);
  await page.goto(`${inject("address")}/#/pages/backtesting${query}`);
}

/** A part of a page by its whole title. */
export const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
