import { type Browser, type BrowserServer, chromium, type LaunchOptions } from "playwright-core";
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

export const PHONE = { width: 375, height: 812 } as const;
export const TABLET = { width: 960, height: 900 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

/** Starts a browser that several processes may share. */
export function startBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer(launchOptions());
}

/** Starts a browser of this process alone. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

function launchOptions(): LaunchOptions {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("No Chromium was found; `npm test` installs one, or set CHROMIUM_PATH.");
  return { executablePath, args: ARGUMENTS };
}
