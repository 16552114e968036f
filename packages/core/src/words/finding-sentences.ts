import { CONTRADICTION_ITEMS } from "./contradictions.ts";

/**
 * The sentences that a finding of the data check can have about its case, in English as the terminal and the report write them.
 * The page has each of them in its own words in five languages. `{count}` chooses between singular and plural.
 */
export const FINDING_SENTENCES = {
  // What anything may be followed by
  quoted: "{text}",
  "nothing-used": "Nothing of it is used.",
  "first-of": "(the first of {count})",
  "more-of-kind": "{count} more of this kind.",

  // Prices of a day
  "day-prices": "Open {open}, high {high}, low {low}, close {close}, volume {volume}.",
  "volume-dropped": "Volume {volume}: the bar is kept without it.",
  wick: "High {high} and low {low} around open {open} and close {close}.",
  "row-after": "The row stands after that of {day}.",
  "closes-differ": "The day has closes {closes}.",
  stuck: "{count} bars repeat open, high, low and close of the bar before.",
  repeated: "All four prices are those of the day before; volume {volume}.",
  "no-trades": "No volume: the vendor has no trades of this day.",
  "no-trades-flat": "No volume, all prices {close}: the vendor has no trades of this day.",

  // A series
  break: "Close {before} was followed by open {open} (factor {factor}) on {turnover} x the usual turnover.",
  "bars-set-aside": "The bars from {first} to {last} are set aside; deliver the missing action to have them.",
  "misplaced-run": "Closes from {from} until {until} stand between {before} before and {after} after.",
  "weekly-series": "The bars of {symbol} are weekly, not daily; none is taken.",
  "monthly-series": "The bars of {symbol} are monthly, not daily; none is taken.",
  "mostly-faulty": "{faulty} of {bars} bars are faulty; none is taken.",
  "columns-exchanged": "Open and close appear to be exchanged: nights move the price more than days.",
  "other-currency": "The prices of {symbol} are in {currency}, the instrument trades in {traded}.",
  "unlike-market": "Daily returns on {days} common days correlate by {correlation} with those of the market.",
  "other-scale": "Prices are {factor} times those of the market on {days} common days.",
  "goes-on-elsewhere": "The market's last close is {before}; these prices go on at {after}.",
  "days-missing": {
    one: "{symbol} lacks {count} session: {days}.",
    other: "{symbol} lacks {count} sessions: {days}.",
  },
  "days-missing-more": "{symbol} lacks {count} sessions: {days} and {more} more.",
  "days-elsewhere":
    "{count} bars of {symbol} are dated on days on which its exchange was closed: these are prices of another one, in a currency that nothing states.",
  "move-contradicted": "A move of {move}, of {other} in {source}.",
  "move-from-action": "A move of {move} that is mostly made by the split or dividend of the day.",
  "move-unsupported": "A move of {move} with hardly more shares traded than usual.",

  // Dividends and splits
  "dividend-impossible": "A dividend cannot be {amount}.",
  "dividend-no-cash":
    "A dividend of {amount} is no cash (close {before} before, open {open}, close {close}): entered as a split of {ratio} instead.",
  "dividend-unmoved":
    "A dividend of {amount} did not move the price: close {before} before, open {open}, close {close}.",
  "split-impossible": "A split cannot have the ratio {ratio}.",
  "ratio-stands-for": "{ratio} stands for {clean}.",
  "split-unmoved": "Split of {ratio}, but close {before} was followed by open {open}.",
  "split-elsewhere": "The price shows the split of {ratio} on {day}.",
  "dividend-unattested": "The vendor's adjusted close knows no dividend of {amount}.",
  "close-unlike": "Close {close} does not fit the vendor's adjusted close {adjusted}.",
  "split-attested": "The vendor's adjusted close has a split of {ratio} that is not recorded.",
  "move-unlike": "The move from {before} to {after} differs by {difference} from the vendor's adjusted close.",

  // How prices are adjusted, and several deliveries of one stock
  "basis-beside-raw":
    "Nothing states how the prices of {symbol} are adjusted; beside those of {source} they show that they are as traded.",
  "basis-beside-split-adjusted":
    "Nothing states how the prices of {symbol} are adjusted; beside those of {source} they show that they are adjusted for splits.",
  "basis-beside-total-return":
    "Nothing states how the prices of {symbol} are adjusted; beside those of {source} they show that they are adjusted for splits and dividends.",
  "basis-unknown":
    "Nothing states how the prices of {symbol} are adjusted. No split shows in them; whether dividends are in them is not known.",
  "splits-in-price": "The prices fall on the days of the splits that the file states.",
  "splits-not-in-price": "The prices do not fall on the days of the splits that the file states.",
  "close-falls-by-split":
    "The close falls where the adjusted close does not, by the ratio of a split: prices are as traded.",
  "close-differs-by-dividends":
    "The adjusted close differs from the close by dividends only: prices are adjusted for splits.",
  "close-multiplied":
    "Closes are 32-bit numbers written out, as Yahoo's are, and opens are not: they were adjusted for dividends.",
  "deliveries-differ": "{count} closes differ by more than 0.5 % between two deliveries; the newer ones are used.",
  rescaled: "{count} older adjusted bars were multiplied by {factor} to join the newer delivery.",
  "basis-unused": "{count} {basis} bars of {source} are not used beside the {chosenBasis} ones of {chosenSource}.",
  "mixed-dividends": "{symbol}: prices of this source include dividends in some series and not in others.",
  "left-index":
    "{symbol} left its index on {day}; these prices are not joined with its own and kept as {apart}, without a name.",
  "given-up":
    "{symbol} was given up by its company after {day}; these prices are not joined with its own and kept as {apart}, without a name.",
  "other-level":
    "{symbol} stands at another level after a gap that began on {day}; these prices are not joined with its own and kept as {apart}, without a name.",

  // Rows of a table
  "cell-count": "Line {line} has {cells} cells, the header {expected}.",
  "line-no-day": 'Line {line}: "{text}" is no day.',
  "line-no-spell": 'Line {line}: "{from}" to "{until}" is no spell.',
  "line-no-number": 'Line {line}: "{text}" in column "{column}" is no number.',
  "line-no-number-of": "Line {line}: {name} is no number.",
  "line-no-symbol": "Line {line} has no symbol.",
  "text-no-symbol": '{where}: "{text}" is no symbol.',
  "line-no-exchange": 'Line {line}: nothing says on which exchange "{ticker}" trades.',
  "line-currency": "Line {line} is in {currency}, the series in {expected}.",
  "no-currency-text": '"{text}" is no currency; that of {symbol} counts as not stated.',
  "no-gics-sector": '"{text}" is no GICS sector.',
  "no-fraction": "{name}: {value} is no fraction of 1.",
  "level-impossible": "{name} cannot be {value}.",
  "values-differ": "{name} has {first} and {second} on {day}.",
  "no-rows": "{symbol} has no rows.",
  "columns-absent": "The file has no column of {columns}: the close stands for it.",
  "bars-folded": "{bars} bars of parts of days make {days} days.",
  "no-symbol-stated": 'Neither the rows nor the name "{file}" state a symbol; answer which one it is.',
  "named-otherwise": "The file is named after {called}, but its content says {symbol}.",
  "rows-scattered":
    "The rows of a symbol do not stand together, and there are more than {symbols} symbols or {rows} rows; sort the file by symbol.",
  "text-encoding": "The text is {encoding}.",
  "line-beyond-bytes": "Line {line} is longer than {bytes} bytes, which no line of a market is.",
  "line-beyond-columns": "Line {line} has more than {columns} columns, which no line of a market has.",
  "last-line-cut":
    "Line {line}, the last, ends after {cells} of {expected} cells and without a line end: the file is cut off.",
  "line-beyond-characters": "It has a line of more than {characters} characters.",
  "rows-too-many": "It has more than {rows} rows.",
  "columns-too-many": "It has {columns} columns; no table of prices has.",
  "mapping-lacks": {
    one: 'The mapping names the column {columns}, which the header "{header}" does not have.',
    other: 'The mapping names the columns {columns}, which the header "{header}" does not have.',
  },

  // What the importer asks
  "either-day-order": '"{cell}" may name the day or the month first, and the rows fit both.',
  "either-unit":
    "Prices of {symbol} are about {close}: they may be in {hundredths}, as its exchange quotes, or in {whole}.",
  "hundredfold-apart":
    "Prices of {symbol} from one source are a hundred times those from another on the same day: one of them is in another unit.",
  "unit-unknown": "Their currency counts as unknown until somebody says it: --answer currency=...",
  "unit-counts-as": "They count as {used}; if that is wrong, say --answer currency={other}.",
  multiplied: "By its header or its numbers, prices were multiplied by {prices}, volumes by {volumes}.",
  "either-decimal-mark": '"{cell}" may be thousands or have three decimals, and no other number shows which.',
  "symbol-unnamed": "Neither a column nor the name of the file says which stock it is.",
  "symbol-is-a-word": "A word in the name of the file may be a symbol, and nothing bears that out.",
  "close-unnamed": "No column is named as the closing price.",
  "adjustment-unstated": "Nothing in the file states whether its prices were adjusted for splits and dividends.",
  "currency-unstated": "No column and no sign states the currency of the prices.",
  "say-all-symbols":
    "Name the file after its symbol, such as AAPL.csv, or say the symbols of all files as the last lines of the import show.",
  "say-with": "Say it with {flags}.",

  // Files
  "file-missing": "The file does not exist.",
  "not-permitted": "Reading the file is not permitted.",
  "is-folder": "It is a folder, not a file.",
  "path-not-folder": "A part of the path is a file, not a folder.",
  "disk-fault": "The disk cannot read the file.",
  "path-too-long": "The path is too long.",
  "links-in-circle": "The symbolic links lead back to themselves.",
  "too-many-megabytes": "It has more than {megabytes} MB; no file of its kind has.",
  "list-too-large": "The list is larger than {bytes} bytes.",
  "sheets-too-many": "It has more than {sheets} sheets.",
  "bytes-after-end": {
    one: "After the end of its compressed content comes {count} more byte: some of the content was lost, or the file is two.",
    other:
      "After the end of its compressed content come {count} more bytes: some of the content was lost, or the file is two.",
  },
  "unpacks-beyond":
    "Its {bytes} compressed bytes unpack to more than any real file; unpack it yourself if it is genuine.",
  "would-unpack": "Its {bytes} bytes would unpack to {unpacked}.",
  "bzip2-file": "It is compressed by bzip2, which is not read; unpack it, or compress it by gzip, xz or zstd.",
  "bzip2-entry": "The entry is compressed by bzip2, which is not read.",
  "entry-method": "The entry is compressed by method {method}; only stored and deflated entries are read.",
  "parquet-codec": "The Parquet file is compressed by {codec}; write it with snappy, gzip, brotli or zstd.",
  "entry-encrypted": "The entry is encrypted; deliver the archive without a password.",
  "entry-link": "The entry is a link or a device; those in archives are not followed.",
  "entry-too-long": "The entry holds more than the {bytes} bytes that the archive states.",
  "entry-too-short": "The entry ends after {bytes} of {promised} bytes.",
  "entry-checksum": "The entry does not have the checksum that the archive states.",
  "archive-ends-in-entry": "The archive ends within the entry.",
  "listed-until": "The archive cannot be listed past {listed} entries:",
  "cut-in-entry": "It is cut off within an entry.",
  "attributes-too-long": "The attributes of an entry are longer than any real ones.",
  "end-mark-missing": "It is cut off: the mark of its end is missing.",
  "entry-header-damaged": "The header of an entry is damaged.",
  "place-without-entry": "The archive's directory points to a place that holds no entry.",
  "json-broken-at": "Its JSON is malformed at character {place}.",

  // Accounts and filings
  "no-taxonomy": "the taxonomy {taxonomy} holds no concepts.",
  "fact-without-units": "{concept} holds no units.",
  "fact-no-list": "{concept} in {unit} is no list.",
  "fact-as-stated": "{concept} in {unit}: {stated}",
  "fact-none": "{concept} in {unit}: no fact",
  "filing-row-lacks": "Row {row} lacks its accession, its form or the day it was filed.",
  "filing-dated": "{accession} is dated {day}.",
  "filing-unlisted": "{accession} is in no table of filings (sub.txt).",
  "copies-differ":
    "Files disagree about {count} facts, such as {concept} in {unit} of {accession}, which one states as {value}; the newest file's values are used.",
  "amounts-off": {
    one: "The {form} {accession} filed {day} states one of its amounts at a scale that no other filing has, such as {concept} of {value};",
    other:
      "The {form} {accession} filed {day} states {count} of its amounts at a scale that no other filing has, such as {concept} of {value};",
  },
  "amounts-too-small": {
    one: "The {form} {accession} filed {day} states one of its amounts {factor} times too small, such as {concept} of {value};",
    other:
      "The {form} {accession} filed {day} states {count} of its amounts {factor} times too small, such as {concept} of {value};",
  },
  "amounts-too-large": {
    one: "The {form} {accession} filed {day} states one of its amounts {factor} times too large, such as {concept} of {value};",
    other:
      "The {form} {accession} filed {day} states {count} of its amounts {factor} times too large, such as {concept} of {value};",
  },
  "share-counts-off": {
    one: "The {form} {accession} filed {day} states one of its share counts at a scale that no other filing has, such as {concept} of {value};",
    other:
      "The {form} {accession} filed {day} states {count} of its share counts at a scale that no other filing has, such as {concept} of {value};",
  },
  "share-counts-too-small": {
    one: "The {form} {accession} filed {day} states one of its share counts {factor} times too small, such as {concept} of {value};",
    other:
      "The {form} {accession} filed {day} states {count} of its share counts {factor} times too small, such as {concept} of {value};",
  },
  "share-counts-too-large": {
    one: "The {form} {accession} filed {day} states one of its share counts {factor} times too large, such as {concept} of {value};",
    other:
      "The {form} {accession} filed {day} states {count} of its share counts {factor} times too large, such as {concept} of {value};",
  },
  "slip-not-used": "not used.",
  "slip-none-used": { one: "its {count} amount is not used.", other: "none of its {count} amounts is used." },
  "slip-mended": "other copies are used, or this one at the right scale.",
  "figures-of-years": "{item}: {years}.",
  "two-keys": "It states two keys, {first} and {second}.",
  "other-filer": "It says it is company {cik}, but its name and filings are those of {filer} ({name}):",
  "ticker-of-other": "It is filed under {ticker}, which is company {known}, but holds {cik}:",
  "name-says-company": "Its name says company {named}, its content company {cik}:",
  "name-says-ticker": "Its name says {named}, its content {stated}:",
  "nothing-used-of-it": "nothing of it is used.",
  "other-name":
    'The facts of company {cik} ({known}) carry the name "{name}", a co-registrant\'s or an older one; the facts are used, the name is not.',
  predecessor: "{ticker} is company {known} by the lists, and {cik} ({name}) here: taken for its predecessor.",
  "items-not-found": {
    one: "{form} {accession}: no {missing} was found; its {count} other item is used.",
    other: "{form} {accession}: no {missing} was found; its {count} other items are used.",
  },
  "no-item-in": "No item was found in {form} {accession}.",
  "form-unread": "Its form is {form}; read are 10-K, 10-K405, 10-Q, 20-F, 40-F, 8-K and what amends them.",
  "filing-of-unknown": "It is a {form} of company {ciks}, of which the market has neither prices nor facts.",
  "report-of-unknown": "It is a report of company {ciks}, of which the market has neither prices nor facts.",
  "header-of-company": "Its header names company {ciks}, the report in it {cik}.",
  "header-of-name": "Its header names {header}, the report in it {registrant}.",
  "no-header-no-company": "It has no header, and its cover names no company of the market.",
  "no-header-unlisted":
    "It has no header, and the filings known of company {cik} list no {report}; import the company's submissions ({file}) too, or the complete submission (.txt).",
  "no-header-listed-twice":
    "It has no header, and the filings known of company {cik} list more than one {report}; import the company's submissions ({file}) too, or the complete submission (.txt).",
  "numbers-apart": "Its numbers do not stand together by filing.",

  // Price targets
  "target-no-currency": "{firm} states {target} in no currency, and nothing says in which the stock is quoted.",
  "target-other-currency": "{firm} states {target} {currency}; the price is in {traded}.",
  "target-names-others": "The headline of {firm}'s target of {target} names {names}.",
  "target-posted-elsewhere": "{firm}'s target of {target} was posted at {stated}; the stock was at {low} to {high}.",
  "target-implausible": "{firm} states {target}; the price was {price}.",
  "target-implausible-adjusted": "{firm} states {target}; the price was {price}, as its source adjusts it for splits.",
  "target-restated": "{firm}'s target of {target} came with a price of {price}, in shares after a later split.",
  "targets-malformed": "{count} of {rows} rows without a day, a firm or a possible target.",
  "targets-in-future": "{count} of {rows} rows dated after today.",
  "ratings-alone": "{count} of {rows} rows that rate without a target.",
  "targets-repeated": "{count} of {rows} rows that state the same target of the same firm and day again.",
  "target-symbol-unnamed": "Name the file after its symbol, such as AAPL.json.",
  "target-symbol-nowhere": "Add a column Symbol, or name the file after its symbol, such as AAPL.csv.",
  "no-target-columns": "Its first line names no day, firm and target.",
  "no-action-list": "It holds no list of analyst actions.",
  "no-target-list": "It holds no list of price targets.",
  "named-after-other": "It is called after {called}, and its targets are for {symbol}.",
  "day-order-unshown":
    "No day of the file shows whether its days have the month or the day first: write them as YYYY-MM-DD.",
  "day-order-mixed": "Some days of the file have the month first and others the day: write them as YYYY-MM-DD.",
} as const satisfies Readonly<Record<string, string | { readonly one: string; readonly other: string }>>;

