import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { SECTORS } from "../../model/index.ts";
import { gicsSector } from "./attributes.ts";
import { readReference } from "./read-reference.ts";
import { recogniseReference } from "./recognise-reference.ts";
import type { ReferenceFormat, ReferenceReading } from "./reference-reading.ts";

async function read(content: string | Uint8Array, name = "list.csv"): Promise<ReferenceReading[]> {
  const bytes = Buffer.from(content);
  const format = recogniseReference(bytes.subarray(0, 4096), name) as ReferenceFormat;
  const readings: ReferenceReading[] = [];
  for await (const reading of readReference(bytes, { format, name })) readings.push(reading);
  return readings;
}

function real(path: string): Buffer {
  const bytes = readFileSync(sharedFile(`data/${path}`));
  return path.endsWith(".gz") ? gunzipSync(bytes) : bytes;
}

function attributesIn(readings: readonly ReferenceReading[]) {
  return readings.flatMap((reading) => (reading.kind === "attributes" ? [reading.attributes] : []));
}

function seriesIn(readings: readonly ReferenceReading[]) {
  return readings.flatMap((reading) => (reading.kind === "series" ? [reading.series] : []));
}

function issuesIn(readings: readonly ReferenceReading[]) {
  return readings.flatMap((reading) => (reading.kind === "issue" ? [reading.issue] : []));
}

describe("a list of constituents", () => {
  it("gives name, GICS sector and sub-industry, key and day of entry", async () => {
    const readings = await read(
      `Symbol,Security,GICS Sector,GICS Sub-Industry,Headquarters Location,Date added,CIK,Founded
BRK-B,Berkshire Hathaway,Financials,Multi-Sector Holdings,"Omaha, Nebraska",2010-02-16,1067983,1839
`,
    );
    expect(attributesIn(readings)).toEqual([
      {
        symbol: "BRK.B",
        name: "Berkshire Hathaway",
        assetClass: "stock",
        sector: "Financials",
        industry: "Multi-Sector Holdings",
        cik: 1_067_983,
        exchange: null,
        currency: null,
        indexAdded: day("2010-02-16"),
        isDelisted: null,
      },
    ]);
  });

  it("keeps names of other alphabets, also from an old spreadsheet", async () => {
    const content = Buffer.from("Symbol,Name,Sector\nNESN,Nestlé,Consumer Staples\n", "latin1");
    expect(attributesIn(await read(content))[0]?.name).toBe("Nestlé");
  });

  it("reports rows that it cannot use and reads the others", async () => {
    const readings = await read(
      "Symbol,Name,Sector\nA B C,Odd,Energy\nXOM,Exxon,Oil\nCVX,Chevron\nCOP,Conoco,Energy\n",
    );
    expect(attributesIn(readings).map(({ symbol, sector }) => [symbol, sector])).toEqual([
      ["XOM", null],
      ["COP", "Energy"],
    ]);
    expect(issuesIn(readings).map(({ code }) => code)).toEqual([
      "symbol-unknown",
      "unknown-sector",
      "wrong-column-count",
    ]);
  });
});

describe("a table of series", () => {
  it("leaves out what was not published: blanks of FRED, zeros of Shiller", async () => {
    const [sp500] = seriesIn(
      await read("observation_date,SP500\n2016-02-12,1864.78\n2016-02-15,\n2016-02-16,1895.58\n"),
    );
    expect(sp500).toMatchObject({ name: "sp500", unit: "points", value: Float64Array.of(1864.78, 1895.58) });
    const shiller = await read(
      `Date,SP500,Dividend,Earnings,Consumer Price Index,Long Interest Rate,Real Price,Real Dividend,Real Earnings,PE10
1871-01-01,4.44,0.26,0.4,12.46,5.32,109.05,6.39,9.82,0.0
2026-06-01,7450.03,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0
`,
    );
    const byName = new Map(seriesIn(shiller).map((series) => [series.name, series]));
    expect(byName.get("shiller-price")?.value).toEqual(Float64Array.of(4.44, 7450.03));
    expect(byName.get("shiller-cape")).toBeUndefined();
  });

  it("states rates as fractions, whatever the file does", async () => {
    const shiller = await read(
      "Date,SP500,Dividend,Earnings,Consumer Price Index,Long Interest Rate\n1871-01-01,4.44,0.26,0.4,12.46,5.32\n",
    );
    expect(seriesIn(shiller).find(({ name }) => name === "shiller-long-rate")).toMatchObject({
      unit: "fraction",
      value: Float64Array.of(0.0532),
    });
    const [fred] = seriesIn(await read("observation_date,DGS10\n2020-01-02,1.88\n"));
    expect(fred).toMatchObject({ name: "fred-dgs10", unit: "fraction", value: Float64Array.of(0.0188) });
    const curve = await read(
      "Time Period,1month,3month\n1990-01-02 00:00:00+00:00,,0.0783\n1990-01-03 00:00:00+00:00,,7.89\n",
    );
    expect(seriesIn(curve)).toMatchObject([{ name: "treasury-3month", value: Float64Array.of(0.0783) }]);
    expect(issuesIn(curve)).toMatchObject([{ code: "implausible-rate", day: "1990-01-03" }]);
  });

  it("has its days in order, and none with two values", async () => {
    const [series] = seriesIn(
      await read("date,return\n2020-01-03,0.01\n2020-01-02,0.02\n2020-01-06,0.03\n2020-01-06,0.04\n", "SPY_daily.csv"),
    );
    expect(series?.name).toBe("spy-daily-return");
    expect([...(series?.day ?? [])]).toEqual([day("2020-01-02"), day("2020-01-03")]);
  });
});

