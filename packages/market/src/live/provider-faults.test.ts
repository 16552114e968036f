import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../scripts/shared-data.ts";
import { type LiveProvider, type ProviderCall, ProviderError } from "../providers/index.ts";
import { liveProviders } from "./index.ts";
import { answers, type Play, playedProvider } from "./testing/played-provider.ts";
import { alphaVantageJson, recorded, recordedTiingo, recordedYahoo, treasuryTable } from "./testing/recorded.ts";

const played = playedProvider();

/** One question to each provider, by what is asked. */
const QUESTIONS: Readonly<
  Record<string, (ready: ReadonlyMap<string, LiveProvider>, call: ProviderCall) => Promise<unknown>>
> = {
  "yahoo prices": async (ready, call) => pricesOf(ready.get("yahoo"), call),
  "yahoo quotes": async (ready, call) => (await ready.get("yahoo")?.quotes?.(["AAPL"], call))?.value,
  "yahoo targets": async (ready, call) => (await ready.get("yahoo")?.targets?.("AAPL", call))?.value.targets,
  "yahoo dates": async (ready, call) => (await ready.get("yahoo")?.earningsDates?.("AAPL", call))?.value,
  "stooq prices": async (ready, call) => pricesOf(ready.get("stooq"), call),
  "stooq quotes": async (ready, call) => (await ready.get("stooq")?.quotes?.(["AAPL"], call))?.value,
  "alpha-vantage prices": async (ready, call) => pricesOf(ready.get("alpha-vantage"), call),
  "alpha-vantage actions": async (ready, call) =>
    Object.values((await ready.get("alpha-vantage")?.actions?.("AAPL", call))?.value ?? {}).flat(),
  "alpha-vantage calendar": async (ready, call) => (await ready.get("alpha-vantage")?.calendar?.(SPAN, call))?.value,
  "tiingo prices": async (ready, call) => pricesOf(ready.get("tiingo"), call),
  "tiingo quotes": async (ready, call) => (await ready.get("tiingo")?.quotes?.(["AAPL"], call))?.value,
  "fmp prices": async (ready, call) => pricesOf(ready.get("fmp"), call),
  "fmp quotes": async (ready, call) => (await ready.get("fmp")?.quotes?.(["AAPL"], call))?.value,
  "fmp targets": async (ready, call) => (await ready.get("fmp")?.targets?.("AAPL", call))?.value.targets,
  "fmp dates": async (ready, call) => (await ready.get("fmp")?.earningsDates?.("AAPL", call))?.value,
  "fmp actions": async (ready, call) =>
    Object.values((await ready.get("fmp")?.actions?.("AAPL", call))?.value ?? {}).flat(),
  "fmp calendar": async (ready, call) => (await ready.get("fmp")?.calendar?.(SPAN, call))?.value,
  "us-treasury rates": async (ready, call) =>
    (await ready.get("us-treasury")?.rates?.({ year: 2024 }, call))?.value.series,
};
const SPAN = { since: day("2026-01-01"), until: day("2026-03-31") };

async function pricesOf(provider: LiveProvider | undefined, call: ProviderCall): Promise<unknown[]> {
  const wanted = { symbol: "AAPL", since: day("2015-01-01"), until: day("2026-06-30") };
  const answer = await provider?.prices?.(wanted, call);
  return [...(answer?.value.delivered?.history.bars.close ?? [])];
}

/** What was served: nothing, how many figures, or the class of the failure. */
async function served(question: string, environment = played.environment, signal = AbortSignal.timeout(20_000)) {
  const ready = new Map(liveProviders(environment).ready.map((provider) => [provider.terms.name, provider]));
  try {
    const figures = await QUESTIONS[question]?.(ready, { fetch, signal });
    return Array.isArray(figures) && figures.length === 0 ? "nothing" : "FIGURES";
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const told = `${error.message} ${error.stack} ${JSON.stringify(error)}`;
    expect(told).not.toMatch(/s3cret|127\.0\.0\.1|apikey=|crumb=/);
    expect(error.message.startsWith(`${error.provider} `)).toBe(true);
    return error.code;
  }
}

