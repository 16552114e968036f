import { OF_KNOWN_CURRENCY, OPEN, prices } from "./expected-bars.ts";
import { type SampleCase, sample } from "./sample-case.ts";

/** The volumes of the files, rounded to what their columns count in. */
const IN_THOUSANDS = 19_670_000;
const IN_LOTS = 19_670_800;

const SCALED = { ...OPEN, codes: ["basis-not-stated", "units-scaled"] } as const;
const SCALED_OF_KNOWN_CURRENCY = { ...OF_KNOWN_CURRENCY, codes: ["basis-not-stated", "units-scaled"] } as const;
const IN_DOUBT = { codes: ["basis-not-stated", "unit-in-doubt"], asks: ["basis", "currency"] } as const;
const LONDON = { exchange: "London", calendar: "GB" } as const;
const IN_POUNDS = {
  ...LONDON,
  first: "2024-01-02 0.4998 0.5023 0.4988 0.5004",
  last: "2024-01-18 0.4826 0.4839 0.4769 0.4785",
} as const;

/** Text tables whose numbers do not stand in shares and in what their exchange quotes, or are no prices. */
export const UNIT_CASES: readonly SampleCase[] = [
  sample(
    "volumes in thousands, by a note in the header",
    "own/thousands/ABC.csv",
    [prices("ABC", { volume: IN_THOUSANDS })],
    SCALED,
  ),
  sample(
    "volumes in thousands, in Spanish",
    "own/thousands/SAN.MC.csv",
    [prices("SAN.MC", { volume: IN_THOUSANDS, currency: "EUR", exchange: "Madrid", calendar: "MC" })],
    SCALED_OF_KNOWN_CURRENCY,
  ),
  sample(
    "volumes in thousands, in Chinese",
    "own/thousands/0700.HK.csv",
    [prices("0700.HK", { volume: IN_THOUSANDS, currency: "HKD", exchange: "Hong Kong", calendar: "HK" })],
    SCALED_OF_KNOWN_CURRENCY,
  ),
  sample(
    "Eastmoney by akshare: lots of 100 shares, by the turnover beside them",
    "akshare/600519.SS.csv",
    [prices("600519.SS", { volume: IN_LOTS, currency: "CNY", exchange: "Shanghai", calendar: "CN" })],
    SCALED_OF_KNOWN_CURRENCY,
  ),
  sample(
    "Tushare: lots of 100 shares, turnover in thousands",
    "tushare/daily.csv",
    [prices("000001.SZ", { currency: "CNY", exchange: "Shenzhen", calendar: "CN" })],
    SCALED_OF_KNOWN_CURRENCY,
  ),
  sample("Databento: prices in billionths", "databento/ohlcv-1d.csv", [prices("KO")], SCALED),
  sample("prices in cents, by a note in the header", "own/cents/ABC.csv", [prices("ABC")], SCALED),
  sample(
    "prices in pence, by notes in the header",
    "own/pence/ABC.csv",
    [prices("ABC", { currency: "GBX" })],
    OF_KNOWN_CURRENCY,
  ),
  sample("pounds of London that nothing states", "own/pounds/ABC.L.csv", [prices("ABC.L", IN_POUNDS)], IN_DOUBT),
  sample("and as a person says it", "own/pounds/ABC.L.csv", [prices("ABC.L", { ...IN_POUNDS, currency: "GBP" })], {
    answers: { currency: "GBP" },
    codes: ["basis-not-stated", "read-as-answered"],
  }),
  sample(
    "pounds of London that the file states and that may be pence",
    "own/pounds/stated.csv",
    [prices("ABC.L", { ...LONDON, currency: "GBP" })],
    IN_DOUBT,
  ),
  sample(
    "Cboe's index of volatility, which is no stock",
    "cboe/VIX_History.csv",
    [prices("^VIX", { volume: null, assetClass: "index" })],
    OF_KNOWN_CURRENCY,
  ),
  sample("Finam of Moscow, which begins like Stooq's bulk files", "finam/KO_240102_240118.csv", [prices("KO")], OPEN),
  sample("rates of the European Central Bank are no closes of stocks", "ecb/rates.csv", [], {
    codes: ["unknown-format"],
    asks: [],
  }),
  sample("weights of a portfolio are no closes", "own/weights.csv", [], { codes: ["unknown-format"], asks: [] }),
];
