/** Finds the Chromium that the browser tests drive, and installs it where the system's package manager can. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fail, run, say } from "./setup.mjs";

/** Chromium without windows: the same pages, without a toolbar that is drawn for each of them. */
const HEADLESS = "/usr/bin/chromium-headless-shell";
const PLACES = [
  HEADLESS,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium, or undefined. `CHROMIUM_PATH` names one in another place. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  return [named, ...PLACES].find((place) => place && existsSync(place));
}

function hasChineseFont() {
  const fonts = spawnSync("fc-list", [":lang=zh"], { encoding: "utf8" });
  return fonts.status === 0 && fonts.stdout.trim() !== "";
}

/** Installs Chromium and a Chinese font by apt where they are missing and this is root. */
export async function ensureBrowser() {
  const browser = findBrowser();
  const isWanted = browser === HEADLESS || browser === process.env.CHROMIUM_PATH;
  if (browser && isWanted && hasChineseFont()) return;
  const isRoot = typeof process.getuid === "function" && process.getuid() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    say("Installing Chromium for the browser tests (once) ...");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-q"], { quiet: true, env });
    const install = (browserPackage) => {
      const packages = [browserPackage, "fonts-noto-cjk", "fontconfig"];
      return run("apt-get", ["install", "-q", "-y", "--no-install-recommends", ...packages], { quiet: true, env });
    };
    let outcome = await install("chromium-headless-shell");
    // Older releases have the whole browser alone.
    if (outcome.code !== 0) outcome = await install("chromium");
    if (outcome.code !== 0) process.stderr.write(outcome.output.split("\n").slice(-10).join("\n"));
  }
  if (!findBrowser()) {
    fail(
      "The browser tests need Chromium and found none. Install it (Debian, Ubuntu: sudo apt-get install chromium) " +
        "or name it in CHROMIUM_PATH, and run the command again.",
    );
  }
}
