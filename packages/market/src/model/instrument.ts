import type { Day } from "@plumbline/core/time";
import type { AssetClass } from "@plumbline/core/words";

/** The five languages of the product; `en` is the fallback. */
export type Language = "en" | "es" | "fr" | "zh-Hans" | "zh-Hant";

/** What a market's prices of one instrument are, so that an adjusted series is never adjusted twice. */
export type PriceBasis = "raw" | "split-adjusted" | "total-return";

/** Something that says what one traded security of a company stands for: an ordinary share, or a depositary receipt. */
export interface ReceiptStatement {
  /** The first day on which it was known; null where it holds for every day. */
  readonly since: Day | null;
  /** Ordinary shares per security; null of a receipt of which it does not say how many. */
  readonly ordinaryShares: number | null;
  /** The words, such as the title of the class; null where there are none. */
  readonly title: string | null;
  /**
   * `cover`: the cover page of a report; `list`: a column of an instrument list; `name`: the name in a list; `form`: the form of the
   * annual reports, by which foreign companies report whose receipts are traded.
   */
  readonly by: "cover" | "list" | "name" | "form";
}

/** One thing that can be looked up. Sectors are GICS names in English; the page translates them. */
export interface Instrument {
  /** Upper-case symbol with `.` before a share class, such as `BRK.B`. Unique in a market. */
  readonly symbol: string;
  /** Other spellings that find it, such as `BRK-B`, `BRKB`, or former symbols. */
  readonly aliases: readonly string[];
  /** SEC central index key, when known. Two share classes have the same one. */
  readonly cik: number | null;
  readonly assetClass: AssetClass;
  /** English always; other languages where known. */
  readonly names: { readonly en: string } & Partial<Readonly<Record<Language, string>>>;
  /** Initials of the Chinese name in pinyin, lower case, such as `pgn`. */
  readonly pinyin: string | null;
  readonly exchange: string | null;
  /** ISO 4217, or the usual code of its hundredth part, such as `GBX` for pence; null where nothing states it. */
  readonly currency: string | null;
  /** True where a person said so and nothing states it; what states it later comes before it. */
  readonly isCurrencyAnswered?: true;
  /** One of the 11 GICS sectors, such as `Information Technology`. */
  readonly sector: string | null;
  readonly industry: string | null;
  /** Standard Industrial Classification of the SEC, such as 3571. */
  readonly sic: number | null;
  /** Fiscal year end as MMDD, such as `0927`. */
  readonly fiscalYearEnd: string | null;
  /** The shares that one of its securities stands for, by day; absent where nothing suggests a depositary receipt (REC-18). */
  readonly receipts?: readonly ReceiptStatement[];
  /** The first day of its prices: an edge of the data, not the day on which it was listed. */
  readonly listed: Day | null;
  /** Last trading day of an instrument that no longer trades. */
  readonly delisted: Day | null;
  /** What its bars are; `null` when it has none. */
  readonly priceBasis: PriceBasis | null;
  /** Provider of its bars, such as `alpha-vantage`; `null` when it has none. */
  readonly priceSource: string | null;
  /** Name of the file that delivered its last bars. */
  readonly priceFile?: string;
}

/** The 11 sectors of the Global Industry Classification Standard. */
export const SECTORS = [
  "Communication Services",
  "Consumer Discretionary",
  "Consumer Staples",
  "Energy",
  "Financials",
  "Health Care",
  "Industrials",
  "Information Technology",
  "Materials",
  "Real Estate",
  "Utilities",
] as const;
