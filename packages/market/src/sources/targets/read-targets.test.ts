import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import type { InputFile } from "../../model/index.ts";
import { type ReadTargets, readTargets } from "./read-targets.ts";
import { recogniseTargets, type TargetsKind } from "./recognise-targets.ts";

const today = day("2026-03-31");

function planted(name: string, content: unknown): InputFile {
  const bytes = Buffer.isBuffer(content)
    ? content
    : Buffer.from(typeof content === "string" ? content : JSON.stringify(content));
  return { name, bytes: bytes.length, open: async () => Readable.from([bytes], { objectMode: false }) };
}

/** Reads a file as what it is recognised as. */
async function read(name: string, content: unknown): Promise<ReadTargets & { readonly kind: TargetsKind | null }> {
  const file = planted(name, content);
  const [bytes] = await (await file.open()).toArray();
  const kind = recogniseTargets({ bytes, isWhole: true });
  return kind === null ? { kind, targets: [], issues: [] } : { kind, ...(await readTargets(file, { kind }, today)) };
}

const action = {
  GradeDate: "2026-03-05T13:45:09",
  Firm: "Rosenblatt",
  Action: "main",
  priceTargetAction: "Raises",
  currentPriceTarget: 268,
  priorPriceTarget: 267,
};

const rosenblatt = {
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
  named: [],
};

describe("Yahoo's analyst actions", () => {
  it("are read under the symbol that the file is named after", async () => {
    const { targets, issues } = await read("targets/BRK-B.json", { upgrades_downgrades: [action] });
    expect(issues).toEqual([]);
    expect(targets).toEqual([{ ...rosenblatt, file: "targets/BRK-B.json" }]);
  });

  it("are read from an answer of Yahoo as well", async () => {
    const row = {
      epochGradeDate: Date.parse("2026-03-05T13:45:09Z") / 1000,
      firm: "Rosenblatt",
      toGrade: "Neutral",
      fromGrade: "Neutral",
      action: "main",
      priceTargetAction: "Raises",
      currentPriceTarget: 268,
      priorPriceTarget: 267,
    };
    const answer = { quoteSummary: { result: [{ upgradeDowngradeHistory: { history: [row] } }], error: null } };
    expect((await read("BRK-B.json", answer)).targets).toEqual([{ ...rosenblatt, file: "BRK-B.json" }]);
    const broken = {
      quoteSummary: { result: [{ upgradeDowngradeHistory: { history: [{ ...row, epochGradeDate: 1e99 }] } }] },
    };
    expect((await read("BRK-B.json", broken)).issues).toMatchObject([{ code: "malformed-target" }]);
  });

  it("are read from a table of yfinance as well", async () => {
    const table = `GradeDate,Firm,ToGrade,FromGrade,Action,priceTargetAction,currentPriceTarget,priorPriceTarget
2026-03-05 13:45:09,Rosenblatt,Neutral,Neutral,main,Raises,268.0,267.0
2026-03-04 10:00:00,"Keefe, Bruyette & Woods",Buy,,init,Announces,300.0,0.0
2026-03-03 10:00:00,Argus,Buy,Buy,main,,,
`;
    const { kind, targets, issues } = await read("BRK-B.csv", table);
    expect(kind).toBe("yfinance-table");
    expect(targets).toEqual([
      expect.objectContaining({ firm: "Keefe, Bruyette & Woods", action: "initiate", target: 300, priorTarget: null }),
      { ...rosenblatt, file: "BRK-B.csv" },
    ]);
    expect(issues).toMatchObject([{ code: "without-target", count: 1 }]);
  });

  it("have 0 for no target, as prior target and as target", async () => {
    const rows = [
      { ...action, Action: "init", priceTargetAction: "Announces", priorPriceTarget: 0 },
      { ...action, currentPriceTarget: 0 },
    ];
    const { targets, issues } = await read("AAPL.json", { upgrades_downgrades: rows });
    expect(targets).toMatchObject([{ action: "initiate", priorTarget: null }]);
    expect(issues).toMatchObject([{ outcome: "noted", code: "without-target", count: 1 }]);
  });

  it("are in order of publication, whatever the order of the file", async () => {
    const at = (time: string, target: number) => ({
      ...action,
      GradeDate: `2026-03-${time}`,
      currentPriceTarget: target,
    });
    const newestFirst = [at("05T15:00:00", 4), at("05T09:00:00", 3), at("04T09:00:00", 2), at("04T09:00:00", 1)];
    for (const rows of [newestFirst, newestFirst.toReversed()]) {
      const { targets } = await read("AAPL.json", { upgrades_downgrades: rows });
      expect(targets.map(({ target }) => target)).toEqual([1, 2, 3, 4]);
    }
  });
});

