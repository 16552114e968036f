import type { Outcome } from "../model/index.ts";

interface IssueMeaning {
  readonly outcome: Outcome;
  readonly meaning: string;
}

/**
 * Every code that a report can hold. A code has one outcome always, so that totals by code can be compared.
 * `docs/data-quality.md` documents each; a test keeps the two lists equal.
 */
export const ISSUE_CODES = {
  // Files as a whole
  "empty-file": { outcome: "rejected", meaning: "The file has no content, or a header and no rows." },
  "error-body": { outcome: "rejected", meaning: "The file is the error answer of a provider, not its content." },
  "web-page": { outcome: "rejected", meaning: "The file is an HTML or XML page." },
  "binary-file": { outcome: "rejected", meaning: "The file is not text." },
  "unknown-format": { outcome: "rejected", meaning: "No importer recognises the content of the file." },
  "unreadable-input": { outcome: "rejected", meaning: "Reading the file failed half way; nothing of it is used." },
  "line-too-long": { outcome: "rejected", meaning: "A line passes the limit of length; nothing of the file is used." },
  "too-many-columns": {
    outcome: "rejected",
    meaning: "A line passes the limit of columns; nothing of the file is used.",
  },
  "cut-off-file": { outcome: "rejected", meaning: "The last line ends half way; nothing of the file is used." },
  "symbol-unknown": {
    outcome: "rejected",
    meaning: "Neither the content nor the name of the file says which symbol it is.",
  },
  "converted-encoding": { outcome: "noted", meaning: "The text was UTF-16 and was read as such." },

  "not-a-file": { outcome: "rejected", meaning: "The path is neither a file nor a folder." },
  "link-outside": { outcome: "rejected", meaning: "A link leads out of what was given to import; it is not followed." },
  "unreadable-file": {
    outcome: "rejected",
    meaning: "The file could not be opened: missing, or reading it is not permitted.",
  },
  "too-large": { outcome: "rejected", meaning: "The file is larger than any real file of its kind." },
  "damaged-compression": {
    outcome: "rejected",
    meaning: "The compressed content is cut off or damaged; nothing of it is used.",
  },
  "damaged-archive": {
    outcome: "rejected",
    meaning: "The directory of an archive is damaged; the entries listed before stand.",
  },
  "damaged-archive-entry": {
    outcome: "rejected",
    meaning: "An entry of an archive does not match its size or checksum.",
  },
  "decompression-bomb": { outcome: "rejected", meaning: "An entry expands out of all proportion." },
  "encrypted-entry": { outcome: "rejected", meaning: "An entry of an archive needs a password." },
  "unknown-compression": { outcome: "rejected", meaning: "An entry is compressed by a method that is not read." },
  "unsafe-entry-name": { outcome: "rejected", meaning: "The name of an entry leads out of the archive." },
  "wrong-encoding": { outcome: "rejected", meaning: "JSON that is not UTF-8." },
  "malformed-json": { outcome: "rejected", meaning: "JSON that cannot be parsed." },
  "truncated-json": { outcome: "rejected", meaning: "JSON that ends too early." },

  // Rows of price files
  "wrong-column-count": { outcome: "rejected", meaning: "A row has more or fewer cells than the header." },
  "unreadable-day": { outcome: "rejected", meaning: "The day of a row is no date of the calendar." },
  "unreadable-number": { outcome: "rejected", meaning: "A cell that should be a number is none." },
  "missing-price": { outcome: "rejected", meaning: "A row lacks a price." },
  "unreadable-currency": {
    outcome: "noted",
    meaning: "A file states a currency that is no code of three letters; it counts as not stated.",
  },
  "days-of-another-exchange": {
    outcome: "noted",
    meaning:
      "Many bars are dated on days on which the exchange of the symbol was closed: the prices are of another one.",
  },
  "weekly-bars": {
    outcome: "rejected",
    meaning: "The bars of a series lie a week apart; only daily bars are read.",
  },
  "monthly-bars": {
    outcome: "rejected",
    meaning: "The bars of a series lie a month apart or more; only daily bars are read.",
  },
  "currency-mismatch": { outcome: "rejected", meaning: "Prices are in another currency than the instrument's." },
  "symbol-mismatch": { outcome: "rejected", meaning: "The content names another symbol than the file." },
  "inconsistent-dividends": {
    outcome: "noted",
    meaning: "This source adjusts for dividends in some series and not in others; its total returns are not trusted.",
  },

  // Single bars
  "price-not-positive": { outcome: "rejected", meaning: "A price is zero or negative." },
  "implausible-price": { outcome: "rejected", meaning: "A price lies beyond anything that any share has cost." },
  "high-below-low": { outcome: "rejected", meaning: "The high of a bar is below its low." },
  "outside-range": { outcome: "rejected", meaning: "The open or close of a bar lies outside its low and high." },
  "future-day": { outcome: "rejected", meaning: "A bar is dated after today." },
  "implausible-day": { outcome: "rejected", meaning: "A bar is dated before 1900." },
  "weekend-day": {
    outcome: "rejected",
    meaning: "A bar is dated on a Saturday or Sunday on which its exchange was closed.",
  },
  "not-a-session": {
    outcome: "quarantined",
    meaning: "A bar is dated on a day on which the exchange of the stock was closed.",
  },
  "duplicate-day": { outcome: "repaired", meaning: "A day comes twice with equal values; one copy is kept." },
  "conflicting-day": { outcome: "quarantined", meaning: "A day comes twice with different values; neither is kept." },
  "out-of-order": { outcome: "repaired", meaning: "Rows were not in order of day and were sorted." },
  "volume-not-valid": {
    outcome: "repaired",
    meaning: "A volume is negative, absurd or broken; the bar is kept without volume.",
  },
  "no-trading": {
    outcome: "noted",
    meaning: "A bar without volume and movement in a stock that otherwise trades daily.",
  },
  "repeated-bar": { outcome: "noted", meaning: "A bar has exactly the prices of the day before." },
  "stuck-prices": { outcome: "quarantined", meaning: "Three or more bars in a row repeat the same prices." },
  "extreme-wick": { outcome: "noted", meaning: "A high or low lies far from open, close and the days around." },
  "misplaced-extreme": {
    outcome: "quarantined",
    meaning: "A high or low is out of all proportion to the days around.",
  },
  "misplaced-bars": {
    outcome: "quarantined",
    meaning: "Bars stand apart from the days before and after them, which agree: a wrong scale or another stock.",
  },

  "close-contradicted": {
    outcome: "quarantined",
    meaning: "A single close does not fit the vendor's own adjusted close.",
  },
  "adjusted-close-disagrees": {
    outcome: "noted",
    meaning: "A move differs by more than 1 % from that of the vendor's own adjusted close; the raw prices are kept.",
  },

  // Breaks in a series
  "unrecorded-split": {
    outcome: "quarantined",
    meaning: "Prices jump by the ratio of a split that is not recorded; the part across the jump is set aside.",
  },
  "level-break": {
    outcome: "quarantined",
    meaning: "Prices continue on another level without a cause; the part across the jump is set aside.",
  },
  "bars-across-break": { outcome: "quarantined", meaning: "Bars set aside because of a break in the series." },
  "split-restored": {
    outcome: "repaired",
    meaning: "An unrecorded split that the vendor's own adjusted close confirms was entered.",
  },
  "unexplained-jump": { outcome: "noted", meaning: "A large jump that looks like news, not like a fault; kept." },
  "doubtful-move": {
    outcome: "noted",
    meaning: "A large move that neither volume nor another source supports; kept, and marked wherever it is contained.",
  },
  "columns-swapped": { outcome: "rejected", meaning: "The columns of a series appear to be exchanged." },
  "too-many-faults": { outcome: "quarantined", meaning: "Most bars of a delivery are faulty, so none is trusted." },

  // Actions
  "split-ratio-cleaned": {
    outcome: "repaired",
    meaning: "A noisy split ratio was replaced by the ratio it stands for.",
  },
  "split-not-in-price": {
    outcome: "quarantined",
    meaning: "A recorded split did not move the price; it is set aside.",
  },
  "split-moved": {
    outcome: "repaired",
    meaning: "A split was brought to the day within a week on which the price moved.",
  },
  "split-not-valid": { outcome: "rejected", meaning: "A split ratio is not positive, or beyond 1 for 100,000." },
  "dividend-not-valid": {
    outcome: "rejected",
    meaning: "A dividend is negative, or more than a hundred times the close of its day.",
  },
  "dividend-not-in-price": {
    outcome: "quarantined",
    meaning: "A large dividend did not move the price; it is set aside.",
  },
  "dividend-contradicted": {
    outcome: "quarantined",
    meaning: "The vendor's own adjusted close knows no such dividend; it is set aside.",
  },
  "distribution-not-cash": {
    outcome: "quarantined",
    meaning:
      "A dividend too large to be cash; set aside, and a split of the ratio that the price shows entered instead.",
  },

  // Reference files
  "unknown-sector": { outcome: "noted", meaning: "A sector is none of the eleven of GICS; the instrument has none." },
  "implausible-rate": {
    outcome: "rejected",
    meaning: "A rate or return above 100 %: percent where a fraction is due.",
  },

  "implausible-level": {
    outcome: "rejected",
    meaning: "A level of a series lies beyond anything that any index has reached.",
  },

  // Filings
  "not-company-facts": {
    outcome: "rejected",
    meaning: "The file looks like companyfacts and holds no table of facts.",
  },
  "not-submissions": { outcome: "rejected", meaning: "The file looks like submissions and lists no filings." },
  "not-tickers": { outcome: "rejected", meaning: "The file looks like a list of tickers and holds none." },
  "unknown-company": { outcome: "rejected", meaning: "The file names no central index key." },
  "wrong-company": { outcome: "rejected", meaning: "The facts are of another company than the file says." },
  "misaligned-columns": { outcome: "rejected", meaning: "The columns of a list of filings have different lengths." },
  "malformed-filing": { outcome: "rejected", meaning: "A filing lacks its accession, form or day." },
  "malformed-fact": { outcome: "rejected", meaning: "A fact is not in the shape that the SEC serves." },
  "value-not-finite": { outcome: "rejected", meaning: "The value of a fact is no number." },
  "impossible-value": {
    outcome: "rejected",
    meaning: "The value of a fact cannot be: beyond 10^15 of any currency or 10^13 shares.",
  },
  "no-such-day": { outcome: "rejected", meaning: "A date of a fact is no day of the calendar." },
  "period-reversed": { outcome: "rejected", meaning: "The period of a fact ends before it begins." },
  "filed-in-future": { outcome: "rejected", meaning: "A filing is dated after today." },
  "no-accession": { outcome: "rejected", meaning: "A fact names no filing, so that it cannot be questioned." },
  "filed-before-period-end": {
    outcome: "quarantined",
    meaning: "A fact was filed before its period ended: a forecast or a mistyped date.",
  },
  "absurd-period": { outcome: "quarantined", meaning: "The period of a fact is longer than fifty years." },
  "other-name": { outcome: "noted", meaning: "A file carries a co-registrant's or an older name; its facts are used." },
  "other-key": {
    outcome: "noted",
    meaning: "A file carries another key than the lists have for its symbol: a predecessor's.",
  },
  "scale-slip": {
    outcome: "noted",
    meaning:
      "Numbers of a filing are a thousand or a million times too small or too large; they are not used, or used at the right scale.",
  },
  "copies-disagree": { outcome: "noted", meaning: "Files state different values of one fact; the newest is used." },

  // Price targets
  "malformed-target": { outcome: "rejected", meaning: "A target lacks its day, firm or a possible price." },
  "target-in-future": { outcome: "rejected", meaning: "A target is dated after today." },
  "without-target": { outcome: "noted", meaning: "A rating without a target; it is not a price target." },
  "target-without-stock": { outcome: "noted", meaning: "A target is for a stock that the market has not." },
  "no-single-target": {
    outcome: "rejected",
    meaning: "A file of ratings, or of means of targets, states no single target.",
  },
  "repeated-target": {
    outcome: "repaired",
    meaning: "A file states a firm's target of a day more than once; one copy is kept.",
  },
  "target-currency-unknown": {
    outcome: "quarantined",
    meaning: "A target states no currency, and that of the stock is unknown.",
  },
  "target-in-other-currency": {
    outcome: "rejected",
    meaning: "A target is in another currency than the price of the stock.",
  },
  "implausible-target": {
    outcome: "quarantined",
    meaning: "A target is more than five times the price when posted, or less than a fifth of it.",
  },
  "target-of-another-stock": {
    outcome: "quarantined",
    meaning: "The headline of a target names other stocks only, or its price when posted is not that of the stock.",
  },
  "price-when-posted-restated": {
    outcome: "repaired",
    meaning:
      "A price when posted is in shares after a later split; it is dropped, and the market's own close stands in.",
  },

  // Against the market and other deliveries
  "missing-days": { outcome: "noted", meaning: "Sessions of its exchange that a series lacks." },
  "another-company": { outcome: "rejected", meaning: "Prices do not move like those of this symbol in the market." },
  "wrong-scale": {
    outcome: "rejected",
    meaning: "Prices are a constant multiple of those of this symbol in the market.",
  },
  "reused-symbol": {
    outcome: "noted",
    meaning: "A symbol has changed hands; prices that cannot be its known company's are kept without a name.",
  },
  "sources-disagree": {
    outcome: "noted",
    meaning: "Two deliveries state different prices for a day; the newer is used.",
  },
  "basis-not-used": { outcome: "noted", meaning: "A series of another basis or source exists and is not mixed in." },
  "rescaled-history": {
    outcome: "repaired",
    meaning: "Older adjusted prices were brought to the scale of the newer delivery.",
  },
} as const satisfies Readonly<Record<string, IssueMeaning>>;

/** A code of the report. */
export type IssueCode = keyof typeof ISSUE_CODES;
