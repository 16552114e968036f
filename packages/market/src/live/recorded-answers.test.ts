import { day, formatDay } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../scripts/shared-data.ts";
import type { LiveProvider, ProvidedPrices, ProviderCall } from "../providers/index.ts";
import { liveProviders } from "./index.ts";
import { answers, byPath, playedProvider } from "./testing/played-provider.ts";
import { alphaVantageJson, recorded, recordedTiingo, recordedYahoo, treasuryTable } from "./testing/recorded.ts";

const played = playedProvider();
const call: ProviderCall = { fetch, signal: AbortSignal.timeout(20_000) };

function provider(name: string): LiveProvider {
  const found = liveProviders(played.environment).ready.find(({ terms }) => terms.name === name);
  return found ?? expect.fail(`${name} is missing`);
}

async function prices(name: string, symbol: string, since: string, until: string): Promise<ProvidedPrices> {
  const supply = provider(name).prices ?? expect.fail("supplies no prices");
  return (await supply({ symbol, since: day(since), until: day(until) }, call)).value;
}

function firstBar({ delivered }: ProvidedPrices) {
  const { bars, basis, source } = delivered?.history ?? expect.fail("has no history");
  const [open, high, low, close, volume] = [bars.open, bars.high, bars.low, bars.close, bars.volume].map(
    ([first]) => first,
  );
  return {
    day: formatDay(bars.day[0] as never),
    open,
    high,
    low,
    close,
    volume,
    basis,
    source,
    count: bars.day.length,
  };
}

