import { describe, expect, it } from "vitest";
import { companyOfName, isNamedAfterUsListing, symbolOfName, wordOfName } from "./symbol-of-name.ts";

// How vendors name what they serve: Alpha Vantage, TradingView, Stooq, Nasdaq, Yahoo, MetaTrader, Kaggle, Pooksoft, partitions of
// Hive. The others are as people name files. What each means is read off by eye.
const NAMED: readonly (readonly [string, string])[] = [
  ["AAPL.csv", "AAPL"],
  ["prices/MSFT.csv.gz", "MSFT"],
  ["archive.zip!data/MSFT.csv", "MSFT"],
  ["C:\\quotes\\E.csv", "E"],
  ["D.csv", "D"],
  ["IBKR.csv.gz", "IBKR"],
  ["AAPL.json", "AAPL"],
  ["AAPL.xlsx", "AAPL"],
  ["AAPL.parquet", "AAPL"],
  ["AAPL.xlsx!Sheet1", "AAPL"],
  ["GOOGL.tsv", "GOOGL"],
  ["AAPL (1).csv", "AAPL"],
  ["AAPL - Copy.csv", "AAPL"],
  ["AAPL copy.csv", "AAPL"],
  ["daily_adjusted_AAPL.csv", "AAPL"],
  ["daily_IBM.csv", "IBM"],
  ["NASDAQ_AAPL, 1D.csv", "AAPL"],
  ["NASDAQ_AAPL, 1D_1a2b3.csv", "AAPL"],
  ["BATS_SPY, 1D_1a2b3.csv", "SPY"],
  ["NYSE_BRK.B, 1D.csv", "BRK.B"],
  ["XETR_SAP, 1D.csv", "SAP.DE"],
  ["LSE_VOD, 1D_0f3c2.csv", "VOD.L"],
  ["HKEX_700, 1D.csv", "0700.HK"],
  ["TSE_7203, 1D.csv", "7203.T"],
  ["SSE_600519, 1D.csv", "600519.SS"],
  ["COINBASE_BTCUSD, 1D.csv", "BTC-USD"],
  ["BINANCE_ETHUSDT, 1D.csv", "ETH-USDT"],
  ["FX_EURUSD, 1D.csv", "EURUSD=X"],
  ["AAPL.us.txt", "AAPL"],
  ["stooq/brk-b.us.txt", "BRK.B"],
  ["aapl_us_d.csv", "AAPL"],
  ["vod_uk_d.csv", "VOD.L"],
  ["sap_de_d.csv", "SAP.DE"],
  ["eurusd_d.csv", "EURUSD=X"],
  ["^spx_d.csv", "^SPX"],
  ["HistoricalData_AAPL.csv", "AAPL"],
  ["AAPL_2020-01-01_2024-01-01.csv", "AAPL"],
  ["AAPL_20200101_20240101.csv", "AAPL"],
  ["AAPL_daily.csv", "AAPL"],
  ["AAPL-daily.csv", "AAPL"],
  ["AAPL daily prices.csv", "AAPL"],
  ["AAPL-2024.csv", "AAPL"],
  ["AAPL 2020-2024.csv", "AAPL"],
  ["AAPL_1d.csv", "AAPL"],
  ["AAPL_history_max.csv", "AAPL"],
  ["GOOG_2004_2013.csv.gz", "GOOG"],
  ["SPY_stooq_2018_2026.csv.gz", "SPY"],
  ["DA-BRK.B-T-2021-04-21.csv.gz", "BRK.B"],
  ["DA-T-T-2021-04-21.csv.gz", "T"],
  ["EURUSD_D1.csv", "EURUSD=X"],
  ["EURUSD1440.csv", "EURUSD=X"],
  ["EURUSD=X.csv", "EURUSD=X"],
  ["BTCUSD_D1.csv", "BTC-USD"],
  ["BTC-USD.csv", "BTC-USD"],
  ["btc-usd.csv", "BTC-USD"],
  ["MSFT_M1_202001.csv", "MSFT"],
  ["yahoo_AAPL.csv", "AAPL"],
  ["AAPL_yfinance.csv", "AAPL"],
  ["Kurse_SAP.DE.csv", "SAP.DE"],
  ["SAP.DE.csv", "SAP.DE"],
  ["sap.de.csv", "SAP.DE"],
  ["0700.HK.csv", "0700.HK"],
  ["700.HK.csv", "0700.HK"],
  ["600519.SS.csv", "600519.SS"],
  ["600519.SH.csv", "600519.SS"],
  ["000001.SZ.csv", "000001.SZ"],
  ["sh600519.csv", "600519.SS"],
  ["7203.T.csv", "7203.T"],
  ["7203.T_2020_2024.csv", "7203.T"],
  ["RELIANCE.NS.csv", "RELIANCE.NS"],
  ["VOLV-B.ST.csv", "VOLV-B.ST"],
  ["BRK-B.csv.gz", "BRK.B"],
  ["BRK.B.csv", "BRK.B"],
  ["BRK_B.csv", "BRK.B"],
  ["^GSPC.csv", "^GSPC"],
  ["^GSPC_2020_2024.csv", "^GSPC"],
  ["ES=F.csv", "ES=F"],
  ["AAPL/prices.csv", "AAPL"],
  ["AAPL/2024.csv", "AAPL"],
  ["AAPL/2024-01-05.csv", "AAPL"],
  ["AAPL.zip!prices.csv", "AAPL"],
  ["SAP.DE/daily.csv", "SAP.DE"],
  ["symbol=AAPL/data.parquet", "AAPL"],
  ["year=2024/ticker=BRK-B/part-0.parquet", "BRK.B"],
];

