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

/** Files of the page that browsers of this process have asked for, such as `assets/HomePage-abc1234.js`. */
export const openedFiles = new Set<string>();

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("No Chromium was found; `npm test` installs one, or set CHROMIUM_PATH.");
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  browser.on("context", (context) =>
    context.on("request", (request) => {
      const file = /\/(assets\/[^/?#]+)/.exec(request.url())?.[1];
      if (file !== undefined) openedFiles.add(file);
    }),
  );
  return browser;
}