describe.skipIf(needsSharedData)("prices as providers were recorded", () => {
  it("Yahoo: a chart with a split and a dividend", async () => {
    played.play = answers(recordedYahoo("chart-AAPL-2020-08-31-to-2020-11-07"));
    const found = await prices("yahoo", "AAPL", "2020-08-31", "2020-11-06");
    // Its prices have the split in them. Apple, 2020-10-29: 0.205 a share, without it from 2020-11-06.
    expect(found.delivered?.history.actions).toEqual({
      splits: [],
      dividends: [{ exDay: day("2020-11-06"), amount: 0.205 }],
    });
    const json = JSON.parse(recordedYahoo("chart-AAPL-2020-08-31-to-2020-11-07")).chart.result[0];
    const [quote] = json.indicators.quote;
    expect(firstBar(found)).toMatchObject({ day: "2020-08-31", close: quote.close[0], open: quote.open[0], count: 49 });
    expect(firstBar(found)).toMatchObject({ basis: "split-adjusted", source: "yahoo" });
    expect([found.delivered?.currency, found.exchange]).toEqual(["USD", "NasdaqGS"]);
    const { url, headers } = played.requests[0] ?? expect.fail();
    // Sessions of 2020-08-31 to 2020-11-06 begin between eight in the evening, UTC, of the day before and of the last day.
    expect(url.pathname).toBe("/yahoo/v8/finance/chart/AAPL");
    expect(url.searchParams.get("period1")).toBe(`${Date.UTC(2020, 7, 30, 20) / 1000}`);
    expect(url.searchParams.get("period2")).toBe(`${Date.UTC(2020, 10, 6, 20) / 1000}`);
    expect(headers["user-agent"]).toContain("Plumbline");
  });

  it("Yahoo: splits and dividends by themselves", async () => {
    played.play = answers(recordedYahoo("chart-AAPL-2020-08-31-to-2020-11-07"));
    const { value } = await (provider("yahoo").actions ?? expect.fail())("AAPL", call);
    // Apple's press release of 2020-07-30: four for one, trading on the new basis from 2020-08-31.
    expect(value).toEqual({
      splits: [{ day: day("2020-08-31"), ratio: 4 }],
      dividends: [{ day: day("2020-11-06"), asDeclared: null, splitAdjusted: 0.205 }],
    });
  });

  it("Yahoo: a German stock in euros", async () => {
    played.play = answers(recorded("recorded/price_interfaces/yahoo_v8/MUV2.DE.2020-10.json"));
    const found = await prices("yahoo", "MUV2.DE", "2017-11-25", "2018-05-25");
    // Counted with Python's zoneinfo: 124 moments, one of them without a price.
    expect(firstBar(found)).toMatchObject({ day: "2017-11-27", count: 123 });
    expect(found.delivered?.currency).toBe("EUR");
  });

  it("a bar after the last day that is wanted is no close", async () => {
    played.play = answers(recorded("recorded/price_interfaces/yahoo_v8/MUV2.DE.2020-10.json"));
    const found = await prices("yahoo", "MUV2.DE", "2017-11-25", "2018-05-24");
    expect(formatDay(found.delivered?.history.bars.day.at(-1) as never)).toBe("2018-05-24");
    expect(firstBar(found).count).toBe(122);
  });

  it("Alpha Vantage: raw prices of IBM", async () => {
    played.play = answers(alphaVantageJson("IBM"));
    const found = await prices("alpha-vantage", "IBM", "2026-05-01", "2026-05-15");
    // The first line of the recorded table.
    const bar = { day: "2026-05-15", open: 218.2, high: 220.91, low: 217.615, close: 219.3, volume: 6154450 };
    expect(firstBar(found)).toMatchObject({ ...bar, basis: "raw", source: "alpha-vantage" });
  });

  it("Tiingo: raw prices; its key is a header", async () => {
    played.play = answers(recordedTiingo("ticker_price_with_date"));
    const found = await prices("tiingo", "GOOGL", "2015-01-01", "2015-01-05");
    const bar = { day: "2015-01-02", open: 532.6, high: 535.8, low: 527.88, close: 529.55, volume: 1327870, count: 2 };
    expect(firstBar(found)).toMatchObject({ ...bar, basis: "raw", source: "tiingo" });
    const { url, headers } = played.requests[0] ?? expect.fail();
    // As the recorded request of its own client.
    expect(`${url.pathname}${url.search}`).toBe(
      "/tiingo/tiingo/daily/GOOGL/prices?startDate=2015-01-01&endDate=2015-01-05&format=json",
    );
    expect(headers.authorization).toBe("Token s3cret-tiingo");
  });

  it("FMP: prices adjusted for splits; its key is a header", async () => {
    played.play = answers(recorded("recorded/fmp_stable/chart_full.json"));
    const found = await prices("fmp", "AAPL", "2024-01-30", "2024-01-31");
    const bar = { day: "2024-01-31", open: 187.04, high: 187.1, low: 184.35, close: 184.4, volume: 55467803, count: 2 };
    expect(firstBar(found)).toMatchObject({ ...bar, basis: "split-adjusted", source: "fmp" });
    const { url, headers } = played.requests[0] ?? expect.fail();
    expect([url.searchParams.get("apikey"), headers.apikey]).toEqual([null, "s3cret-fmp"]);
  });

  it("Stooq: a table that is called as on its page", async () => {
    played.play = answers(recorded("prices/stooq_2024_2026/AAPL.csv.gz"));
    const found = await prices("stooq", "AAPL", "2024-03-25", "2026-03-20");
    const bar = { day: "2024-03-25", open: 169.185, high: 170.549, low: 168.078, close: 169.468, volume: 54731182 };
    expect(firstBar(found)).toMatchObject({ ...bar, basis: "split-adjusted", source: "stooq" });
    expect(found.issues.map(({ code }) => code)).toContain("inconsistent-dividends");
    expect(played.requests[0]?.url.search).toBe("?s=aapl.us&d1=20240325&d2=20260320&i=d");
  });

  it("an answer is the same to who keeps it for the importers", async () => {
    played.play = answers(recorded("recorded/fmp_stable/chart_full.json"));
    const ask = provider("fmp").requests?.prices ?? expect.fail();
    const request = (await ask({ symbol: "AAPL", since: null, until: day("2024-01-31") }, call)) ?? expect.fail();
    expect(request.check(Buffer.from(recorded("recorded/fmp_stable/chart_full.json")))).toBe("data");
    expect(request.file).toEqual({
      name: "AAPL.json",
      known: { source: "fmp", basis: "split-adjusted", symbol: "AAPL" },
    });
  });
});

