import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { catalogueQuery, fundamentalsQuery } from "../features/fundamentals/fundamentals.query.ts";
import { marketStateQuery } from "../features/market/market.query.ts";
import { opinionQuery } from "../features/opinion/opinion.query.ts";
import { readChartState } from "../features/price-chart/chart-state.ts";
import { barsQuery } from "../features/price-chart/price-chart.query.ts";
import { statisticsQuery } from "../features/statistics/statistics.query.ts";
import { DEFAULT_STATISTICS } from "../features/statistics/statistics-state.ts";
import { stockHeaderQuery } from "../features/stock-header/stock-header.query.ts";
import { valuationQuery } from "../features/valuation/valuation.query.ts";
import { verdictQuery } from "../features/verdict/verdict.query.ts";
import { readAddress } from "../router/address.ts";
import { firstCalls } from "./first-calls.ts";

interface StockOnDay {
  readonly code: string;
  readonly asOf: string | undefined;
}

/** Keys of the answers, as the cache compares them. */
function keysAt(address: string): string[] {
  return firstCalls(readAddress(address)).flat().map(hashOf);
}

function hashOf(key: readonly unknown[]): string {
  return new QueryClient().defaultQueryOptions({ queryKey: key }).queryHash;
}

it("requests the header, the verdict and the bars of a stock under the keys that its page reads", () => {
  for (const query of ["", "&range=10y", "&range=ytd&basis=total&style=candles", "&asOf=2020-03-02"]) {
    const address = `#/pages/analysis?code=aapl${query}`;
    const asOf = query.includes("asOf") ? "2020-03-02" : undefined;
    const state = readChartState(readAddress(address).query);
    expect(keysAt(address)).toEqual(
      [
        stockHeaderQuery("AAPL", asOf),
        marketStateQuery,
        verdictQuery("AAPL", asOf),
        barsQuery({ code: "AAPL", asOf, ...state }),
      ].map(({ queryKey }) => hashOf(queryKey)),
    );
  }
});

it("requests the metrics instead of the bars when the address names one of their tabs", () => {
  expect(keysAt("#/pages/analysis?code=AAPL&tab=growth")).toEqual(
    [stockHeaderQuery("AAPL"), marketStateQuery, fundamentalsQuery({ code: "AAPL" }), catalogueQuery].map(
      ({ queryKey }) => hashOf(queryKey),
    ),
  );
});

it("requests the header alone when the address names the written report, which depends on who reads it", () => {
  expect(keysAt("#/pages/analysis?code=AAPL&tab=ai")).toEqual(
    [stockHeaderQuery("AAPL"), marketStateQuery].map(({ queryKey }) => hashOf(queryKey)),
  );
});

it.each([
  ["valuation", valuationQuery],
  ["opinion", opinionQuery],
  ["statistics", (stock: StockOnDay) => statisticsQuery({ ...stock, ...DEFAULT_STATISTICS })],
] as const)("requests the header and the main answer of the %s page", (page, queryOf) => {
  for (const asOf of [undefined, "2020-03-02"]) {
    const stock = { code: "AAPL", asOf };
    expect(keysAt(`#/pages/${page}?code=AAPL${asOf ? `&asOf=${asOf}` : ""}`)).toEqual(
      [stockHeaderQuery("AAPL", asOf), marketStateQuery, queryOf(stock)].map(({ queryKey }) => hashOf(queryKey)),
    );
  }
});

it("requests the header alone for other statistics than the default", () => {
  expect(keysAt("#/pages/statistics?code=AAPL&years=10")).toEqual(
    [stockHeaderQuery("AAPL"), marketStateQuery].map(({ queryKey }) => hashOf(queryKey)),
  );
});

it("requests today when the address names an impossible day", () => {
  expect(keysAt("#/pages/analysis?code=AAPL&asOf=2023-02-29")).toEqual(keysAt("#/pages/analysis?code=AAPL"));
});

it("requests the state of the market alone when the address names no stock", () => {
  for (const address of ["", "#/pages/about-us?code=AAPL", "#/pages/analysis", "#/pages/analysis?code=%20"]) {
    expect(keysAt(address)).toEqual([hashOf(marketStateQuery.queryKey)]);
  }
});

it("requests the catalogue of the screener, whatever its address names", () => {
  for (const query of ["", "?lab=O1", "?compare=AAPL,KO&code=AAPL"]) {
    expect(keysAt(`#/pages/basic-search${query}`)).toEqual(
      [marketStateQuery, catalogueQuery].map(({ queryKey }) => hashOf(queryKey)),
    );
  }
});
