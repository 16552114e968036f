/** A market of six instruments, one of each kind that answers must distinguish; written by the real writer. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Actions, Bars } from "@plumbline/core/series";
import { type Day, day, weekdayOf } from "@plumbline/core/time";
import type {
  Filing,
  FilingText,
  Instrument,
  Issue,
  JudgedMove,
  PriceHistory,
  ReceiptStatement,
  ReferenceSeries,
} from "@plumbline/market/model";
import { createSnapshotWriter } from "@plumbline/market/snapshot";
import { tinyAccounts } from "@plumbline/market/testing";
import { KeptFolder } from "./kept-folder.ts";
import { TINY_FILINGS } from "./tiny-filings.ts";
import { TARGETS } from "./tiny-targets.ts";

const FIRST_DAY = day("2012-01-02");
const LAST_DAY = day("2024-06-28");
const SPLIT_DAY = day("2020-08-31");
const NO_ACTIONS: Actions = { splits: [], dividends: [] };

function instrument(symbol: string, changes: Partial<Instrument> = {}): Instrument {
  return {
    symbol,
    aliases: [],
    cik: null,
    assetClass: "stock",
    names: { en: `${symbol} Company` },
    pinyin: null,
    exchange: "NYSE",
    currency: "USD",
    sector: "Industrials",
    industry: "Machinery",
    sic: null,
    fiscalYearEnd: null,
    listed: null,
    delisted: null,
    priceBasis: "raw",
    priceSource: "tiny",
    ...changes,
  };
}

export const INSTRUMENTS: readonly Instrument[] = [
  instrument("ADAM", {
    cik: 100,
    sector: "Information Technology",
    names: { en: "Adam Optics", es: "Óptica Adam", "zh-Hans": "亚当光学", "zh-Hant": "亞當光學" },
    pinyin: "ydgx",
    listed: FIRST_DAY,
  }),
  instrument("BRK.B", { aliases: ["BRKB"], listed: day("2024-01-02") }),
  instrument("GONE", { delisted: day("2019-03-15") }),
  // A bank, of which the market has the accounts and no prices.
  instrument("NONE", { cik: 200, sic: 6021, priceBasis: null, priceSource: null }),
  // Another class of the shares of ADAM.
  instrument("SPLT", { cik: 100, priceBasis: "split-adjusted", priceSource: "stooq" }),
  instrument("YAHO", { priceBasis: "total-return", priceSource: "yahoo" }),
];

/** Weekdays from `first` to `last`. */
function weekdays(first: Day, last: Day): Int32Array {
  const days: number[] = [];
  for (let value: number = first; value <= last; value++) if (weekdayOf(value as Day) <= 5) days.push(value);
  return Int32Array.from(days);
}

/** A close that rises by a cent a calendar day from 10.00 on the first day of the market; any test can work it out. */
function closeOn(value: Day): number {
  return Math.round(1000 + (value - FIRST_DAY)) / 100;
}

function barsOf(days: Int32Array, factor: (value: Day) => number = () => 1): Bars {
  const column = (offset: number) =>
    Float64Array.from(days, (value) => Math.round((closeOn(value as Day) + offset) * factor(value as Day) * 100) / 100);
  return {
    day: days,
    open: column(-0.01),
    high: column(0.05),
    low: column(-0.05),
    close: column(0),
    volume: Float64Array.from(days, (_, index) => 1_000_000 + 1_000 * (index % 97)),
  };
}

function history(symbol: string, changes: Partial<PriceHistory> = {}): PriceHistory {
  const { priceBasis, priceSource } = INSTRUMENTS.find((listed) => listed.symbol === symbol) as Instrument;
  const bars = barsOf(weekdays(FIRST_DAY, LAST_DAY));
  return { symbol, basis: priceBasis ?? "raw", source: priceSource ?? "tiny", bars, actions: NO_ACTIONS, ...changes };
}

/** As traded, ADAM cost four times as much before its split of 4:1; it pays 0.10 a quarter since. */
const ADAM = history("ADAM", {
  bars: barsOf(weekdays(FIRST_DAY, LAST_DAY), (value) => (value < SPLIT_DAY ? 4 : 1)),
  actions: {
    splits: [{ exDay: SPLIT_DAY, ratio: 4 }],
    dividends: ["2023-03-15", "2023-09-15", "2023-12-15", "2024-03-15", "2024-06-14"].map((text) => ({
      exDay: day(text),
      amount: 0.1,
    })),
  },
});