describe.skipIf(needsSharedData)("quotes as providers were recorded", () => {
  const asked = ["AAPL", "BABA", "NOSUCH"];
  const quotes = async (name: string) => (await (provider(name).quotes ?? expect.fail())(asked, call)).value;
  // Friday 2025-02-14, four in the afternoon in New York, is 21:00 UTC.
  const AAPL = { symbol: "AAPL", price: 244.6, previousClose: 241.53, currency: "USD" };
  const BABA = { symbol: "BABA", price: 124.73, previousClose: 119.54, currency: "USD" };

  it("Yahoo: many in one request, with a session that is opened once", async () => {
    const cookie = { "set-cookie": "A3=d=AQAB; Domain=.yahoo.com; Secure" };
    played.play = byPath({
      "/yahoo": answers("", 404, cookie),
      "/v1/test/getcrumb": answers("haT3oykhHqZ"),
      "/v7/finance/quote": answers(recordedYahoo("quote-AAPL-BABA")),
    });
    const yahoo = provider("yahoo");
    const supply = yahoo.quotes ?? expect.fail();
    const [{ value }, others] = await Promise.all([supply(asked, call), supply(asked, call)]);
    expect(others.value).toEqual(value);
    expect(value).toEqual([
      { ...AAPL, tradedAt: "2025-02-14T21:00:00.000Z", delaySeconds: 0 },
      { ...BABA, tradedAt: "2025-02-14T21:00:02.000Z", delaySeconds: 0 },
    ]);
    expect(played.requests.map(({ url }) => url.pathname)).toEqual([
      "/yahoo",
      "/yahoo/v1/test/getcrumb",
      "/yahoo/v7/finance/quote",
      "/yahoo/v7/finance/quote",
    ]);
    const { url, headers } = played.requests[2] ?? expect.fail();
    expect([url.searchParams.get("crumb"), headers.cookie]).toEqual(["haT3oykhHqZ", "A3=d=AQAB"]);
    expect(url.searchParams.get("symbols")).toBe("AAPL,BABA,NOSUCH");
  });

  it("Yahoo: without a session the quotes are taken from sparks", async () => {
    const chart = JSON.parse(recordedYahoo("chart-AAPL")).chart.result[0];
    // No spark was recorded: each has the chart's own description of its stock.
    const spark = { spark: { result: [{ symbol: "AAPL", response: [{ meta: chart.meta }] }], error: null } };
    const unauthorized = { finance: { result: null, error: { code: "Unauthorized", description: "Invalid Crumb" } } };
    played.play = byPath({
      "/v7/finance/quote": answers(JSON.stringify(unauthorized), 401),
      "/v7/finance/spark": answers(JSON.stringify(spark)),
    });
    expect(await quotes("yahoo")).toEqual([
      {
        symbol: "AAPL",
        price: 220.003,
        previousClose: chart.meta.chartPreviousClose,
        currency: "USD",
        tradedAt: new Date(1742824293 * 1000).toISOString(),
      },
    ]);
  });

  it("FMP: the price is that of the recording", async () => {
    played.play = answers(recorded("recorded/fmp_stable/stock_quote.json"));
    // 1773691203 is 2026-03-16 20:00:03 UTC, four in the afternoon in New York.
    expect(await quotes("fmp")).toEqual([
      { ...AAPL, price: 252.82, previousClose: 250.12, tradedAt: "2026-03-16T20:00:03.000Z" },
    ]);
    expect(played.requests[0]?.url.search).toBe("?symbols=AAPL%2CBABA%2CNOSUCH");
  });
});

