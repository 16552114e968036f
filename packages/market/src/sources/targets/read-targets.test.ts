import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import type { InputFile } from "../../model/index.ts";
import { readTargets } from "./read-targets.ts";
import { recogniseTargets } from "./recognise-targets.ts";

const today = day("2026-03-31");

function planted(name: string, content: unknown): InputFile {
  const bytes = Buffer.from(typeof content === "string" ? content : JSON.stringify(content));
  return { name, bytes: bytes.length, open: async () => Readable.from([bytes], { objectMode: false }) };
}

const action = {
  GradeDate: "2026-03-05T13:45:09",
  Firm: "Rosenblatt",
  Action: "main",
  priceTargetAction: "Raises",
  currentPriceTarget: 268,
  priorPriceTarget: 267,
};

describe("readTargets", () => {
  it("reads a Yahoo list under the symbol that the file is named after", async () => {
    const file = planted("targets/BRK-B.json", { upgrades_downgrades: [action] });
    const { targets, issues } = await readTargets(file, "yahoo-analyst-actions", today);
    expect(issues).toEqual([]);
    expect(targets).toEqual([
      {
        symbol: "BRK.B",
        published: day("2026-03-05"),
        firm: "Rosenblatt",
        analyst: null,
        action: "raise",
        target: 268,
        priorTarget: 267,
        priceWhenPosted: null,
        currency: "USD",
        source: "yahoo",
      },
    ]);
  });

  it("takes 0 for no target, as prior target and as target", async () => {
    const rows = [
      { ...action, Action: "init", priceTargetAction: "Announces", priorPriceTarget: 0 },
      { ...action, currentPriceTarget: 0 },
    ];
    const file = planted("AAPL.json", { upgrades_downgrades: rows });
    const { targets, issues } = await readTargets(file, "yahoo-analyst-actions", today);
    expect(targets).toMatchObject([{ action: "initiate", priorTarget: null }]);
    expect(issues).toMatchObject([{ outcome: "noted", code: "without-target", count: 1 }]);
  });

  it("keeps out rows from the future, without a firm, and with a target that is no price", async () => {
    const rows = [
      { ...action, GradeDate: "2026-04-01T00:00:00" },
      { ...action, Firm: "" },
      { ...action, currentPriceTarget: -5 },
      { ...action, currentPriceTarget: "268" },
      null,
    ];
    const file = planted("AAPL.json", { upgrades_downgrades: rows });
    const { targets, issues } = await readTargets(file, "yahoo-analyst-actions", today);
    expect(targets).toEqual([]);
    expect(issues.map(({ code, count }) => [code, count])).toEqual([
      ["malformed-target", 4],
      ["target-in-future", 1],
    ]);
  });

  it.each([
    ["symbol-unknown", "all targets.json", { upgrades_downgrades: [] }],
    ["malformed-json", "AAPL.json", '{"upgrades_downgrades":[{'],
    ["malformed-json", "AAPL.json", { upgrades_downgrades: {} }],
  ])("refuses a file: %s", async (code, name, content) => {
    await expect(readTargets(planted(name, content), "yahoo-analyst-actions", today)).rejects.toMatchObject({ code });
  });
});

describe.skipIf(needsSharedData)("real lists of targets", () => {
  it("are recognised, and summaries are not", async () => {
    const kinds = ["yahoo_analyst_ael/AAPL", "fmp_stable/price_target_news", "fmp_stable/price_target_consensus"].map(
      (name) => {
        const bytes = readFileSync(sharedFile(`data/targets/${name}.json`));
        return recogniseTargets({ bytes, isWhole: true });
      },
    );
    expect(kinds).toEqual(["yahoo-analyst-actions", "fmp-price-targets", null]);
  });

  it("hold 53 targets for Apple, and one rating without", async () => {
    const content = readFileSync(sharedFile("data/targets/yahoo_analyst_ael/AAPL.json"), "utf8");
    const { targets, issues } = await readTargets(planted("AAPL.json", content), "yahoo-analyst-actions", today);
    // 54 rows in the file, one with a currentPriceTarget of 0.
    expect([targets.length, issues[0]?.count]).toEqual([53, 1]);
  });

  it("name the analyst and the price of the day in FMP's news", async () => {
    const content = readFileSync(sharedFile("data/targets/fmp_stable/price_target_news.json"), "utf8");
    const { targets } = await readTargets(planted("price_target_news.json", content), "fmp-price-targets", today);
    expect(targets[0]).toMatchObject({ symbol: "VNET", firm: "Jefferies", analyst: "Edison Lee", target: 23.55 });
    expect(targets[0]?.priceWhenPosted).toBe(9.45);
  });
});
