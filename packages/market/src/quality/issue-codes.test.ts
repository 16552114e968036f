import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { quoted } from "../model/index.ts";
import { issue } from "./issue.ts";
import { ISSUE_CODES, type IssueCode } from "./issue-codes.ts";
import { IssueLog, summarise } from "./issue-log.ts";

const DOCUMENT = readFileSync(resolve(import.meta.dirname, "../../../../docs/data-quality.md"), "utf8");

describe("the codes of the report", () => {
  it("are documented, each with its outcome and meaning, and no others are", () => {
    const documented = [...DOCUMENT.matchAll(/^\| `([a-z-]+)` \| ([a-z]+) \| (.+) \|$/gm)];
    const rows = documented.map(([, code, outcome, meaning]) => [code, outcome, meaning]);
    const known = Object.entries(ISSUE_CODES).map(([code, { outcome, meaning }]) => [code, outcome, meaning]);
    expect(rows.sort()).toEqual(known.sort());
  });

  it("are words in kebab-case, and their meanings are sentences", () => {
    for (const [code, { meaning }] of Object.entries(ISSUE_CODES)) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(meaning).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe("the totals of a report", () => {
  it("are by outcome, the worst first, and add up to what was found", () => {
    const codes: IssueCode[] = ["missing-days", "high-below-low", "missing-days", "conflicting-day"];
    const totals = summarise(codes.map((code, at) => issue(code, { count: at + 1 }, "Found.")));
    expect(totals).toEqual([
      { outcome: "rejected", code: "high-below-low", issues: 1, count: 2 },
      { outcome: "quarantined", code: "conflicting-day", issues: 1, count: 4 },
      { outcome: "noted", code: "missing-days", issues: 2, count: 4 },
    ]);
  });

  it("are the same when a log shortens its list", () => {
    const log = new IssueLog("a.csv", "A");
    for (let at = 0; at < 5000; at++) log.add("missing-price", {}, () => quoted(`Row ${at}.`));
    const entries = log.take();
    expect(entries.length).toBeLessThan(200);
    expect(summarise(entries)[0]?.count).toBe(5000);
  });
});
