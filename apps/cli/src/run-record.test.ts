import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { appendPublication, type Verdict } from "@plumbline/market/record";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "./run-command.ts";

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-record-"));
  for (const day of ["2026-01-05", "2026-01-06"]) {
    await appendPublication(dataDirectory, "us", {
      day,
      snapshot: day,
      published: null,
      lastDay: day,
      formulas: 1,
      verdicts: [verdictOn(day)],
    });
  }
});
afterEach(() => rmSync(dataDirectory, { recursive: true }));

function verdictOn(day: string): Verdict {
  const values = { dcf: day === "2026-01-05" ? 100 : 120, graham: null, consensus: null };
  return { code: "AAA", price: 90, priceDay: day, currency: "USD", moat: "wide", trend: "stable", ...values };
}

async function run(...words: string[]): Promise<{ exitCode: number; told: string }> {
  let told = "";
  const tell = (text: string) => {
    told += text;
  };
  const terminal = { dataDirectory, out: tell, err: tell, isInteractive: false, clock: () => 0 };
  return { exitCode: await runCommand(["record", ...words], terminal), told };
}

describe("the command that verifies the record", () => {
  it("says how far the record goes, and the hash to note", async () => {
    const { exitCode, told } = await run("verify");
    expect([exitCode, told]).toEqual([
      0,
      expect.stringMatching(/^us: whole, 6 entries from 2026-01-05 to 2026-01-06\n {2}head [\w-]{43}\n$/),
    ]);
  });

  it("names the first broken entry and fails", async () => {
    const path = join(dataDirectory, "record/us/2026-01-05.jsonl");
    writeFileSync(path, readFileSync(path, "utf8").replace('"dcf":120', '"dcf":220'));
    const { exitCode, told } = await run("verify");
    expect(exitCode).toBe(1);
    expect(told).toContain("us: BROKEN at 2026-01-05.jsonl, line 5 (publication of 2026-01-06)");
  });

  it("finds a hash that was noted, as long as nothing before it was changed", async () => {
    const noted = /head (\S+)/.exec((await run()).told)?.[1] ?? "";
    expect((await run("verify", "--head", noted)).exitCode).toBe(0);
    const { exitCode, told } = await run("verify", "--name", "us", "--head", "x".repeat(43));
    expect([exitCode, told]).toEqual([1, expect.stringContaining("DOES NOT CONTAIN")]);
  });

  it("has nothing to verify where nothing is recorded, and knows no other word", async () => {
    expect(await run("verify", "--name", "other")).toEqual({ exitCode: 0, told: "other: nothing is recorded.\n" });
    expect((await run("check")).exitCode).toBe(2);
  });
});
