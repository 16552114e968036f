import { type Browser, chromium } from "playwright-core";
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

export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("No Chromium was found; `npm test` installs one, or set CHROMIUM_PATH.");
  return chromium.launch({ executablePath, args: ARGUMENTS });
}
