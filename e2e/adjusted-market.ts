/** A market of price files alone, whose prices are adjusted for splits and dividends: no accounts, no index, no sectors. */
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/setup.mjs";
import { type OwnServer, startOwnServer } from "./own-server.ts";

export const ADJUSTED = ["ADJA", "ADJB", "ADJC"] as const;
/** Has a day that cannot be: its high is below its low. */
export const FAULTY = "ADJC";
const IMPOSSIBLE_DAY = "2025-12-01,1101.5,1100.25,1103.75,1102,100000\n";
/** Weekdays of about six years. */
const BARS = 1500;

/** A file as yfinance saves it: each price is adjusted for splits and dividends, and no dividend is named. */
function yfinanceFile(symbol: string): string {
  const day = new Date("2019-01-02T00:00:00Z");
  const lines = ["Price,Close,High,Low,Open,Volume", `Ticker,${Array(5).fill(symbol).join(",")}`, "Date,,,,,"];
  for (let bar = 0; bar < BARS; day.setUTCDate(day.getUTCDate() + 1)) {
    if (day.getUTCDay() % 6 === 0) continue;
    const close = 50 + bar / 30 + 2 * Math.sin(bar / 9);
    const prices = [close, close + 0.6, close - 0.7, close - 0.1].map((price) => price.toFixed(4));
    lines.push([day.toISOString().slice(0, 10), ...prices, 100_000 + (bar % 7) * 1000].join(","));
    bar += 1;
  }
  return `${lines.join("\n")}\n`;
}

/**
 * A server of its own with that market.
 *
 * @param variables Environment beside that of every server of the tests.
 */
export function startAdjustedServer(variables: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  return startOwnServer({ MARKET: "adjusted", ...variables }, (folder) => {
    const prices = join(folder, "prices");
    mkdirSync(prices);
    for (const symbol of ADJUSTED) writeFileSync(join(prices, `${symbol}.csv`), yfinanceFile(symbol));
    appendFileSync(join(prices, `${FAULTY}.csv`), IMPOSSIBLE_DAY);
    const command = ["import", "--name", "adjusted", "--prices", prices];
    const env = { ...process.env, DATA_DIR: folder };
    const { status, stderr } = spawnSync(process.execPath, [join(root, "apps/cli/src/main.ts"), ...command], { env });
    if (status !== 0) throw new Error(String(stderr));
  });
}
