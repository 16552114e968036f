import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { formatDay } from "@plumbline/core/time";
import { importMarket, type SurveyOptions, surveyFiles } from "@plumbline/market/ingest";
import { createSnapshotWriter, openMarket } from "@plumbline/market/snapshot";
import { expect, it } from "vitest";
import { temporaryFolder } from "../snapshot/testing/temporary-folder.ts";
import { plantedPrices, writeFiles } from "./testing/planted-delivery.ts";

/** Three days that may be of March to June, or of three other months; prices that state neither currency nor basis. */
const AMBIGUOUS = [
  "Date,Open,High,Low,Close,Volume",
  ...["01/02/2023", "02/03/2023", "04/05/2023"].map((day) => `${day},50,51,49,50.5,1000`),
  "",
].join("\n");
const TARGETS = "Ticker,Date,Firm,Price Target\nAAA,03/04/2024,UBS,$60\nAAA,05/06/2024,Citi,$62.50\n";

async function uploaded(): Promise<{ readonly folder: string; readonly options: SurveyOptions }> {
  const root = temporaryFolder();
  const folder = await writeFiles(join(root, "uploads"), {
    "AAA.csv": AMBIGUOUS,
    "BBB.csv": plantedPrices("BBB", { from: 0, until: 90 }),
    "targets.csv": TARGETS,
    "notes.txt": "Bought some, sold some.\n",
  });
  return { folder, options: { dataDirectory: join(root, "data"), market: "own" } };
}

it("says what would be asked of uploaded files, with evidence and first rows as data, while the market is being written", async () => {
  const { folder, options } = await uploaded();
  const writer = await createSnapshotWriter(options);
  try {
    const survey = await surveyFiles([folder], options);
    expect(survey.files).toBe(4);
    expect(survey.questions.map(({ names, asks }) => [names, asks.map(({ topic }) => topic)])).toEqual([
      [["AAA.csv"], ["day-order", "basis", "currency"]],
      [["BBB.csv"], ["currency"]],
      [["targets.csv"], ["day-order"]],
    ]);
    const [prices, , targets] = survey.questions;
    expect(prices?.asks[0]).toEqual({
      topic: "day-order",
      choices: ["day-first", "month-first"],
      likeliest: expect.stringMatching(/^(?:day|month)-first$/),
      evidence: { code: "either-day-order", cell: "01/02/2023" },
    });
    expect(prices?.preview.kind).toBe("prices");
    expect(prices?.preview.rows).toHaveLength(3);
    expect(prices?.preview.rows[0]).toMatchObject({ symbol: "AAA", open: 50, high: 51, low: 49, close: 50.5 });
    expect(targets?.preview.kind).toBe("targets");
    expect(targets?.preview.rows[1]).toMatchObject({ symbol: "AAA", firm: "Citi", target: 62.5, currency: "USD" });
    expect(survey.recognised).toContainEqual({
      what: "open-prices",
      layout: "alpha-vantage-daily-adjusted",
      files: 1,
      names: ["BBB.csv"],
    });
    expect(survey.issues.map(({ code, file }) => [code, file])).toEqual([["unknown-format", "notes.txt"]]);
    expect(JSON.parse(JSON.stringify(survey))).toEqual(survey);
  } finally {
    await writer.abort();
  }
});

it("asks nothing more once its questions are answered by layout, and the import reads the files so", async () => {
  const { folder, options } = await uploaded();
  const { questions } = await surveyFiles([folder], options);
  const given = new Map(
    questions.map(({ layout, asks }) => [
      layout,
      Object.fromEntries(
        asks.map(({ topic }) => [topic, { "day-order": "day-first", currency: "USD" }[topic as string] ?? "raw"]),
      ),
    ]),
  );
  const answers = { answersFor: (layout: string) => given.get(layout) ?? {} };
  expect((await surveyFiles([folder], { ...options, answers })).questions).toEqual([]);
  // A survey keeps nothing.
  expect((await surveyFiles([folder], options)).questions).toHaveLength(3);
  await importMarket({ ...options, prices: [folder], facts: [], reference: [], targets: [], answers });
  const { snapshot } = await openMarket(options.dataDirectory, options.market);
  const found = snapshot.instruments.map(({ symbol, currency, priceBasis }) => [symbol, currency, priceBasis]);
  const targets = snapshot.targets("AAA").map(({ published, target }) => [formatDay(published), target]);
  snapshot.close();
  expect(found).toEqual([
    ["AAA", "USD", "raw"],
    ["BBB", "USD", "raw"],
  ]);
  expect(targets).toEqual([
    ["2024-04-03", 60],
    ["2024-06-05", 62.5],
  ]);
  const later = await surveyFiles([folder], options);
  expect(later.questions).toEqual([]);
  expect(later.kept.map(({ about }) => about)).toEqual(["AAA.csv", "targets.csv"]);
});

it("ends where nobody waits for it any more, and so does an import, with nothing changed", async () => {
  const { folder, options } = await uploaded();
  const signal = AbortSignal.abort(new Error("The reader has left."));
  await expect(surveyFiles([folder], { ...options, signal })).rejects.toThrow("The reader has left.");
  const lists = { prices: [folder], facts: [], reference: [], targets: [] };
  await expect(importMarket({ ...options, ...lists, signal })).rejects.toThrow("The reader has left.");
  expect(await readdir(join(options.dataDirectory, "markets")).catch(() => [])).toEqual([]);
});