describe("a level that no index has reached", () => {
  it("is left out, and the others stay", async () => {
    const read1e300 = await read("observation_date,SP500\n2020-01-02,3257.85\n2020-01-03,1e300\n2020-01-06,3246.28\n");
    expect(seriesIn(read1e300)).toMatchObject([{ value: Float64Array.of(3257.85, 3246.28) }]);
    expect(issuesIn(read1e300)).toMatchObject([{ code: "implausible-level", day: "2020-01-03" }]);
  });
});

describe("the membership of an index", () => {
  it("is read from spells and from changes of several symbols at once", async () => {
    const [spells] = await read("ticker,start_date,end_date\nAAL,1996-01-02,1997-01-15\nZTS,2013-06-24,\n");
    expect(spells).toMatchObject({
      memberships: [
        { index: "sp500", symbol: "AAL", from: day("1996-01-02"), until: day("1997-01-15") },
        { index: "sp500", symbol: "ZTS", from: day("2013-06-24"), until: null },
      ],
    });
    const [changes] = await read('date,add,remove\n2019-06-03,"CTVA,DD","FLR"\n2025-11-04,"","EMN"\n');
    expect(changes).toMatchObject({
      memberships: [
        { symbol: "CTVA", from: day("2019-06-03"), until: null },
        { symbol: "DD", from: day("2019-06-03"), until: null },
        { symbol: "EMN", from: null, until: day("2025-11-04") },
        { symbol: "FLR", from: null, until: day("2019-06-03") },
      ],
    });
  });

  it("does not accept a spell that ends before it begins", async () => {
    expect(issuesIn(await read("ticker,start_date,end_date\nA,2000-06-05,1999-01-01\n"))).toMatchObject([
      { code: "unreadable-day" },
    ]);
  });
});

describe("a sector", () => {
  it("of Yahoo or of older editions is one of the eleven of GICS", () => {
    const yahoo = [
      "Technology",
      "Financial Services",
      "Healthcare",
      "Consumer Cyclical",
      "Consumer Defensive",
      "Basic Materials",
    ];
    expect(yahoo.map(gicsSector)).toEqual([
      "Information Technology",
      "Financials",
      "Health Care",
      "Consumer Discretionary",
      "Consumer Staples",
      "Materials",
    ]);
    expect(SECTORS.map(gicsSector)).toEqual([...SECTORS]);
    expect(gicsSector("Conglomerates")).toBeNull();
  });
});

describe("a damaged reference file", () => {
  it.each([
    ["a header without rows", "ticker,start_date,end_date\n", "empty-file"],
    ["JSON that is cut off", '{"AAPL": {"name": "Apple", "sector": "Technology"', "unknown-format"],
  ])("that is %s is reported and throws nothing", async (_, content, code) => {
    expect(issuesIn(await read(content)).map((issue) => issue.code)).toContain(code);
  });

  it.each([
    ["a line without end", `Symbol,Name,Sector\n${"x".repeat(2 << 20)}`, "line-too-long"],
    ["cut off", "Symbol,Name,Sector\nAAPL,Apple,Information Technology\nMSFT,Micros", "cut-off-file"],
  ])("that is %s fails as a whole", async (_, content, code) => {
    await expect(read(content)).rejects.toMatchObject({ code });
  });
});

describe.skipIf(needsSharedData)("the real reference files", () => {
  it("are all recognised, but those of the SEC, and read without a rejected file", async () => {
    const files = readdirSync(sharedFile("data/reference"), { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.(?:csv|json|gz)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) {
      const bytes = real(`reference/${file}`);
      const format = recogniseReference(bytes.subarray(0, 4096), file);
      expect(format === null, file).toBe(file.startsWith("company_tickers"));
      if (format === null) continue;
      const readings = await read(bytes, file);
      // FinanceDatabase lists nine rights and preferred shares under names with blanks.
      const faults = issuesIn(readings).filter(({ code }) => code !== "symbol-unknown");
      expect(faults, file).toEqual([]);
      expect(readings.length - issuesIn(readings).length, file).toBeGreaterThan(0);
    }
  });

  it("have the values that their first and last lines show", async () => {
    const [sp500] = seriesIn(await read(real("reference/fred_sp500_daily.csv")));
    expect([sp500?.day[0], sp500?.value[0], sp500?.day.at(-1), sp500?.value.at(-1)]).toEqual([
      day("2016-02-12"),
      1864.78,
      day("2026-02-11"),
      6941.47,
    ]);
    const curve = seriesIn(await read(real("reference/us_treasury_curves_1990_2017.csv.gz")));
    expect(curve.map(({ name }) => name)).toContain("treasury-10year");
    expect(curve.find(({ name }) => name === "treasury-10year")?.value[0]).toBe(0.0794);
    expect(attributesIn(await read(real("reference/sp500_constituents_2026-08-08.csv")))).toHaveLength(503);
  });
});