/** Names a sentence. */
export type FindingSentenceId = keyof typeof FINDING_SENTENCES;

/** Words within a sentence that each language has its own for. */
export const FINDING_WORDS = [
  "raw",
  "split-adjusted",
  "total-return",
  "open",
  "high",
  "low",
  "business",
  "risks",
  "discussion",
  ...CONTRADICTION_ITEMS,
] as const;

export type FindingWord = (typeof FINDING_WORDS)[number];

/**
 * What stands at a place of a sentence: a number as it is, a text of a file as it is, several of them, or something that each
 * language writes in its own way. Of several, `and` says that "and" stands between them in English, not a comma.
 */
export type FindingValue =
  | number
  | string
  | null
  | { readonly list: readonly (number | string)[]; readonly and?: true }
  /** `YYYY-MM-DD`. */
  | { readonly days: readonly string[] }
  /** A number with so many decimals. */
  | { readonly value: number | null; readonly decimals: number }
  /** A number with separators of thousands, in English too. */
  | { readonly grouped: number }
  /** A fraction of 1, written as percent with so many decimals. */
  | { readonly fraction: number | null; readonly decimals: number }
  | { readonly words: readonly FindingWord[]; readonly between?: string }
  /** The id of a source of prices. */
  | { readonly source: string };

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type Pattern<Id extends FindingSentenceId> = (typeof FINDING_SENTENCES)[Id];
type NamesOf<P> = P extends string ? NamesIn<P> : P extends { other: infer Other } ? NamesIn<Other> | "count" : never;

/** The values that a sentence needs, by the names of their places. */
export type FindingValues<Id extends FindingSentenceId> = Readonly<Record<NamesOf<Pattern<Id>>, FindingValue>>;
