import { type IssueMeaning, PRICE_ISSUE_CODES } from "./price-issue-codes.ts";

/**
 * Every code that a report can hold. A code has one outcome always, so that totals by code can be compared.
 * `docs/data-quality.md` documents each; a test keeps the two lists equal.
 */
export const ISSUE_CODES = {
  ...PRICE_ISSUE_CODES,

  // Files as a whole
  "empty-file": { outcome: "rejected", meaning: "The file has no content, or a header and no rows." },
  "error-body": { outcome: "rejected", meaning: "The file is the error answer of a provider, not its content." },
  "web-page": { outcome: "rejected", meaning: "The file is an HTML or XML page." },
  "binary-file": { outcome: "rejected", meaning: "The file is not text." },
  "unknown-format": { outcome: "rejected", meaning: "No importer recognises the content of the file." },
  "needs-an-answer": {
    outcome: "rejected",
    meaning: "The file does not show something that must be known to read it; the sentence says what to answer.",
  },
  "read-as-answered": {
    outcome: "noted",
    meaning:
      "The file shows less than must be known to read it; it is read as a person answered, on the day that is stated.",
  },
  "mapping-does-not-fit": {
    outcome: "rejected",
    meaning: "No importer recognises the file, and the column mappings that were given name columns that it has not.",
  },
  "unreadable-input": { outcome: "rejected", meaning: "Reading the file failed half way; nothing of it is used." },
  "line-too-long": { outcome: "rejected", meaning: "A line passes the limit of length; nothing of the file is used." },
  "too-many-columns": {
    outcome: "rejected",
    meaning: "A line passes the limit of columns; nothing of the file is used.",
  },
  "cut-off-file": { outcome: "rejected", meaning: "The file ends half way; nothing of it is used." },
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
  "damaged-table": {
    outcome: "rejected",
    meaning: "A workbook or a Parquet file is cut off or damaged; nothing of it is used.",
  },
  "unread-workbook": {
    outcome: "rejected",
    meaning: "A document of an office program that is not read, such as an old workbook or one with a password.",
  },
  "encrypted-entry": { outcome: "rejected", meaning: "An entry of an archive needs a password." },
  "unknown-compression": { outcome: "rejected", meaning: "An entry is compressed by a method that is not read." },
  "unsafe-entry-name": { outcome: "rejected", meaning: "The name of an entry leads out of the archive." },
  "no-table": { outcome: "rejected", meaning: "A workbook or JSON has no sheet or list with a header and rows." },
  "wrong-encoding": { outcome: "rejected", meaning: "JSON that is not UTF-8." },
  "malformed-json": { outcome: "rejected", meaning: "JSON that cannot be parsed." },
  "truncated-json": { outcome: "rejected", meaning: "JSON that ends too early." },

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
  "form-not-read": { outcome: "rejected", meaning: "A filing of a form whose text is not read." },
  "unreadable-markup": { outcome: "rejected", meaning: "The tags of a document cannot be told from its text." },
  "unidentified-filing": {
    outcome: "rejected",
    meaning: "Neither a header nor a list of filings tells whose filing it is, or when it was filed.",
  },
  "filing-without-stock": { outcome: "rejected", meaning: "A filing of a company that the market has not." },
  "no-items": { outcome: "rejected", meaning: "A filing in which no item was found." },
  "item-missing": {
    outcome: "noted",
    meaning: "An annual report in which business, risks or discussion was not found; its other items are used.",
  },
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
  "figures-contradicted": {
    outcome: "noted",
    meaning: "Filings of a company contradict each other about figures; what is contradicted is not used.",
  },
  "figures-restated": {
    outcome: "noted",
    meaning:
      "Figures of a company count by other rules, or hold other businesses, than those around them; they are missing.",
  },
  "figures-of-another-period": {
    outcome: "noted",
    meaning: "Figures are filed for a period that they are not of; they are not used.",
  },
  "figures-at-wrong-scale": {
    outcome: "noted",
    meaning: "Figures are missing, because they are filed at a wrong scale only.",
  },
  "figures-first-reported": {
    outcome: "noted",
    meaning: "Quarters add up to an older figure of the year, and not to the restated one; they are marked.",
  },
  "accounts-with-seam": {
    outcome: "noted",
    meaning: "Figures before and after a restatement count different things; nothing is computed across it.",
  },
  "accounts-do-not-add-up": {
    outcome: "noted",
    meaning: "Figures of a company do not add up where they must; they are shown as filed.",
  },
  "copies-disagree": { outcome: "noted", meaning: "Files state different values of one fact; the newest is used." },

  "prices-without-accounts": {
    outcome: "noted",
    meaning: "Stocks have prices, and nothing says which of the companies with accounts they are.",
  },
  "accounts-without-prices": {
    outcome: "noted",
    meaning: "Companies have accounts, and nothing says which of the stocks with prices is theirs.",
  },
  "receipt-ratio-unknown": {
    outcome: "noted",
    meaning:
      "The price is one of a depositary receipt, and nothing says how many ordinary shares it stands for; what mixes price and accounts is missing.",
  },

  // Price targets
  "malformed-target": { outcome: "rejected", meaning: "A target lacks its day, firm or a possible price." },
  "day-order-unknown": {
    outcome: "rejected",
    meaning: "The days of a file can be read with the month first and with the day first; nothing of it is used.",
  },
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
} as const satisfies Readonly<Record<string, IssueMeaning>>;

/** A code of the report. */
export type IssueCode = keyof typeof ISSUE_CODES;