describe.skipIf(needsSharedData)("what else was recorded", () => {
  const cookie = answers("", 404, { "set-cookie": "A3=1" });
  const summary = (symbol: string) =>
    byPath({ "/yahoo": cookie, [`/${symbol}`]: answers(recordedYahoo(`quoteSummary-all-${symbol}`)) });

  it("Yahoo: the earnings date of Spotify has happened, that of Apple is a span that it guesses", async () => {
    const dates = provider("yahoo").earningsDates ?? expect.fail();
    played.play = summary("SPOT");
    // Half past eight in New York.
    const reported = { day: day("2025-02-04"), until: day("2025-02-04"), status: "reported", time: "before-open" };
    expect((await dates("SPOT", call)).value).toEqual([{ symbol: "SPOT", ...reported, periodEnd: null }]);
    played.play = summary("AAPL");
    const guessed = { day: day("2025-04-30"), until: day("2025-05-05"), status: "estimated", time: null };
    expect((await dates("AAPL", call)).value).toEqual([{ symbol: "AAPL", ...guessed, periodEnd: null }]);
  });

  it("Yahoo: ratings without a target are counted, and are no targets", async () => {
    const [all] = JSON.parse(recordedYahoo("quoteSummary-all-AAPL")).quoteSummary.result;
    const { quoteType, upgradeDowngradeHistory } = all;
    // The two parts that are asked for, of the recording of all.
    const body = { quoteSummary: { result: [{ quoteType, upgradeDowngradeHistory }], error: null } };
    played.play = byPath({ "/yahoo": cookie, "/AAPL": answers(JSON.stringify(body)) });
    const { value } = await (provider("yahoo").targets ?? expect.fail())("AAPL", call);
    // The recording is of a time when Yahoo sent ratings alone: 968 of them.
    expect(value.targets).toEqual([]);
    expect(value.issues).toMatchObject([{ code: "without-target", count: 968, symbol: "AAPL" }]);
  });

  it("FMP: a target of Barclays for Intuit", async () => {
    const [, intuit] = JSON.parse(recorded("recorded/fmp_stable/price_target_news.json"));
    played.play = answers(JSON.stringify([intuit]));
    const { value } = await (provider("fmp").targets ?? expect.fail())("INTU", call);
    const stated = {
      firm: "Barclays",
      analyst: "Raimo Lenschow",
      target: 540,
      priceWhenPosted: 451.5696,
      currency: "USD",
    };
    expect(value.targets).toMatchObject([{ symbol: "INTU", published: day("2026-03-16"), source: "fmp", ...stated }]);
  });

  it("FMP: past and next earnings dates, dividends and splits of Apple", async () => {
    const fmp = provider("fmp");
    played.play = byPath({
      "/earnings": answers(recorded("recorded/fmp_stable/earnings.json")),
      "/splits": answers(recorded("recorded/fmp_stable/stock_split.json")),
      "/dividends": answers(recorded("recorded/fmp_stable/dividends.json")),
    });
    const dates = (await (fmp.earningsDates ?? expect.fail())("AAPL", call)).value;
    expect(dates.map((date) => [formatDay(date.day), date.status])).toEqual([
      ["2026-05-07", "estimated"],
      ["2026-01-29", "reported"],
    ]);
    const { splits, dividends } = (await (fmp.actions ?? expect.fail())("AAPL", call)).value;
    expect(splits.map((split) => [formatDay(split.day), split.ratio])).toEqual([
      ["2020-08-31", 4],
      ["2014-06-09", 7],
    ]);
    expect(dividends[0]).toEqual({ day: day("2026-02-09"), asDeclared: 0.26, splitAdjusted: 0.26 });
  });

  it("FMP: the calendar of a day", async () => {
    played.play = answers(recorded("recorded/fmp_stable/calendar_earnings.recapture.json.gz"));
    const span = { since: day("2025-01-01"), until: day("2025-01-31") };
    const { value } = await (provider("fmp").calendar ?? expect.fail())(span, call);
    expect(value).toMatchObject([{ symbol: "AAPL", day: day("2025-01-28"), status: "reported" }]);
  });

  it("Alpha Vantage: the calendar of all companies", async () => {
    played.play = answers(recorded("recorded/earnings_dates/alphavantage_EARNINGS_CALENDAR.csv.gz"));
    const span = { since: day("2026-05-17"), until: day("2026-08-31") };
    const { value } = await (provider("alpha-vantage").calendar ?? expect.fail())(span, call);
    // 4,527 lines, one of them the header.
    expect(value).toHaveLength(4526);
    const nvidia = { day: day("2026-05-20"), periodEnd: day("2026-04-30"), time: "after-close", status: "estimated" };
    expect(value.find(({ symbol }) => symbol === "NVDA")).toMatchObject(nvidia);
    expect(value.find(({ symbol }) => symbol === "AAPL")).toMatchObject({ day: day("2026-07-30"), time: null });
  });

  it("Treasury: the curve of a year in fractions", async () => {
    played.play = answers(treasuryTable());
    const { value } = await (provider("us-treasury").rates ?? expect.fail())({ year: 2024 }, call);
    const tenYears = value.series.find(({ name }) => name === "treasury-10year") ?? expect.fail();
    expect(Array.from(tenYears.day, (on) => formatDay(on as never))).toEqual(["2024-01-30", "2024-01-31"]);
    // FMP's recording of the same curve says 4.06 and 3.99.
    expect([...tenYears.value]).toEqual([0.0406, 0.0399]);
    expect(tenYears.source).toBe("us-treasury");
  });
});

