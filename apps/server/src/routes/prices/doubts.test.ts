import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { priceChart, statistics, stockHeader, type WireFigure } from "@plumbline/contract";
import { day, formatDay, weekdayOf } from "@plumbline/core/time";
import { importMarket } from "@plumbline/market/ingest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const SPIN_OFF = day("2023-07-05");
const FIRST = day("2019-01-02");
const LAST = day("2024-06-28");

/** Closes of a calm stock; before the day of its spin-off they are divided by `divisor`, as a vendor once did. */
function rowsOf(divisor: number): { date: string; close: number; volume: number }[] {
  const rows = [];
  for (let at: number = FIRST; at <= LAST; at++) {
    if (weekdayOf(at as typeof FIRST) > 5) continue;
    const close = (100 + 3 * Math.sin(at / 40) + (at % 3) / 4) / (at < SPIN_OFF ? divisor : 1);
    rows.push({
      date: formatDay(at as typeof FIRST),
      close,
      volume: 1_000_000 * (at === SPIN_OFF ? 3 : 1) + (at % 97),
    });
  }
  return rows;
}

function alphaVantage(divisor: number): string {
  const header = "timestamp,open,high,low,close,adjusted_close,volume,dividend_amount,split_coefficient\n";
  const lines = rowsOf(divisor).map(({ date, close, volume }) => {
    const price = close.toFixed(4);
    return `${date},${price},${(close * 1.004).toFixed(4)},${(close * 0.996).toFixed(4)},${price},${price},${volume},0.0,1.0`;
  });
  return `${header}${lines.join("\n")}\n`;
}

/** The table of a yfinance download, adjusted by the vendor. */
function yahoo(symbol: string, divisor: number): string {
  const names = ["Close", "High", "Low", "Open", "Volume"];
  const head = [`Price,${names.join(",")}`, `Ticker,${names.map(() => symbol).join(",")}`, "Date,,,,,"];
  const lines = rowsOf(divisor).map(
    ({ date, close, volume }) => `${date},${close},${close * 1.004},${close * 0.996},${close},${volume}`,
  );
  return `${[...head, ...lines].join("\n")}\n`;
}

/** Up by 61 % on the day of the spin-off, as Danaher's prices of one vendor were on 2016-07-05. */
const UP = 1.61;

describe("a move that nothing supports", () => {
  let server: TestServer;
  const folder = mkdtempSync(join(tmpdir(), "plumbline-doubts-"));

  beforeAll(async () => {
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const prices = [
      file("DA-DHR-T-2024-06-28.csv", alphaVantage(UP)),
      file("DA-CALM-T-2024-06-28.csv", alphaVantage(1)),
      // Contradicted, and confirmed.
      file("DA-ONE-T-2024-06-28.csv", alphaVantage(UP)),
      file("ONE.csv", yahoo("ONE", 1)),
      file("DA-BOTH-T-2024-06-28.csv", alphaVantage(UP)),
      file("BOTH.csv", yahoo("BOTH", UP)),
    ];
    const publish = (dataDirectory: string) =>
      importMarket({ dataDirectory, market: "tiny", prices, facts: [], reference: [], targets: [] });
    server = await startTestServer({ publish });
  });
  afterAll(async () => {
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const headerOf = async (code: string) =>
    stockHeader.output.parse((await server.get(`/api/stock/getStockBaseInfo?code=${code}`)).json().data);
  const statisticsOf = async (code: string) =>
    statistics.output.parse((await server.get(`/api/stock/stockMonthlyData?code=${code}`)).json().data);
  const doubtful = (figure: WireFigure | undefined) =>
    figure?.value == null ? null : (figure.provenance.doubtful?.join() ?? "");

  it("is listed with its day, its size, and the evidence against it", async () => {
    const alone = await headerOf("DHR");
    const contradicted = await headerOf("ONE");
    const confirmed = await headerOf("BOTH");
    const calm = await headerOf("CALM");
    expect(alone.doubts).toMatchObject([{ day: "2023-07-05", because: "unsupported", other: null }]);
    expect(alone.doubts[0]?.change).toBeCloseTo(0.61, 2);
    expect(contradicted.doubts).toMatchObject([{ day: "2023-07-05", because: "contradicted" }]);
    expect(contradicted.doubts[0]?.other?.change).toBeCloseTo(0, 2);
    expect([confirmed.doubts, calm.doubts]).toEqual([[], []]);
  });

  it("is marked in every change and range of the header whose days contain it, and in no other", async () => {
    const { changes, ranges } = await headerOf("DHR");
    const marks = Object.entries(changes).map(([period, { price }]) => [period, doubtful(price)]);
    expect(Object.fromEntries(marks)).toEqual({
      "1d": "",
      "1m": "",
      "6m": "",
      ytd: "",
      "10y": null,
      "1y": "2023-07-05",
      "3y": "2023-07-05",
      "5y": "2023-07-05",
    });
    expect([doubtful(ranges.today.high), doubtful(ranges.year.low), doubtful(ranges.decade.low)]).toEqual([
      "",
      "2023-07-05",
      "2023-07-05",
    ]);
    const { changes: before } = stockHeader.output.parse(
      (await server.get("/api/stock/getStockBaseInfo?code=DHR&asOf=2023-07-04")).json().data,
    );
    expect(doubtful(before["3y"].price)).toBe("");
  });

  it("is on the chart of each range that contains it", async () => {
    const chart = async (range: string, code = "DHR") => {
      const answer = await server.get(`/api/stock/stockSimplifyData?code=${code}&range=${range}`);
      const data = priceChart.output.parse(answer.json().data);
      return data.kind === "chart" ? data.chart.doubts.map((doubt) => doubt.day) : null;
    };
    expect([await chart("1y"), await chart("max"), await chart("6m")]).toEqual([["2023-07-05"], ["2023-07-05"], []]);
    expect(await chart("max", "BOTH")).toEqual([]);
  });

  it("is marked in every month and risk figure of five years, such as best month and best day", async () => {
    const { doubts, statistics: known } = await statisticsOf("DHR");
    expect(doubts).toHaveLength(1);
    const { worstDay, worstMonth, ...others } = known?.risk.figures ?? {};
    const figures = Object.values(others).filter(({ value }) => value !== null);
    expect(figures.length).toBeGreaterThan(12);
    // They are of another day and month.
    expect([doubtful(worstDay), doubtful(worstMonth)]).toEqual(["", ""]);
    for (const figure of [...figures, known?.overall.best, known?.overall.average, known?.rolling.best]) {
      expect(doubtful(figure)).toBe("2023-07-05");
    }
    expect(known?.risk.figures.bestMonth?.value).toBeGreaterThan(0.5);
    const calm = await statisticsOf("CALM");
    expect(Object.values(calm.statistics?.risk.figures ?? {}).map(doubtful)).not.toContain("2023-07-05");
  });

  it("excludes a number that contains it from screens, with the reason", async () => {
    const body = { codes: ["DHR", "CALM"], columns: [{ metric: "change.1y" }, { metric: "rangePosition.year" }] };
    const answer = await server.app.inject({ method: "POST", url: "/api/stock/getStockBaseInfos", payload: body });
    const { rows, columns } = answer.json().data;
    const at = (symbol: string) => rows.symbol.indexOf(symbol);
    for (const { values, because } of columns) {
      expect([values[at("DHR")], because?.[at("DHR")]]).toEqual([null, "doubtful-price"]);
      expect(values[at("CALM")]).toEqual(expect.any(Number));
    }
  });
});
