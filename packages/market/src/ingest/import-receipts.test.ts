import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RATIOS } from "@plumbline/core/screen";
import { type Day, day, formatDay } from "@plumbline/core/time";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { asOfDay, companyAsOf, companyMarketValue, readStock } from "../companies/index.ts";
import { openMarket, type Snapshot } from "../snapshot/index.ts";
import { submissionOf } from "../sources/filings/filing-fixture.ts";
import { importMarket } from "./import-market.ts";
import type { ImportOutcome } from "./import-options.ts";
import { writeFiles } from "./testing/planted-delivery.ts";

/**
 * A company with 18,000 million ordinary shares, whose receipts of five shares cost 45 each: 3,600 million receipts are worth 162,000 million.
 * It earned 20,520 million, 1.14 a share and 5.70 a receipt: 45 ÷ 5.70 = 7.89. Held against ordinary shares, the price of a receipt gave
 * a market value of 810,000 million and a P/E of 39.5.
 */
const SHARES = 18e9;
const PRICE = 45;
const RIGHT = { marketValue: 162e9, pe: 45 / 5.7 };
const FIVEFOLD = { marketValue: 810e9, pe: 45 / 1.14 };
const CIK = 9_000_002;

let folder: string;
let opened: Snapshot[];
let deliveries: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "receipts-"));
  [opened, deliveries] = [[], 0];
});

afterEach(async () => {
  for (const snapshot of opened) snapshot.close();
  await rm(folder, { recursive: true });
});

async function deliver(files: Readonly<Record<string, string>>): Promise<ImportOutcome> {
  const given = await writeFiles(join(folder, `delivery-${deliveries++}`), files);
  const nothing = { facts: [], reference: [], targets: [] };
  const today = day("2021-06-30");
  return importMarket({ ...nothing, dataDirectory: join(folder, "data"), market: "m", today, prices: [given] });
}

async function market(): Promise<Snapshot> {
  const { snapshot } = await openMarket(join(folder, "data"), "m");
  opened.push(snapshot);
  return snapshot;
}

const HOLIDAYS = ["04-10", "05-25", "07-03", "09-07", "11-26", "12-25", "01-01", "01-18", "02-15", "04-02"];

/**
 * About 45 on each session of New York from March 2020 to April 2021, and 45 on the last one, as Alpha Vantage writes raw prices.
 *
 * @param doubledFrom The first day on which two receipts had become one, at twice the price.
 */
function prices(doubledFrom = "9999"): string {
  const days = Array.from({ length: 420 }, (_, k) => (day("2020-03-07") + k) as Day);
  const sessions = days.filter((on) => (on + 3) % 7 < 5).map(formatDay);
  const rows = sessions.flatMap((on, k) => {
    if (HOLIDAYS.includes(on.slice(5))) return [];
    const times = on < doubledFrom ? 1 : 2;
    const close = (k === sessions.length - 1 ? 45 : 45 + ((k * 7) % 11) / 10 - 0.5) * times;
    const adjusted = doubledFrom === "9999" ? close : (close * 2) / times;
    return [
      [on, close, close + 0.3, close - 0.3, close, adjusted, 1_000 + k, "0.0", on === doubledFrom ? 0.5 : "1.0"].join(),
    ];
  });
  return `timestamp,open,high,low,close,adjusted_close,volume,dividend_amount,split_coefficient\n${rows.join("\n")}\n`;
}