async function table(play: Play): Promise<Record<string, string>> {
  played.play = play;
  const rows = Object.keys(QUESTIONS).map(async (question) => [question, await served(question)] as const);
  return Object.fromEntries(await Promise.all(rows));
}

/** The same for each, but for those that are named. */
function each(code: string, others: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { ...Object.fromEntries(Object.keys(QUESTIONS).map((question) => [question, code])), ...others };
}

const PAGE = "<!DOCTYPE html><html><body>Please verify that you are human</body></html>";
const cutInTheMiddle: Play = (response, request) => {
  response.writeHead(200, { "content-length": "100000" }).write('[{"symbol":"AAPL","date":"2026-01-02","close":1');
  setTimeout(() => request.socket.destroy(), 20);
};

describe("no figure is served by a provider that", () => {
  it.each<[string, Play, Record<string, string>]>([
    ["answers 503", answers("", 503), each("retryable")],
    [
      "answers 429 and says until when",
      answers("Too Many Requests", 429, { "retry-after": "60" }),
      each("rate-limited"),
    ],
    ["refuses the key", answers("{}", 401), each("unauthorised", { "yahoo quotes": "unauthorised" })],
    ["sends the request elsewhere", answers("", 302, { location: "http://127.0.0.1:9/" }), each("permanent")],
    ["cuts its answer in the middle", cutInTheMiddle, each("retryable")],
    ["cuts the connection", (_, request) => void request.socket.destroy(), each("retryable")],
    ["sends a page for browsers", answers(PAGE), each("malformed")],
    ["sends a page with 404", answers(PAGE, 404), each("permanent")],
    ["sends half of its JSON", answers('[{"symbol":"AAPL","date":"2026-01-02","clo'), each("malformed")],
    ["sends bytes", answers(Buffer.from([0, 255, 254, 1, 128, 200])), each("malformed")],
    ["sends an empty answer", answers(""), each("malformed")],
    ["sends a number", answers("1"), each("malformed")],
    ["sends null", answers("null"), each("malformed")],
    ["sends an empty object", answers("{}"), each("malformed", { "alpha-vantage prices": "nothing" })],
    [
      "sends an empty list",
      answers("[]"),
      // A list without rows is how these two say that they have nothing.
      each(
        "malformed",
        Object.fromEntries(
          Object.keys(QUESTIONS)
            .filter((name) => /^(?:tiingo|fmp)/.test(name))
            .map((name) => [name, "nothing"]),
        ),
      ),
    ],
    ["sends a sentence in place of data", answers('{"message":"Something went wrong."}'), each("malformed")],
  ])("%s", async (_, play, expected) => {
    expect(await table(play)).toEqual(expected);
  });

  it("is away", async () => {
    // Port 9 (discard) is closed.
    const away = Object.fromEntries(
      Object.entries(played.environment).map(([name, value]) => [
        name,
        name.endsWith("_URL") ? "http://127.0.0.1:9" : value,
      ]),
    );
    for (const question of Object.keys(QUESTIONS)) expect(await served(question, away)).toBe("retryable");
  });

  it("does not answer", async () => {
    played.play = () => undefined;
    const rows = Object.keys(QUESTIONS).map((question) =>
      served(question, played.environment, AbortSignal.timeout(300)),
    );
    expect(new Set(await Promise.all(rows))).toEqual(new Set(["retryable"]));
  });
});