const HISTORIES: readonly PriceHistory[] = [
  ADAM,
  history("BRK.B", { bars: barsOf(weekdays(day("2024-01-02"), LAST_DAY)) }),
  history("GONE", { bars: barsOf(weekdays(FIRST_DAY, day("2019-03-15"))) }),
  history("SPLT"),
  history("YAHO"),
];

const FILINGS: readonly Filing[] = [
  ["0000000100-24-000002", "10-Q", "2024-05-02"],
  ["0000000100-24-000003", "8-K", "2024-06-03"],
  ["0000000100-24-000001", "10-K", "2024-02-20"],
].map(([accession = "", form = "", filed = ""]) => ({
  accession,
  form,
  filed: day(filed),
  reportDate: null,
  acceptedAt: null,
  primaryDocument: null,
  items: null,
}));

const ISSUES: readonly Issue[] = [
  {
    outcome: "repaired",
    code: "split-ratio-noise",
    file: "ADAM.csv",
    symbol: "ADAM",
    day: "2020-08-31",
    detail: "The ratio 4.0000001 was read as 4.",
    count: 1,
  },
  {
    outcome: "rejected",
    code: "error-body",
    file: "FAIL.csv",
    symbol: "FAIL",
    day: null,
    detail: "The file holds an error message of the vendor.",
    count: 1,
  },
];

export interface TinyMarketOptions {
  readonly market?: string;
  /** Text of one more issue, which makes it another snapshot of the same prices. */
  readonly note?: string;
  readonly createdAt?: string;
  readonly fictional?: boolean;
  readonly series?: readonly ReferenceSeries[];
  /** Moves of ADAM that the quality gate judged. */
  readonly moves?: readonly JudgedMove[];
  /** Statements that ADAM and its other class are receipts. */
  readonly receipts?: readonly ReceiptStatement[];
  /** Texts of filings of ADAM beside the two that it has, with lower accession numbers. */
  readonly earlierFilings?: readonly FilingText[];
}

/** Publishes the market into a data directory. @returns The id of its snapshot. */
export async function publishTinyMarket(dataDirectory: string, options: TinyMarketOptions = {}): Promise<string> {
  const isFirst = !existsSync(join(dataDirectory, "markets"));
  if (isFirst && Object.keys(options).length === 0) return plainMarket.copyTo(dataDirectory);
  return published(dataDirectory, options);
}

const plainMarket = new KeptFolder((dataDirectory) => published(dataDirectory, {}));

async function published(
  dataDirectory: string,
  {
    market = "tiny",
    note = "",
    createdAt = "2024-06-29T06:00:00.000Z",
    fictional = false,
    series = [],
    moves = [],
    receipts,
    earlierFilings = [],
  }: TinyMarketOptions,
): Promise<string> {
  const writer = await createSnapshotWriter({ dataDirectory, market });
  for (const prices of HISTORIES) writer.addPrices(prices === ADAM ? { ...ADAM, moves } : prices);
  writer.addCompany(tinyAccounts(100, "Adam Optics"), FILINGS);
  writer.addCompany(tinyAccounts(200, "None Bancorp"), []);
  for (const { symbol } of INSTRUMENTS) {
    writer.addTargets(
      symbol,
      TARGETS.filter((target) => target.symbol === symbol),
    );
  }
  for (const text of [...earlierFilings, ...TINY_FILINGS]) writer.addFilingText(text);
  for (const one of series) writer.addSeries(one);
  writer.addIssues(note === "" ? ISSUES : [...ISSUES, { ...(ISSUES[0] as Issue), detail: note }]);
  const sources = [{ provider: "tiny", file: "tiny.csv", bytes: 1, sha256: "0".repeat(64) }];
  const instruments = INSTRUMENTS.map((one) => (receipts && one.cik === 100 ? { ...one, receipts } : one));
  const { id } = await writer.publish({ instruments, fictional, createdAt, sources });
  return id;
}