function facts(form: string, taxonomy: "ifrs-full" | "us-gaap" = "ifrs-full"): string {
  const of = (year: number, val: number) => ({
    end: `${year}-12-31`,
    val,
    accn: `0009000002-${year - 1999}-000001`,
    fy: year,
    fp: "FY",
    form,
    filed: `${year + 1}-02-25`,
  });
  const flow = (year: number, val: number) => ({ ...of(year, val), start: `${year}-01-01` });
  const years = [2018, 2019, 2020];
  const names =
    taxonomy === "us-gaap"
      ? ["Revenues", "NetIncomeLoss", "EarningsPerShareDiluted", "StockholdersEquity"]
      : ["Revenue", "ProfitLossAttributableToOwnersOfParent", "DilutedEarningsLossPerShare", "Equity"];
  const [revenue = "", income = "", eps = "", equity = ""] = names;
  const concept = (unit: string, values: readonly object[]) => ({ label: "", units: { [unit]: values } });
  return JSON.stringify({
    cik: CIK,
    entityName: "Harbour Test Holdings plc",
    facts: {
      [taxonomy]: {
        [revenue]: concept(
          "USD",
          years.map((year) => flow(year, 56e9)),
        ),
        [income]: concept(
          "USD",
          years.map((year) => flow(year, 20.52e9)),
        ),
        [eps]: concept(
          "USD/shares",
          years.map((year) => flow(year, 1.14)),
        ),
        [equity]: concept(
          "USD",
          years.map((year) => of(year, 190e9)),
        ),
      },
      dei: {
        EntityCommonStockSharesOutstanding: concept(
          "shares",
          years.map((year) => of(year, SHARES)),
        ),
      },
    },
  });
}

const COMPANY = {
  "HTH.csv": prices(),
  "company_tickers.json": `{"0":{"cik_str":${CIK},"ticker":"HTH","title":"Harbour Test Holdings plc"}}`,
};
const FOREIGN = { ...COMPANY, [`CIK000${CIK}.json`]: facts("20-F") };

const TITLE = "American Depositary Shares, each representing five ordinary shares";

/** The cover of a report for 2020. */
function cover(rows: string, { form = "20-F", filed = "20210225", accession = "0009000002-21-000001" } = {}): string {
  const page = `<html><body><p>UNITED STATES SECURITIES AND EXCHANGE COMMISSION</p><p>FORM ${form}</p>
<p>HARBOUR TEST HOLDINGS PLC</p><p>(Exact name of registrant as specified in its charter)</p>
<p>Securities registered or to be registered pursuant to Section 12(b) of the Act:</p>
<table><tr><td>Title of each class</td><td>Trading symbol</td><td>Name of each exchange on which registered</td></tr>${rows}</table>
<p>Securities registered pursuant to Section 12(g) of the Act: None</p>
<p><b>Item 4. Information on the Company</b></p><p>It keeps harbours.</p></body></html>`;
  return submissionOf(page, { cik: CIK, name: "HARBOUR TEST HOLDINGS PLC", accession, form, filed });
}

const row = (title: string, symbol = "HTH") =>
  `<tr><td>${title}</td><td>${symbol}</td><td>New York Stock Exchange</td></tr>`;
const COVER = cover(row(TITLE) + row("Ordinary shares, par value $0.01*", ""));

function valuesIn(snapshot: Snapshot, asOf = asOfDay(snapshot, "2021-04-30")) {
  const instrument = snapshot.find("HTH");
  if (!instrument) throw new Error("no instrument");
  const stock = readStock(snapshot, instrument);
  const { inputs, valuation, market: said } = companyAsOf(snapshot, stock, { asOf });
  const ratioOf = (id: string) => RATIOS.find((ratio) => ratio.id === id)?.of(inputs);
  return { instrument, inputs, valuation, said, pe: ratioOf("pe"), ps: ratioOf("ps"), pb: ratioOf("pb"), stock, asOf };
}

const codes = ({ issues }: ImportOutcome) => issues.map(({ code }) => code);

