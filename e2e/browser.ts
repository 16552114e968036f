import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { findBrowser } from "../scripts/browser.mjs";

/** Without these, Chromium contacts its vendor at every start, which causes noise and delay in a closed network. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("No Chromium was found; `npm test` installs one, or set CHROMIUM_PATH.");
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

export interface Visit {
  readonly page: Page;
  /** Uncaught errors and console errors of the page. */
  readonly complaints: string[];
  close(): Promise<void>;
}

export const PHONE = { width: 375, height: 812 } as const;
export const TABLET = { width: 960, height: 900 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

/** Opens a new visitor with an empty storage; the defaults are English and a desktop. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ locale: "en-US", viewport: DESKTOP, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return { page, complaints, close: () => context.close() };
}

/** Fails with the names and places of what axe found. */
export async function expectAccessible(page: Page): Promise<void> {
  // The rules are the same; elements that pass are not reported, which saves most of the time.
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
}
