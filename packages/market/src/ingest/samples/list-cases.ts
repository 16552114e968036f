/** What a list brings to a symbol of the market: name, sector, industry, exchange, currency, kind. */
export type ExpectedListing = readonly [string, ...(string | null)[]];

/** A list as its publisher lays it out, with numbers and names of our own, and what must come of it. */
export interface ListCase {
  readonly title: string;
  /** Name of the file, and its lines; or where it lies below `files/`. */
  readonly file: string;
  readonly lines: readonly string[] | null;
  /** Symbols with prices in the same import. */
  readonly priced?: readonly string[];
  readonly listings?: readonly ExpectedListing[];
  /** By name: days and values of a series, the first to the last. */
  readonly series?: Readonly<Record<string, readonly (readonly [string, number])[]>>;
  readonly codes?: readonly string[];
}

const ISHARES_PREAMBLE = [
  "iShares Made-Up World ETF",
  'Fund Holdings as of,"Nov 20, 2026"',
  'Inception Date,"May 15, 2000"',
  'Shares Outstanding,"900,000,000.00"',
  'Stock,"-"',
  'Bond,"-"',
  'Cash,"-"',
  'Other,"-"',
  "\u00A0",
];
const ISHARES_HEADER =
  "Ticker,Name,Sector,Asset Class,Market Value,Weight (%),Notional Value,Quantity,Price,Location,Exchange,Currency,FX Rate,Market Currency,Accrual Date";