describe("a company whose receipts are traded", () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ["the cover of its report", { "report.txt": COVER }],
    [
      "a list with the shares per receipt",
      { "own.csv": "Symbol,Name,Sector,Shares per ADR\nHTH,Harbour Test Holdings plc,Industrials,5\n" },
    ],
    ["a list of nothing but symbols and ratios", { "own.csv": "Symbol,ADR ratio\nHTH,1:5\n" }],
    [
      "the name in the directory of an exchange",
      {
        "otherlisted.txt": `ACT Symbol|Security Name|Exchange|CQS Symbol|ETF|Round Lot Size|Test Issue|NASDAQ Symbol
HTH|Harbour Test Holdings plc ${TITLE}|N|HTH|N|100|N|HTH
File Creation Time: 0430202121:33|||||||
`,
      },
    ],
  ])("is valued by the receipt where %s says what it is", async (_, files) => {
    const outcome = await deliver({ ...FOREIGN, ...files });
    expect(codes(outcome)).not.toContain("receipt-ratio-unknown");
    const { inputs, pe, ps, said, stock, asOf } = valuesIn(await market());
    expect(inputs.marketValue.value).toBeCloseTo(RIGHT.marketValue, -3);
    expect(companyMarketValue(stock, asOf).marketValue).toBeCloseTo(RIGHT.marketValue, -3);
    expect(pe).toBeCloseTo(RIGHT.pe, 9);
    expect(ps).toBeCloseTo(RIGHT.marketValue / 56e9, 9);
    expect(said.price.value).toBe(PRICE);
    expect(inputs.epsTtm.value).toBeCloseTo(5.7, 9);
  });

  it("names the title and the ratio in the proof of a figure", async () => {
    await deliver({ ...FOREIGN, "report.txt": COVER });
    const { inputs } = valuesIn(await market());
    for (const figure of [inputs.marketValue, inputs.priceInAccounts, inputs.epsTtm])
      expect(figure).toMatchObject({ provenance: { receipt: { ordinaryShares: 5, title: TITLE } } });
  });

  it("has values per receipt, five times those per share", async () => {
    await deliver({ ...FOREIGN, "report.txt": COVER });
    const ofReceipt = valuesIn(await market());
    const { figures } = ofReceipt.valuation.inputs;
    expect(figures.epsTtm.value).toBeCloseTo(5.7, 9);
    expect(figures.bookValuePerShare.value).toBeCloseTo((190e9 / SHARES) * 5, 6);
    expect(ofReceipt.valuation.grahamNumber.value).toBeCloseTo(Math.sqrt(22.5 * 5.7 * ((190e9 / SHARES) * 5)), 6);
  });

  it("has nothing that mixes price and accounts where no ratio is known, and says why", async () => {
    const unknown = { value: null, because: "receipt-ratio-unknown" };
    const nameless = cover(row("American Depositary Shares"));
    for (const files of [{}, { "report.txt": nameless }]) {
      const outcome = await deliver({ ...FOREIGN, ...files });
      expect(codes(outcome)).toContain("receipt-ratio-unknown");
      const { inputs, valuation, said } = valuesIn(await market());
      expect([inputs.marketValue, inputs.priceInAccounts, said.price]).toEqual([unknown, unknown, unknown]);
      expect([inputs.grahamValue, inputs.altman]).toEqual([unknown, expect.objectContaining({ value: null })]);
      expect(valuation.parameters.wacc.inputs.marketValue).toEqual(unknown);
      // The statement of the accounts alone stays.
      expect(inputs.epsTtm.value).toBeCloseTo(1.14, 12);
      expect(inputs.revenueTtm.value).toBe(56e9);
    }
  });

  it("is traded in ordinary shares where its cover says so", async () => {
    await deliver({ ...FOREIGN, "report.txt": cover(row("Ordinary shares, par value $0.01")) });
    const { inputs, pe } = valuesIn(await market());
    expect(inputs.marketValue.value).toBeCloseTo(FIVEFOLD.marketValue, -3);
    expect(pe).toBeCloseTo(FIVEFOLD.pe, 9);
  });

  it("keeps what covers said when later files bring none, and takes a new ratio from the day on which it was filed", async () => {
    await deliver({ ...FOREIGN, "report.txt": COVER });
    const later = { filed: "20210420", form: "20-F/A", accession: "0009000002-21-000009" };
    await deliver({
      "later.txt": cover(row("American Depositary Shares, each representing ten ordinary shares"), later),
    });
    const snapshot = await market();
    const sharesOn = (on: string) => valuesIn(snapshot, day(on)).inputs.sharesOutstanding.value;
    expect([sharesOn("2021-04-19"), sharesOn("2021-04-20")]).toEqual([SHARES / 5, SHARES / 10]);
    expect(valuesIn(snapshot, day("2021-04-30")).inputs.marketValue.value).toBeCloseTo(81e9, -3);
    expect(valuesIn(snapshot, day("2021-02-24")).inputs.marketValue).toMatchObject({
      because: "receipt-ratio-unknown",
    });
  });

  it("keeps its value over a split of its receipts, from five shares to ten", async () => {
    const later = { filed: "20210420", form: "20-F/A", accession: "0009000002-21-000009" };
    await deliver({
      ...FOREIGN,
      "HTH.csv": prices("2021-04-12"),
      "report.txt": COVER,
      "later.txt": cover(row("American Depositary Shares, each representing ten ordinary shares"), later),
    });
    const snapshot = await market();
    expect(snapshot.prices("HTH")?.actions.splits.map(({ ratio }) => ratio)).toEqual([0.5]);
    const [before, after] = [day("2021-04-09"), day("2021-04-30")].map((on) => valuesIn(snapshot, on).inputs);
    expect(before?.sharesOutstanding.value).toBe(SHARES / 5);
    expect(after?.sharesOutstanding.value).toBe(SHARES / 10);
    expect(after?.marketValue.value).toBeCloseTo(RIGHT.marketValue, -3);
    expect(after?.epsTtm.value).toBeCloseTo(11.4, 9);
  });
});

