import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { jsonTables } from "./json-tables.ts";

function read(path: string): unknown {
  const bytes = readFileSync(sharedFile(`data/recorded/${path}`));
  return JSON.parse((path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString());
}

describe.skipIf(needsSharedData)("answers as providers gave them", () => {
  it("Yahoo's chart of a German stock has its symbol, its money and the days of Frankfurt", () => {
    const [table] = jsonTables(read("price_interfaces/yahoo_v8/MUV2.DE.2020-10.json")) ?? [];
    expect(table?.known).toEqual({ source: "yahoo", basis: "split-adjusted", symbol: "MUV2.DE", currency: "EUR" });
    const days = table?.rows.slice(1).map(([day = ""]) => day) ?? [];
    // Counted with Python's zoneinfo: 124 moments, one of them without a price.
    expect([days.length, days[0], days.at(-1)]).toEqual([123, "2017-11-27", "2018-05-25"]);
  });

  it("every chart that was recorded is read, or holds no bar", () => {
    const folder = "yahoo_node-yahoo-finance2";
    const charts = readdirSync(sharedFile(`data/recorded/${folder}`)).filter((name) => /^chart-/.test(name));
    for (const name of charts) {
      const { response } = read(`${folder}/${name}`) as { response: { bodyJson: unknown } };
      const [table] = jsonTables(response.bodyJson) ?? [];
      if (table === undefined) continue;
      expect(table.known.source).toBe("yahoo");
      expect(table.known.symbol).toBe(name.split("-")[1]?.replace(".json.gz", ""));
    }
  });

  it("splits and dividends of a chart are on their day", () => {
    const { response } = read(
      "yahoo_node-yahoo-finance2/historical-via-chart-NVDA-split-2021-02-01-to-2022-01-31.csv.json.gz",
    ) as {
      response: { bodyJson: unknown };
    };
    const [table] = jsonTables(response.bodyJson) ?? [];
    const at = table?.rows[0]?.indexOf("Stock Splits") ?? -1;
    // NVIDIA, press release of 2021-05-21: four for one, trading on the new basis from 2021-07-20.
    expect(
      table?.rows
        .slice(1)
        .filter((row) => row[at] !== "0")
        .map((row) => [row[0], row[at]]),
    ).toEqual([["2021-07-20", "4"]]);
  });

  it("FMP's lists of prices are told by their keys", () => {
    for (const name of ["chart_full.json", "chart_unadjusted.json"]) {
      const [table] = jsonTables(read(`fmp_stable/${name}`)) ?? [];
      expect(table?.known.source).toBe("fmp");
      expect(table?.rows[0]).toEqual(["Date", "Open", "High", "Low", "Close", "Volume", "Symbol"]);
    }
  });
});