describe("a sentence that a provider sends with 200", () => {
  it.each([
    ["yahoo prices", "Too Many Requests\r\n", "rate-limited"],
    ["yahoo quotes", "Too Many Requests\r\n", "rate-limited"],
    [
      "yahoo prices",
      '{"chart":{"result":null,"error":{"code":"Not Found","description":"No data found, symbol may be delisted"}}}',
      "nothing",
    ],
    [
      "yahoo prices",
      '{"chart":{"result":null,"error":{"code":"Internal Server Error","description":"x"}}}',
      "malformed",
    ],
    ["yahoo prices", '{"chart":{"result":[],"error":null}}', "nothing"],
    ["stooq prices", "Exceeded the daily hits limit", "rate-limited"],
    ["stooq quotes", "Exceeded the daily hits limit", "rate-limited"],
    ["stooq prices", "Przekroczony dzienny limit wywolan", "rate-limited"],
    ["stooq prices", "No data", "nothing"],
    ["stooq prices", "Date,Open,High,Low,Close,Volume\n", "nothing"],
    ["stooq prices", "Get your apikey:\n1. Open https://stooq.com/q/d/?s=aapl.us&get_apikey", "unauthorised"],
    ["stooq prices", "Date,Open,High,Low,Close,Volume\n2026-01-02,N/D,N/D,N/D,N/D,N/D\n", "malformed"],
    ["stooq quotes", "Symbol,Date,Time,Open,High,Low,Close,Volume\nAAPL.US,N/D,N/D,N/D,N/D,N/D,N/D,N/D\n", "nothing"],
    // As its clients report them: github.com/finance-quote/finance-quote/pull/104, RomelTorres/alpha_vantage issues 125 and 341.
    [
      "alpha-vantage prices",
      '{"Note":"Thank you for using Alpha Vantage! Our standard API call frequency is 5 calls per minute and 500 calls per day."}',
      "rate-limited",
    ],
    [
      "alpha-vantage prices",
      '{"Information":"We have detected your API key as s3cret-av and our standard API rate limit is 25 requests per day. Please subscribe to any of the premium plans to instantly remove all daily rate limits."}',
      "rate-limited",
    ],
    [
      "alpha-vantage prices",
      '{"Information":"Thank you for using Alpha Vantage! Please consider spreading out your free API requests more sparingly (1 request per second). You may subscribe to any of the premium plans to lift the free key rate limit (25 requests per day), raise the per-second burst limit, and instantly unlock all premium endpoints"}',
      "rate-limited",
    ],
    [
      "alpha-vantage prices",
      '{"Information":"The **demo** API key is for demo purposes only. Please claim your free API key"}',
      "unauthorised",
    ],
    ["alpha-vantage calendar", '{"Information":"Please consider optimizing your API call frequency."}', "rate-limited"],
    [
      "alpha-vantage prices",
      '{"Information":"Thank you for using Alpha Vantage! This is a premium endpoint. You may subscribe to any of the premium plans to instantly unlock all premium endpoints"}',
      "permanent",
    ],
    [
      "alpha-vantage prices",
      '{"Error Message":"the parameter apikey is invalid or missing. Please claim your free API key."}',
      "unauthorised",
    ],
    [
      "alpha-vantage prices",
      '{"Error Message":"Invalid API call. Please retry or visit the documentation"}',
      "nothing",
    ],
    ["tiingo prices", '{"detail":"Error: You have run over your hourly request allocation."}', "rate-limited"],
    ["tiingo prices", '"You have run over your 500 symbol look up for this month."', "rate-limited"],
    ["tiingo quotes", '{"detail":"Invalid token."}', "unauthorised"],
    [
      "fmp prices",
      '{"Error Message":"Limit Reach . Please upgrade your plan or visit our documentation"}',
      "rate-limited",
    ],
    ["fmp quotes", '{"Error Message":"Invalid API KEY. Feel free to create a Free API Key"}', "unauthorised"],
    [
      "fmp targets",
      '{"Error Message":"Exclusive Endpoint : This endpoint is not available under your current subscription"}',
      "permanent",
    ],
    ["fmp prices", '{"Error Message":"Premium Query Parameter"}', "permanent"],
  ])("%s: %s", async (question, body, expected) => {
    played.play = answers(body);
    expect(await served(question)).toBe(expected);
  });
});

describe("a sentence that a provider sends with an error as its status", () => {
  it.each([
    [
      "yahoo prices",
      404,
      '{"chart":{"result":null,"error":{"code":"Not Found","description":"No data found, symbol may be delisted"}}}',
      "nothing",
    ],
    [
      "yahoo prices",
      400,
      `{"chart":{"result":null,"error":{"code":"Bad Request","description":"Data doesn't exist for startDate = 1, endDate = 2"}}}`,
      "nothing",
    ],
    [
      "yahoo prices",
      422,
      '{"chart":{"result":null,"error":{"code":"Unprocessable Entity","description":"x"}}}',
      "permanent",
    ],
    ["yahoo prices", 403, "Edge: Too Many Requests", "rate-limited"],
    ["tiingo prices", 404, '{"detail":"Error: Ticker \'AAPL\' not found"}', "nothing"],
    ["fmp prices", 402, "Premium Query Parameter: This value set for 'symbol' is not available", "permanent"],
    [
      "fmp prices",
      403,
      '{"Error Message":"Legacy Endpoint : Due to Legacy endpoints being no longer supported"}',
      "permanent",
    ],
    ["fmp quotes", 401, '{"Error Message":"Invalid API KEY."}', "unauthorised"],
  ])("%s: %i %s", async (question, status, body, expected) => {
    played.play = answers(body, status);
    expect(await served(question)).toBe(expected);
  });
});