describe("a company whose shares are traded", () => {
  it.each<[string, string]>([
    [
      "a bank with preferred depositary shares",
      row("Common Stock") +
        row("Depositary Shares, each representing a 1/1,000th interest in a share of 6% Preferred Stock", "HTH.PRA"),
    ],
    ["a company with common stock", row("Common Stock, par value $0.01")],
  ])("is valued by the share: %s", async (_, rows) => {
    const outcome = await deliver({
      ...COMPANY,
      [`CIK000${CIK}.json`]: facts("10-K", "us-gaap"),
      "report.txt": cover(rows, { form: "10-K" }),
    });
    expect(codes(outcome)).not.toContain("receipt-ratio-unknown");
    const { inputs, instrument } = valuesIn(await market());
    expect(instrument.receipts).toBeUndefined();
    expect(inputs.marketValue.value).toBeCloseTo(FIVEFOLD.marketValue, -3);
  });

  it("is known of a 10-K filer with receipts too", async () => {
    await deliver({
      ...COMPANY,
      [`CIK000${CIK}.json`]: facts("10-K", "us-gaap"),
      "report.txt": cover(row(TITLE), { form: "10-K" }),
    });
    expect(valuesIn(await market()).inputs.marketValue.value).toBeCloseTo(RIGHT.marketValue, -3);
  });
});

it("has a value a fifth as high when a receipt stands for five times the shares", async () => {
  const of = async (ratio: number) => {
    await deliver({ ...FOREIGN, "own.csv": `Symbol,Shares per ADS\nHTH,${ratio}\n` });
    const { inputs } = valuesIn(await market());
    return { value: inputs.marketValue.value as number, eps: inputs.epsTtm.value as number };
  };
  const [one, five] = [await of(0.5), await of(2.5)];
  expect(one.value / five.value).toBeCloseTo(5, 9);
  expect(five.eps / one.eps).toBeCloseTo(5, 9);
});

describe.skipIf(needsSharedData)("cases/files/21-depositary-shares", () => {
  // The right values stand in the table of the cases: P/E 8.7 and 179 bn with five shares a receipt, both missing without the ratio.
  it("is valued by its receipt, or not at all", async () => {
    const names = ["CIK0009000002.json", "HTH.csv", "company_tickers.json"];
    const files = Object.fromEntries(
      names.map((name) => [name, readFileSync(sharedFile(`data/cases/files/21-depositary-shares/${name}`), "utf8")]),
    );
    await deliver(files);
    const without = await market();
    const unknown = { value: null, because: "receipt-ratio-unknown" };
    expect(valuesIn(without, asOfDay(without)).inputs.marketValue).toEqual(unknown);
    await deliver({ "own.csv": "Symbol,Shares per ADR\nHTH,5\n" });
    const told = await market();
    const { inputs, pe } = valuesIn(told, asOfDay(told));
    expect(inputs.marketValue.value).toBeCloseTo(178.956e9, -6);
    expect(pe).toBeCloseTo(8.721, 3);
  });
});