describe("quotes as their providers document them, of which none was recorded", () => {
  it("Stooq: the times are those of Warsaw, in winter and in summer", async () => {
    played.play = answers(
      "Symbol,Date,Time,Open,High,Low,Close,Volume\r\n" +
        "AAPL.US,2026-01-02,21:59:58,272,277,269,271.01,37838054\r\n" +
        "BRK-B.US,2026-07-02,21:59:58,480,490,470,481.5,1000\r\n" +
        "NOSUCH.US,N/D,N/D,N/D,N/D,N/D,N/D,N/D\r\n",
    );
    const supply = provider("stooq").quotes ?? expect.fail();
    const { value } = await supply(["AAPL", "BRK.B", "NOSUCH"], call);
    // Poland is an hour before UTC in January, two in July.
    expect(value).toMatchObject([
      { symbol: "AAPL", price: 271.01, previousClose: null, tradedAt: "2026-01-02T20:59:58.000Z" },
      { symbol: "BRK.B", price: 481.5, previousClose: null, tradedAt: "2026-07-02T19:59:58.000Z" },
    ]);
    expect(played.requests[0]?.url.search.startsWith("?s=aapl.us+brk-b.us+nosuch.us&")).toBe(true);
  });

  it("Tiingo: the last price, with the time of the last sale", async () => {
    const row = { ticker: "BRK-B", tngoLast: 481.5, prevClose: 480, timestamp: "2026-01-02T20:59:59.5Z" };
    played.play = answers(JSON.stringify([{ ...row, last: null, lastSaleTimestamp: "2026-01-02T20:59:58Z" }]));
    const { value } = await (provider("tiingo").quotes ?? expect.fail())(["BRK.B", "SAP.DE"], call);
    const quote = { symbol: "BRK.B", price: 481.5, previousClose: 480, currency: "USD" };
    expect(value).toEqual([{ ...quote, tradedAt: "2026-01-02T20:59:58.000Z" }]);
    expect(played.requests[0]?.url.search).toBe("?tickers=BRK-B");
  });
});