describe.skipIf(needsSharedData)("data of another company", () => {
  const price = JSON.stringify([{ symbol: "MSFT", date: "2026-01-02", open: 1, high: 1, low: 1, close: 1, volume: 1 }]);
  const quotesOfBaba = () => {
    const { quoteResponse } = JSON.parse(recordedYahoo("quote-BABA"));
    return JSON.stringify({ quoteResponse });
  };

  it.each<[string, () => string]>([
    ["yahoo prices", () => recordedYahoo("chart-BABA-2020-01-01-to-2020-01-03")],
    ["yahoo quotes", quotesOfBaba],
    ["yahoo targets", () => recordedYahoo("quoteSummary-all-BABA")],
    ["yahoo targets", () => recordedYahoo("quoteSummary-upgradeDowngradeHistory-BABA")],
    ["yahoo dates", () => recordedYahoo("quoteSummary-all-SPOT")],
    ["yahoo dates", () => recordedYahoo("quoteSummary-calendarEvents-SPOT")],
    ["alpha-vantage prices", () => alphaVantageJson("IBM")],
    [
      "alpha-vantage actions",
      () => '{"symbol":"IBM","data":[{"effective_date":"2021-11-04","split_factor":"1.0460"}]}',
    ],
    ["tiingo quotes", () => '[{"ticker":"MSFT","tngoLast":400.1,"prevClose":399,"timestamp":"2026-01-02T20:59:59Z"}]'],
    ["stooq quotes", () => "Symbol,Date,Time,Open,High,Low,Close,Volume\nMSFT.US,2026-01-02,21:59:00,1,1,1,1,1\n"],
    ["fmp prices", () => price],
    ["fmp quotes", () => recorded("recorded/fmp_stable/stock_quote.json").replaceAll("AAPL", "MSFT")],
    ["fmp targets", () => recorded("recorded/fmp_stable/price_target_news.json")],
    ["fmp dates", () => recorded("recorded/fmp_stable/earnings.json").replaceAll("AAPL", "MSFT")],
    ["fmp actions", () => recorded("recorded/fmp_stable/stock_split.json").replaceAll("AAPL", "MSFT")],
  ])("%s", async (question, body) => {
    played.play = answers(body());
    expect(await served(question)).toBe("malformed");
  });

  it("is told by a comparison where an answer names no stock: the terms say which do not", () => {
    const silent = liveProviders(played.environment).ready.filter(({ terms }) => terms.namesStock === false);
    expect(silent.map(({ terms }) => terms.name).sort()).toEqual(["stooq", "tiingo"]);
  });

  it.each<[string, string, () => string]>([
    ["another year", "us-treasury rates", () => treasuryTable().replaceAll("/2024", "/2023")],
    [
      "weeks in place of days",
      "yahoo prices",
      () => recordedYahoo("chart-AAPL-2020-01-01-to-2020-01-03").replace('"1d"', '"1wk"'),
    ],
    [
      "a trade of the future",
      "tiingo quotes",
      () => '[{"ticker":"AAPL","tngoLast":1,"timestamp":"2990-01-02T20:59:59Z"}]',
    ],
    ["the page of a table", "stooq prices", () => recorded("recorded/price_interfaces/stooq/history_page.html.gz")],
    [
      "days before those asked for",
      "tiingo prices",
      () => recordedTiingo("ticker_price_with_date").replaceAll("2015-", "2014-"),
    ],
  ])("is like %s: %s", async (_, question, body) => {
    played.play = answers(body());
    expect(await served(question)).toBe("malformed");
  });
});