describe("a table of targets", () => {
  it("is read by its headers, in any delimiter and encoding", async () => {
    const table =
      'Ticker;Date;"Brokerage Firm";Broker;Analyst Name;Price Target;Previous Target;Price When Posted;Currency;Action\nBRK/B\n'.replace(
        "BRK/B\n",
        "brk-b;2026-03-05;;Crédit Agricole;Ana Núñez;268.5;250;240;eur;Raised\n",
      );
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(table, "utf16le")]);
    for (const content of [table, utf16, Buffer.from(table, "latin1")]) {
      const { kind, targets, issues } = await read("my targets.csv", content);
      expect([kind, issues]).toEqual(["target-table", []]);
      expect(targets).toMatchObject([
        {
          symbol: "BRK.B",
          published: day("2026-03-05"),
          firm: "Crédit Agricole",
          analyst: "Ana Núñez",
          action: "raise",
          target: 268.5,
          priorTarget: 250,
          priceWhenPosted: 240,
          currency: "EUR",
          source: "csv",
        },
      ]);
    }
  });

  it("needs a day, a firm and a target; the symbol may be the name of the file", async () => {
    const { targets } = await read("AAPL.csv", "date,firm,target\n2026-03-05,UBS,280\n2026-03-06,Citi,290");
    expect(targets).toMatchObject([
      { symbol: "AAPL", firm: "UBS", currency: null, analyst: null, action: null },
      { symbol: "AAPL", firm: "Citi" },
    ]);
    expect((await read("AAPL.csv", "date,close,target\n2026-03-05,1,280\n")).kind).toBeNull();
    await expect(read("all of them.csv", "date,firm,target\n2026-03-05,UBS,280\n")).rejects.toMatchObject({
      code: "symbol-unknown",
    });
  });

  it("leaves out the rows that cannot be read, and no others", async () => {
    const rows = ["05.03.2026,UBS,280", "2026-03-05,,280", "2026-03-05,UBS,-1", "2026-03-05,UBS,28o", "2026-03-05,UBS"];
    const { targets, issues } = await read("AAPL.csv", `date,firm,target\n${rows.join("\n")}\n2026-03-05,UBS,281\n`);
    expect(targets.map(({ target }) => target)).toEqual([281]);
    expect(issues).toMatchObject([{ code: "malformed-target", count: 5 }]);
  });
});

describe("FMP's price targets", () => {
  const news = {
    symbol: "HD",
    publishedDate: "2026-03-16T21:05:00.000Z",
    newsTitle: "Telsey on Home Depot (NYSE: HD) and Berkshire (BRK-B): '(very) important'",
    analystName: "",
    priceTarget: 455,
    adjPriceTarget: 45.5,
    priceWhenPosted: 330.91,
    analystCompany: "Telsey Advisory",
  };

  it("are as posted, not as adjusted since, with the stocks that the headline names", async () => {
    expect((await read("answer.json", [news])).targets).toMatchObject([
      { symbol: "HD", target: 455, priceWhenPosted: 330.91, analyst: null, action: null, named: ["HD", "BRK.B"] },
    ]);
  });

  it("are refused under the name of another stock", async () => {
    await expect(read("AAPL.json", [news])).rejects.toMatchObject({ code: "symbol-mismatch" });
    expect((await read("ALL.json", [news, { ...news, symbol: "UPS" }])).targets).toHaveLength(2);
  });
});

describe("any list of targets", () => {
  it("counts a target of a firm and day once, in its most complete copy", async () => {
    const rows = [
      "2026-03-05,B of A Securities,,280",
      "2026-03-05,Bank of America,Wamsi Mohan,280",
      "2026-03-05,UBS,,280",
    ];
    const { targets, issues } = await read("AAPL.csv", `date,firm,analyst,target\n${rows.join("\n")}\n`);
    expect(targets.map(({ firm, analyst }) => [firm, analyst])).toEqual([
      ["Bank of America", "Wamsi Mohan"],
      ["UBS", null],
    ]);
    expect(issues).toMatchObject([{ code: "repeated-target", outcome: "repaired", count: 1 }]);
  });

  it("leaves out rows from the future, without a firm, and with a target that is no price", async () => {
    const rows = [
      { ...action, GradeDate: "2026-04-01T00:00:00" },
      { ...action, Firm: "" },
      { ...action, Firm: "U".repeat(1000) },
      { ...action, currentPriceTarget: -5 },
      { ...action, currentPriceTarget: "268" },
      null,
    ];
    const { targets, issues } = await read("AAPL.json", { upgrades_downgrades: rows });
    expect(targets).toEqual([]);
    expect(issues.map(({ code, count }) => [code, count])).toEqual([
      ["malformed-target", 5],
      ["target-in-future", 1],
    ]);
  });

  it.each([
    ["symbol-unknown", "all targets.json", { upgrades_downgrades: [] }],
    ["malformed-json", "AAPL.json", '{"upgrades_downgrades":[{'],
    ["malformed-json", "AAPL.json", { quoteSummary: { result: [{ upgradeDowngradeHistory: {} }] } }],
    ["malformed-json", "AAPL.json", '[{"symbol": "AAPL", "publishedDate": "2026-03-05", "priceTarget": 2'],
    ["no-single-target", "AAPL.json", [{ symbol: "AAPL", targetHigh: 350, targetConsensus: 316.36 }]],
    ["line-too-long", "AAPL.csv", `date,firm,target\n2026-03-05,${"U".repeat(3_000_000)},280\n`],
  ])("is refused as a file: %s", async (code, name, content) => {
    await expect(read(name, content)).rejects.toMatchObject({ code });
  });
});