const ishares = (...cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join();

export const LIST_CASES: readonly ListCase[] = [
  {
    title: "Treasury.gov, par yields: percent, newest first, month before day",
    file: "daily-treasury-rates.csv",
    lines: [
      'Date,"1 Mo","1.5 Month","2 Mo","3 Mo","6 Mo","1 Yr","10 Yr","30 Yr"',
      "03/04/2025,4.38,4.37,4.36,4.31,4.27,4.08,4.22,4.51",
      "03/03/2025,4.38,,4.36,4.34,4.28,4.05,4.16,4.45",
      "02/14/2025,4.37,,4.35,4.34,4.32,4.23,4.47,4.69",
    ],
    series: {
      "treasury-1.5month": [["2025-03-04", 0.0437]],
      "treasury-3month": [
        ["2025-02-14", 0.0434],
        ["2025-03-03", 0.0434],
        ["2025-03-04", 0.0431],
      ],
      "treasury-10year": [
        ["2025-02-14", 0.0447],
        ["2025-03-03", 0.0416],
        ["2025-03-04", 0.0422],
      ],
    },
  },
  {
    title: "Treasury.gov, real yields: may be below 0",
    file: "daily-treasury-real.csv",
    lines: ['Date,"5 YR","7 YR","10 YR","20 YR","30 YR"', "01/05/2021,-1.66,-1.43,-1.08,-0.55,-0.33"],
    series: { "treasury-real-10year": [["2021-01-05", -0.0108]] },
  },
  {
    title: "FRED, the header of today and several series",
    file: "fredgraph.csv",
    lines: [
      "observation_date,DGS10,DAAA,SP500",
      "2025-01-02,4.57,5.31,5868.55",
      "2025-01-03,4.60,,5942.47",
      "2025-01-06,.,5.34,.",
    ],
    series: {
      "fred-dgs10": [
        ["2025-01-02", 0.0457],
        ["2025-01-03", 0.046],
      ],
      "fred-daaa": [
        ["2025-01-02", 0.0531],
        ["2025-01-06", 0.0534],
      ],
      sp500: [
        ["2025-01-02", 5868.55],
        ["2025-01-03", 5942.47],
      ],
    },
  },
  {
    title: "FRED, the header of before",
    file: "DGS3MO.csv",
    lines: ["DATE,DGS3MO", "2023-01-02,.", "2023-01-03,4.53"],
    series: { "fred-dgs3mo": [["2023-01-03", 0.0453]] },
  },
  {
    title: "iShares, holdings of the world: local tickers, cash left out, currency of the exchange",
    file: "IWLD_holdings.csv",
    lines: [
      ...ISHARES_PREAMBLE,
      ISHARES_HEADER,
      ishares(
        "AAA",
        "ALPHA WORKS INC",
        "Information Technology",
        "Equity",
        "1,000.00",
        "7.10",
        "1,000.00",
        "10.00",
        "100.00",
        "United States",
        "NASDAQ",
        "USD",
        "1.00",
        "USD",
        "-",
      ),
      ishares(
        "BRKB",
        "BETA HOLDING INC CLASS B",
        "Financials",
        "Equity",
        "900.00",
        "6.10",
        "900.00",
        "9.00",
        "100.00",
        "United States",
        "New York Stock Exchange Inc.",
        "USD",
        "1.00",
        "USD",
        "-",
      ),
      ishares(
        "700",
        "GAMMA HOLDINGS LTD",
        "Communication",
        "Equity",
        "800.00",
        "5.10",
        "800.00",
        "8.00",
        "100.00",
        "China",
        "Hong Kong Exchanges And Clearing Ltd",
        "USD",
        "7.80",
        "HKD",
        "-",
      ),
      ishares(
        "VOD",
        "DELTA GROUP PLC",
        "Communication",
        "Equity",
        "700.00",
        "4.10",
        "700.00",
        "7.00",
        "100.00",
        "United Kingdom",
        "London Stock Exchange",
        "USD",
        "0.79",
        "GBP",
        "-",
      ),
      ishares(
        "VOLV B",
        "EPSILON CLASS B",
        "Industrials",
        "Equity",
        "600.00",
        "3.10",
        "600.00",
        "6.00",
        "100.00",
        "Sweden",
        "Nasdaq Omx Nordic",
        "USD",
        "10.40",
        "SEK",
        "-",
      ),
      ishares(
        "USD",
        "USD CASH",
        "Cash and/or Derivatives",
        "Cash",
        "5.00",
        "0.10",
        "5.00",
        "5.00",
        "100.00",
        "United States",
        "-",
        "USD",
        "1.00",
        "USD",
        "-",
      ),
      ishares(
        "ESZ6",
        "S&P500 EMINI DEC 26",
        "Cash and/or Derivatives",
        "Futures",
        "0.00",
        "0.00",
        "4.00",
        "1.00",
        "100.00",
        "-",
        "-",
        "USD",
        "1.00",
        "USD",
        "-",
      ),
      "\u00A0",
      '"The content contained herein is owned by a made-up company."',
    ],
    priced: ["AAA", "BRK.B", "0700.HK", "VOD.L", "VOLV-B.ST"],
    listings: [
      ["0700.HK", "Gamma Holdings Ltd.", "Communication Services", null, "Hong Kong", "HKD", "stock"],
      ["AAA", "Alpha Works Inc.", "Information Technology", null, "Nasdaq", "USD", "stock"],
      ["BRK.B", "Beta Holding Inc. Class B", "Financials", null, "NYSE", "USD", "stock"],
      ["VOD.L", "Delta Group plc", "Communication Services", null, "London", "GBX", "stock"],
      ["VOLV-B.ST", "Epsilon Class B", "Industrials", null, "Stockholm", "SEK", "stock"],
    ],
  },
  {
    title: "State Street, holdings as CSV: no exchange, so that only lines in dollars are used",
    file: "holdings-daily-us-en-spy.csv",
    lines: [
      "Fund Name:,Made-Up 500 ETF Trust",
      "Ticker Symbol:,SPY",
      "Holdings:,As of 20-Nov-2026",
      "",
      "Name,Ticker,Identifier,SEDOL,Weight,Sector,Shares Held,Local Currency",
      "ALPHA WORKS INC,AAA,000000001,0000001,7.1,Information Technology,10,USD",
      "ZETA SE,SAP,000000002,0000002,1.2,Information Technology,5,EUR",
      "US DOLLAR,-,CASH_USD,-,0.1,-,1,USD",
    ],
    priced: ["AAA", "SAP"],
    listings: [
      ["AAA", "Alpha Works Inc.", "Information Technology", null, null, "USD", "stock"],
      ["SAP", "SAP", null, null, null, null, "stock"],
    ],
    codes: ["symbol-unknown"],
  },
  {
    title: "State Street, holdings as the workbook that its page gives: titles, cash and a note left out",
    file: "workbook/holdings-daily-us-en-madeup.xlsx",
    lines: null,
    priced: ["ORCH", "RVR"],
    listings: [
      ["ORCH", "Orchard Inc.", "Information Technology", null, null, "USD", "stock"],
      ["RVR", "River Bank Corp.", "Financials", null, null, "USD", "stock"],
    ],
  },
  {
    title: "Nasdaq's directory of its own listings: tests, warrants and the footer left out",
    file: "nasdaqlisted.txt",
    lines: [
      "Symbol|Security Name|Market Category|Test Issue|Financial Status|Round Lot Size|ETF|NextShares",
      "AAA|Alpha Works Inc. - Common Stock|Q|N|N|100|N|N",
      "QQQX|Made-Up Fund Trust, Series 1|G|N|N|100|Y|N",
      "ZZZ|Test Company - Common Stock|G|Y|N|100|N|N",
      "File Creation Time: 1120202618:00|||||||",
    ],
    priced: ["AAA", "QQQX", "ZZZ"],
    listings: [
      ["AAA", "Alpha Works Inc.", null, null, "Nasdaq", "USD", "stock"],
      ["QQQX", "Made-Up Fund Trust, Series 1", null, null, "Nasdaq", "USD", "etf"],
      ["ZZZ", "ZZZ", null, null, null, null, "stock"],
    ],
  },
  {
    title: "Nasdaq's directory of everything traded: the exchange by its letter",
    file: "nasdaqtraded.txt",
    lines: [
      "Nasdaq Traded|Symbol|Security Name|Listing Exchange|Market Category|ETF|Round Lot Size|Test Issue|Financial Status|CQS Symbol|NASDAQ Symbol|NextShares",
      "Y|AAA|Alpha Works Inc. Common Stock|N| |N|100|N||AAA|AAA|N",
      "Y|BRK.B|Beta Holding Inc. New Common Stock|N| |N|100|N||BRK.B|BRK.B|N",
      "Y|AAA$A|Alpha Works Inc. Preferred Stock|N| |N|100|N||AAApA|AAA-A|N",
      "Y|FND|Made-Up Fund|P| |Y|100|N||FND|FND|N",
      "File Creation Time: 1120202618:00|||||||||||",
    ],
    priced: ["AAA", "BRK.B", "FND"],
    listings: [
      ["AAA", "Alpha Works Inc.", null, null, "NYSE", "USD", "stock"],
      ["BRK.B", "Beta Holding Inc.", null, null, "NYSE", "USD", "stock"],
      ["FND", "Made-Up Fund", null, null, "NYSE Arca", "USD", "etf"],
    ],
  },
  {
    title: "Nasdaq's screener: US listings; its sectors are not those of GICS",
    file: "nasdaq_screener_1700000000000.csv",
    lines: [
      "Symbol,Name,Last Sale,Net Change,% Change,Market Cap,Country,IPO Year,Volume,Sector,Industry",
      "AAA,Alpha Works Inc. Common Stock,$100.50,-1.5,-1.47%,1500000000.00,United States,1980,1000000,Energy,Consumer Electronics/Appliances",
      "BRK/B,Beta Holding Inc. Class B Common Stock,$400.00,1.0,0.25%,900000000.00,United States,,500000,,",
      "AAA^A,Alpha Works Inc. Preferred,$25.00,0,0%,,United States,,100,,",
    ],
    priced: ["AAA", "BRK.B"],
    listings: [
      ["AAA", "Alpha Works Inc.", null, "Consumer Electronics/Appliances", null, "USD", "stock"],
      ["BRK.B", "Beta Holding Inc.", null, null, null, "USD", "stock"],
    ],
  },
  {
    title: "constituents in another order, case and delimiter",
    file: "universe.csv",
    lines: [
      "Sector;TICKER;Company;Currency;Exchange",
      "Health Care;SAP;Zeta SE;EUR;XETR",
      "consumer cyclical;brk-b;Beta Holding;;",
    ],
    priced: ["BRK.B", "SAP"],
    listings: [
      ["BRK.B", "Beta Holding", "Consumer Discretionary", null, null, null, "stock"],
      ["SAP", "Zeta SE", "Health Care", null, "Xetra", "EUR", "stock"],
    ],
  },
];