const NAMELESS: readonly string[] = [
  "HistoricalData_1700000000000.csv",
  "AAPL Historical Data.csv",
  "Apple Stock Price History.csv",
  "S&P 500 Historical Data.csv",
  ..."prices data table daily nasdaq yahoo stock stocks history export download historical quotes eod ohlcv all portfolio"
    .split(" ")
    .map((word) => `${word}.csv`),
  ..."book1.xlsx sheet1.csv output.csv result.csv results.csv final.csv new.csv copy.csv test.csv Mappe1.xlsx".split(
    " ",
  ),
  ..."Kurse.csv Aktienkurse.csv Historische_Kurse.csv datos.csv precios.csv Libro1.xlsx cotizaciones.csv acciones.csv".split(
    " ",
  ),
  ..."cours.csv données.csv historique.csv Classeur1.xlsx actions.csv 股票.csv 历史数据.csv 歷史資料.csv".split(" "),
  ..."ALL.csv DATA.csv NEW.csv OPEN.csv TEST.csv PRICES.csv".split(" "),
  ..."aapl.csv x.csv gold.csv coke.csv gas.csv bank.csv cash.csv list.csv vix.csv table_aapl.csv gold_2024.csv".split(
    " ",
  ),
  "stock_prices.csv",
  "daily prices 2024.csv",
  "historical prices of apple.csv",
  "apple.csv",
  "Tesla.csv",
  "My Stocks.csv",
  "AAPL_MSFT.csv",
  "-.csv",
  "2024-01-05.csv",
  "20240105.csv",
  "600519.csv",
  "CIK0000320193.json",
  "stocks/prices.csv",
  "SP500/prices.csv",
  "data/2024/prices.csv",
  "DATA/prices.csv",
  "",
];

describe("the symbol that a file is called after", () => {
  it.each(NAMED)("%s is %s", (name, symbol) => {
    expect(symbolOfName(name)).toBe(symbol);
  });

  it.each(NAMELESS)("%s shows none", (name) => {
    expect(symbolOfName(name)).toBeNull();
  });

  it("may be a word, which something else has to bear out", () => {
    const capitals = ["ALL.csv", "prices/OPEN.csv.gz", "ALL (1).csv"];
    expect(capitals.map(wordOfName)).toEqual(["ALL", "OPEN", "ALL"]);
    const small = ["gold.csv", "gas_2024.csv", "daily_vix.csv", "a.zip!coke.csv", "x.csv", "aapl (1).csv"];
    expect(small.map(wordOfName)).toEqual(["GOLD", "GAS", "VIX", "COKE", "X", "AAPL"]);
    const none = [
      "all.csv",
      "AAPL.csv",
      "ALL_2024.csv",
      "apple.csv",
      "aapl.us.txt",
      "gold silver.csv",
      "commodity.csv",
      "AAPL/prices.csv",
    ];
    expect(none.map(wordOfName)).toEqual(none.map(() => null));
  });

  it("may stand in a list under the name that investing.com gives the file", () => {
    expect(companyOfName("x/Apple Stock Price History.csv")).toBe("Apple");
    expect(companyOfName("AAPL Historical Data (2).csv")).toBe("AAPL");
    expect(companyOfName("AAPL.csv")).toBeNull();
  });

  it("shows a US listing where the vendor's name does", () => {
    const shown = ["aapl.us.txt", "aapl_us_d.csv", "NASDAQ_AAPL, 1D.csv", "BATS_SPY, 1D_1a2b3.csv"];
    expect(shown.filter((name) => !isNamedAfterUsListing(name))).toEqual([]);
    const hidden = ["SAP.csv", "XETR_SAP, 1D.csv", "sap_de_d.csv", "NASDAQ.csv"];
    expect(hidden.filter(isNamedAfterUsListing)).toEqual([]);
  });

  it("is found in a hostile name at once", () => {
    for (const piece of ["A_", "-", "19", "a-", "(1)", " copy", "A.", "20240101_"]) symbolOfName(piece.repeat(20_000));
    expect(symbolOfName(`${"x".repeat(100_000)}.csv`)).toBeNull();
  });
});