describe("a table of targets as people write it", () => {
  const table = (...days: readonly string[]) =>
    [
      "Analyst,Price Target,Ticker,Brokerage,Date,Prior Target",
      ...days.map((one) => `A. Person,"$1,268.50",brk/b,Rosenblatt,"${one}",$267`),
    ].join("\n");

  it("has amounts in dollars and days of the United States, in any order of columns", async () => {
    const { targets, issues } = await read("targets.csv", `${table("03/05/2026", "03/17/2026")}\n`);
    expect(issues).toEqual([]);
    expect(
      targets.map(({ symbol, published, target, priorTarget }) => [symbol, published, target, priorTarget]),
    ).toEqual([
      ["BRK.B", day("2026-03-05"), 1268.5, 267],
      ["BRK.B", day("2026-03-17"), 1268.5, 267],
    ]);
  });

  it("has days of Europe where a row shows it", async () => {
    const { targets } = await read("targets.csv", `${table("05/03/2026", "17/03/2026")}\n`);
    expect(targets.map(({ published }) => published)).toEqual([day("2026-03-05"), day("2026-03-17")]);
  });

  it("is refused where its days can be read in two ways", async () => {
    const reading = read("targets.csv", `${table("03/05/2026", "02/04/2026")}\n`);
    await expect(reading).rejects.toMatchObject({ code: "day-order-unknown" });
  });
});

describe.skipIf(needsSharedData)("real lists of targets", () => {
  it("hold 53 targets for Apple, and one rating without", async () => {
    const content = readFileSync(sharedFile("data/targets/yahoo_analyst_ael/AAPL.json"), "utf8");
    const { targets, issues } = await read("AAPL.json", content);
    // 54 rows in the file, one with a currentPriceTarget of 0.
    expect([targets.length, issues[0]?.count]).toEqual([53, 1]);
  });

  it("name the analyst and the price of the day in FMP's news", async () => {
    const content = readFileSync(sharedFile("data/targets/fmp_stable/price_target_news.json"), "utf8");
    const { targets } = await read("price_target_news.json", content);
    const vnet = targets.find(({ symbol }) => symbol === "VNET");
    expect(vnet).toMatchObject({ firm: "Jefferies", analyst: "Edison Lee", target: 23.55, named: ["VNET"] });
    expect(vnet?.priceWhenPosted).toBe(9.45);
  });

  it.each([
    "price_target_consensus",
    "price_target_summary",
    "stock_grade",
    "stock_grade_historical",
    "stock_grade_news",
    "stock_grade_summary",
  ])("are told from FMP's %s, which has none", async (name) => {
    for (const recorded of [`${name}.json`, `${name}.recapture.json.gz`]) {
      const bytes = readFileSync(sharedFile(`data/targets/fmp_stable/${recorded}`));
      const content = recorded.endsWith(".gz") ? gunzipSync(bytes) : bytes;
      await expect(read(recorded, content)).rejects.toMatchObject({ code: "no-single-target" });
    }
  });

  it("are not found in a body of Yahoo from before it gave targets: those are ratings", async () => {
    const recorded = sharedFile(
      "data/recorded/yahoo_node-yahoo-finance2/quoteSummary-upgradeDowngradeHistory-AAPL.json.gz",
    );
    const { response } = JSON.parse(gunzipSync(readFileSync(recorded)).toString());
    const { targets, issues } = await read("AAPL.json", response.bodyJson ?? response.body);
    expect(targets).toEqual([]);
    expect(issues.map(({ code }) => code)).toEqual(["without-target"]);
  });
});
