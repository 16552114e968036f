import type { Outcome } from "../model/index.ts";

/** What a code of the report stands for. */
export interface IssueMeaning {
  readonly outcome: Outcome;
  readonly meaning: string;
}

/** The codes about prices, from a single row to a whole history. See `ISSUE_CODES`. */
export const PRICE_ISSUE_CODES = {
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
  "unit-in-doubt": {
    outcome: "noted",
    meaning:
      "Prices of an exchange that quotes in hundredths, such as pence, may be in whole units; where nobody can tell, their currency is unknown.",
  },
  "weekly-bars": {
    outcome: "rejected",
    meaning: "The bars of a series lie a week apart; only daily bars are read.",
  },
  "monthly-bars": {
    outcome: "rejected",
    meaning: "The bars of a series lie a month apart or more; only daily bars are read.",
  },
  "basis-not-stated": {
    outcome: "noted",
    meaning: "Nothing states how prices are adjusted; no split shows in them, and dividends may or may not be in them.",
  },
  "basis-from-evidence": {
    outcome: "noted",
    meaning: "Nothing states how prices are adjusted; the numbers of the file show it.",
  },
  "intraday-folded": {
    outcome: "noted",
    meaning: "The bars are shorter than a day; those of each day were made into one.",
  },
  "scattered-symbols": {
    outcome: "rejected",
    meaning: "The rows of more symbols than can be kept at once are mixed; the rows of each must stand together.",
  },
  "units-scaled": {
    outcome: "noted",
    meaning: "Prices or volumes of a file stand in thousands, lots or other units; they were multiplied.",
  },
  "closes-only": {
    outcome: "noted",
    meaning: "A file lacks the open, high or low of its bars; the close stands for them.",
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
