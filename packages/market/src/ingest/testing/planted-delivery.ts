import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Day, day, formatDay } from "@plumbline/core/time";
import { ANNUAL_BODY, submissionOf } from "../../sources/filings/filing-fixture.ts";

export { plantZip } from "../../sources/files/zip-fixture.ts";

const FIRST_SESSION = day("2019-01-07");
const HEADER = "timestamp,open,high,low,close,adjusted_close,volume,dividend_amount,split_coefficient";

/** The n-th weekday since Monday, 7 January 2019: the sessions of planted prices. */
export function session(number: number): Day {
  return (FIRST_SESSION + Math.floor(number / 5) * 7 + (number % 5)) as Day;
}

/**
 * Daily prices of a made-up stock as Alpha Vantage writes them. The prices of a session depend on the symbol only, so
 * that deliveries of different periods fit together.
 *
 * @param symbol Decides the prices.
 * @param sessions First session and the one after the last.
 */
export function plantedPrices(symbol: string, sessions: { readonly from: number; readonly until: number }): string {
  const lines = [HEADER];
  const chance = chanceOf(symbol);
  let close = 50 + 100 * chance();
  for (let number = 0; number < sessions.until; number += 1) {
    const open = close * (1 + 0.004 * (chance() - 0.5));
    close = open * (1 + 0.03 * (chance() - 0.5));
    const high = Math.max(open, close) * (1 + 0.005 * chance());
    const low = Math.min(open, close) * (1 - 0.005 * chance());
    const volume = Math.round(1e6 * (1 + chance()));
    if (number < sessions.from) continue;
    const prices = [open, high, low, close, close].map((price) => price.toFixed(4));
    lines.push([formatDay(session(number)), ...prices, volume, "0.0", "1.0"].join());
  }
  return `${lines.join("\n")}\n`;
}

/** Facts of a made-up company as the SEC serves them: net income of some years, each filed two months after its end. */
export function plantedFacts(cik: number, entityName: string, years: readonly number[]): string {
  const facts = years.map((year) => ({
    start: `${year}-01-01`,
    end: `${year}-12-31`,
    val: cik * 1000 + year,
    accn: `${String(cik).padStart(10, "0")}-${String(year + 1).slice(2)}-000001`,
    fy: year,
    fp: "FY",
    form: "10-K",
    filed: `${year + 1}-03-01`,
    frame: `CY${year}`,
  }));
  return JSON.stringify({
    cik,
    entityName,
    facts: { "us-gaap": { NetIncomeLoss: { label: null, units: { USD: facts } } } },
  });
}

/** The annual report of a made-up company for 2023, as EDGAR disseminates it. */
export function plantedFiling(cik: number, entityName: string): string {
  const accession = `${String(cik).padStart(10, "0")}-24-000001`;
  const body = ANNUAL_BODY.replace("ADAM OPTICS, INC.", entityName);
  return submissionOf(`<html><body>${body}</body></html>`, { cik, name: entityName.toUpperCase(), accession });
}

/** Writes files, by their paths below a folder. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** Uniform numbers in [0, 1) that depend on a text only (mulberry32). */
function chanceOf(text: string): () => number {
  let state = [...text].reduce((sum, character) => Math.imul(sum, 31) + (character.codePointAt(0) ?? 0), 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
