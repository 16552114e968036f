/** What the data check says of a case, beside what its code means (`findings.ts`). */
export const findingSentences = {
  "detail.quoted": "{text}",
  "detail.nothing-used": "Nothing of it is used.",
  "detail.first-of": "(the first of {n})",
  "detail.more-of-kind": "{n} more of this kind.",
  "detail.day-prices": "Open {open}, high {high}, low {low}, close {close}, volume {volume}.",
  "detail.volume-dropped": "Volume {volume}: the bar is kept without it.",
  "detail.wick": "High {high} and low {low}, with open {open} and close {close}.",
  "detail.row-after": "The row comes after that of {day}.",
  "detail.closes-differ": "The day has the closes {closes}.",
  "detail.stuck": "{n} bars repeat the open, high, low and close of the bar before.",
  "detail.repeated": "All four prices are those of the day before; volume {volume}.",
  "detail.no-trades": "No volume: the provider has no trades for this day.",
  "detail.no-trades-flat": "No volume, all prices {close}: the provider has no trades for this day.",
  "detail.break":
    "After a close of {before} came an open of {open} (factor {factor}), on {turnover} times the usual turnover.",
  "detail.bars-set-aside":
    "The bars from {first} to {last} are set aside; import the missing corporate action to use them.",
  "detail.misplaced-run": "The closes from {from} on, until {until}, lie between {before} before and {after} after.",
  "detail.weekly-series": "The bars of {symbol} are weekly, not daily; none is used.",
  "detail.monthly-series": "The bars of {symbol} are monthly, not daily; none is used.",
  "detail.mostly-faulty": "{faulty} of {bars} bars are faulty; none is used.",
  "detail.columns-exchanged":
    "Open and close appear to be swapped: the price moves more overnight than during the day.",
  "detail.other-currency": "The prices of {symbol} are in {currency}; the stock trades in {traded}.",
  "detail.unlike-market":
    "On {days} common days, the daily returns correlate by only {correlation} with those already known.",
  "detail.other-scale": "The prices are {factor} times those already known, on {days} common days.",
  "detail.goes-on-elsewhere": "The last known close is {before}; these prices continue at {after}.",
  "detail.days-missing": "Sessions missing from {symbol} ({n}): {days}.",
  "detail.days-missing-more": "Sessions missing from {symbol} ({n}): {days} and {more} more.",
  "detail.days-elsewhere": {
    one: "{n} bar of {symbol} falls on a day when its exchange was closed: it is a price of another exchange, in a currency that nothing states.",
    other:
      "{n} bars of {symbol} fall on days when its exchange was closed: these are prices of another exchange, in a currency that nothing states.",
  },
  "detail.dividend-impossible": "A dividend cannot be {amount}.",
  "detail.dividend-no-cash":
    "A dividend of {amount} is not cash (close {before} before, open {open}, close {close}): entered as a split of {ratio} instead.",
  "detail.dividend-unmoved":
    "A dividend of {amount} did not move the price: close {before} before, open {open}, close {close}.",
  "detail.split-impossible": "A split cannot have the ratio {ratio}.",
  "detail.ratio-stands-for": "{ratio} stands for {clean}.",
  "detail.split-unmoved": "A split of {ratio}, but after a close of {before} came an open of {open}.",
  "detail.split-elsewhere": "The price shows the split of {ratio} on {day}.",
  "detail.dividend-unattested": "The provider’s adjusted close shows no dividend of {amount}.",
  "detail.close-unlike": "The close {close} does not fit the provider’s adjusted close {adjusted}.",
  "detail.split-attested": "The provider’s adjusted close shows a split of {ratio} that is not recorded.",
  "detail.move-unlike":
    "The move from {before} to {after} differs by {difference} from that of the provider’s adjusted close.",
  "detail.basis-beside-raw":
    "Nothing states how the prices of {symbol} are adjusted; compared with those of {source}, they are as traded.",
  "detail.basis-beside-split-adjusted":
    "Nothing states how the prices of {symbol} are adjusted; compared with those of {source}, they are adjusted for splits.",
  "detail.basis-beside-total-return":
    "Nothing states how the prices of {symbol} are adjusted; compared with those of {source}, they are adjusted for splits and dividends.",
  "detail.basis-unknown":
    "Nothing states how the prices of {symbol} are adjusted. They show no split; whether they include dividends is not known.",
  "detail.splits-in-price": "The prices fall on the days of the splits that the file states.",
  "detail.splits-not-in-price": "The prices do not fall on the days of the splits that the file states.",
  "detail.close-falls-by-split":
    "The close falls by the ratio of a split where the adjusted close does not: the prices are as traded.",
  "detail.close-differs-by-dividends":
    "The adjusted close differs from the close by dividends only: the prices are adjusted for splits.",
  "detail.close-multiplied":
    "The closes are 32-bit numbers, as Yahoo’s are, and the opens are not: they were adjusted for dividends.",
  "detail.deliveries-differ": {
    one: "{n} close differs by more than 0.5% between two deliveries; the newer one is used.",
    other: "{n} closes differ by more than 0.5% between two deliveries; the newer ones are used.",
  },
  "detail.rescaled": {
    one: "{n} older adjusted bar was multiplied by {factor} to join the newer delivery.",
    other: "{n} older adjusted bars were multiplied by {factor} to join the newer delivery.",
  },
  "detail.basis-unused": {
    one: "{n} bar from {source} ({basis}) is not used beside those from {chosenSource} ({chosenBasis}).",
    other: "{n} bars from {source} ({basis}) are not used beside those from {chosenSource} ({chosenBasis}).",
  },
  "detail.mixed-dividends": "{symbol}: prices of this source include dividends in some series and not in others.",
  "detail.left-index":
    "{symbol} left its index on {day}; these prices are not joined with its own but kept as {apart}, without a name.",
  "detail.given-up":
    "Its company gave up {symbol} after {day}; these prices are not joined with its own but kept as {apart}, without a name.",
  "detail.other-level":
    "{symbol} is at another level after a gap that began on {day}; these prices are not joined with its own but kept as {apart}, without a name.",
  "detail.cell-count": "Line {line} has {cells} cells, the header {expected}.",
  "detail.line-no-day": "Line {line}: “{text}” is not a date.",
  "detail.line-no-spell": "Line {line}: “{from}” to “{until}” is not a span of dates.",
  "detail.line-no-number": "Line {line}: “{text}” in the column “{column}” is not a number.",
  "detail.line-no-number-of": "Line {line}: {name} is not a number.",
  "detail.line-no-symbol": "Line {line} has no symbol.",
  "detail.text-no-symbol": "{where}: “{text}” is not a symbol.",
  "detail.line-no-exchange": "Line {line}: nothing says on which exchange “{ticker}” trades.",
  "detail.line-currency": "Line {line} is in {currency}, the series in {expected}.",
  "detail.no-currency-text": "“{text}” is not a currency; that of {symbol} counts as not stated.",
  "detail.no-gics-sector": "“{text}” is not a GICS sector.",
  "detail.no-fraction": "{name}: {value} is not a fraction of 1.",
  "detail.level-impossible": "{name} cannot be {value}.",
  "detail.values-differ": "{name} has {first} and {second} on {day}.",
  "detail.no-rows": "{symbol} has no rows.",
  "detail.columns-absent": "Missing columns: {columns}. The close is used instead.",
  "detail.bars-folded": "{bars} bars of parts of days make {days} days.",
  "detail.no-symbol-stated": "Neither the rows nor the file name “{file}” state a symbol; answer which one it is.",
  "detail.named-otherwise": "The file is named after {called}, but its content says {symbol}.",
  "detail.rows-scattered":
    "The rows of a symbol are not together, and there are more than {symbols} symbols or {rows} rows; sort the file by symbol.",
  "detail.text-encoding": "The text is {encoding}.",
  "detail.line-beyond-bytes": "Line {line} is longer than {bytes} bytes; no real price line is.",
  "detail.line-beyond-columns": "Line {line} has more than {columns} columns; no real price line has.",
  "detail.last-line-cut":
    "Line {line}, the last one, ends after {cells} of {expected} cells and without a line break: the file is cut off.",
  "detail.line-beyond-characters": "It has a line of more than {characters} characters.",
  "detail.rows-too-many": "It has more than {rows} rows.",
  "detail.columns-too-many": "It has {columns} columns; no price table has that many.",
  "detail.mapping-lacks": "Columns that the mapping names and the header “{header}” lacks: {columns}.",
  "detail.either-day-order": "“{cell}” may have the day or the month first, and the rows fit both.",
  "detail.either-unit":
    "Prices of {symbol} are about {close}: they may be in {hundredths}, as its exchange quotes, or in {whole}.",
  "detail.hundredfold-apart":
    "Prices of {symbol} from one source are a hundred times those from another on the same day: one of them is in another unit.",
  "detail.unit-unknown": "Their currency counts as unknown until it is stated: --answer currency=...",
  "detail.unit-counts-as": "They are taken as {used}; if that is wrong, say --answer currency={other}.",
  "detail.multiplied":
    "Going by its header or its numbers, prices were multiplied by {prices} and volumes by {volumes}.",
  "detail.either-decimal-mark": "“{cell}” may be thousands or have three decimals, and no other number shows which.",
  "detail.symbol-unnamed": "Neither a column nor the file name says which stock it is.",
  "detail.symbol-is-a-word": "A word in the file name may be a symbol, and nothing confirms it.",
  "detail.close-unnamed": "No column is named as the closing price.",
  "detail.adjustment-unstated": "Nothing in the file states whether its prices were adjusted for splits and dividends.",
  "detail.currency-unstated": "No column and no sign states the currency of the prices.",
  "detail.say-all-symbols":
    "Name the file after its symbol, such as AAPL.csv, or state the symbols of all files as the last lines of the import show.",
  "detail.say-with": "State it with {flags}.",
  "detail.file-missing": "The file does not exist.",
  "detail.not-permitted": "Reading the file is not permitted.",
  "detail.is-folder": "It is a folder, not a file.",
  "detail.path-not-folder": "A part of the path is a file, not a folder.",
  "detail.disk-fault": "The disk cannot read the file.",
  "detail.path-too-long": "The path is too long.",
  "detail.links-in-circle": "The symbolic links lead back to themselves.",
  "detail.too-many-megabytes": "It is larger than {megabytes} MB; no file of its kind is.",
  "detail.list-too-large": "The list is larger than {bytes} bytes.",
  "detail.sheets-too-many": "It has more than {sheets} sheets.",
  "detail.bytes-after-end": {
    one: "{n} more byte follows the end of its compressed content: some of the content was lost, or the file is two.",
    other: "{n} more bytes follow the end of its compressed content: some of the content was lost, or the file is two.",
  },
  "detail.unpacks-beyond":
    "Its {bytes} compressed bytes expand to more than any real file; unpack it yourself if it is genuine.",
  "detail.would-unpack": "Its {bytes} bytes would expand to {unpacked}.",
  "detail.bzip2-file": "It is compressed by bzip2, which is not read; unpack it, or compress it by gzip, xz or zstd.",
  "detail.bzip2-entry": "The file in the archive is compressed by bzip2, which is not read.",
  "detail.entry-method":
    "The file in the archive is compressed by method {method}; only stored and deflated files are read.",
  "detail.parquet-codec": "The Parquet file is compressed by {codec}; write it with snappy, gzip, brotli or zstd.",
  "detail.entry-encrypted": "The file is encrypted; deliver the archive without a password.",
  "detail.entry-link": "It is a link or a device; those in archives are not followed.",
  "detail.entry-too-long": "It holds more than the {bytes} bytes that the archive states.",
  "detail.entry-too-short": "It ends after {bytes} of {promised} bytes.",
  "detail.entry-checksum": "It does not have the checksum that the archive states.",
  "detail.archive-ends-in-entry": "The archive ends within this file.",
  "detail.listed-until": "The archive cannot be listed past {listed} files.",
  "detail.cut-in-entry": "It is cut off within a file.",
  "detail.attributes-too-long": "The attributes of a file are longer than any real ones.",
  "detail.end-mark-missing": "It is cut off: its end mark is missing.",
  "detail.entry-header-damaged": "The header of a file is damaged.",
  "detail.place-without-entry": "The directory of the archive points to a place that holds no file.",
  "detail.json-broken-at": "Its JSON is malformed at character {place}.",
  "detail.no-taxonomy": "The taxonomy {taxonomy} holds no concepts.",
  "detail.fact-without-units": "{concept} holds no units.",
  "detail.fact-no-list": "{concept} in {unit} is not a list.",
  "detail.fact-as-stated": "{concept} in {unit}: {stated}",
  "detail.fact-none": "{concept} in {unit}: no figure",
  "detail.filing-row-lacks": "Row {row} lacks its accession number, form or filing date.",
  "detail.filing-dated": "{accession} is dated {day}.",
  "detail.filing-unlisted": "{accession} is in no table of filings (sub.txt).",
  "detail.copies-differ": {
    one: "Files disagree about {n} figure, {concept} in {unit} of {accession}, stated as {value} in one; the newest file’s values are used.",
    other:
      "Files disagree about {n} figures, such as {concept} in {unit} of {accession}, stated as {value} in one; the newest file’s values are used.",
  },
  "detail.amounts-off":
    "{form} {accession}, filed {day}: amounts at a scale that no other filing has ({n}), such as {concept} of {value}.",
  "detail.amounts-too-small":
    "{form} {accession}, filed {day}: amounts {factor} times too small ({n}), such as {concept} of {value}.",
  "detail.amounts-too-large":
    "{form} {accession}, filed {day}: amounts {factor} times too large ({n}), such as {concept} of {value}.",
  "detail.share-counts-off":
    "{form} {accession}, filed {day}: share counts at a scale that no other filing has ({n}), such as {concept} of {value}.",
  "detail.share-counts-too-small":
    "{form} {accession}, filed {day}: share counts {factor} times too small ({n}), such as {concept} of {value}.",
  "detail.share-counts-too-large":
    "{form} {accession}, filed {day}: share counts {factor} times too large ({n}), such as {concept} of {value}.",
  "detail.slip-not-used": "They are not used.",
  "detail.slip-none-used": {
    one: "Its {n} amount is not used.",
    other: "None of its {n} amounts is used.",
  },
  "detail.slip-mended": "Other copies are used, or these at the right scale.",
  "detail.figures-of-years": "{item}: {years}.",
  "detail.two-keys": "It states two company numbers (CIK), {first} and {second}.",
  "detail.other-filer": "It says it is company {cik}, but its name and filings are those of {filer} ({name}).",
  "detail.ticker-of-other": "It is filed under {ticker}, which is company {known}, but holds {cik}.",
  "detail.name-says-company": "Its name says company {named}, its content company {cik}.",
  "detail.name-says-ticker": "Its name says {named}, its content {stated}.",
  "detail.nothing-used-of-it": "Nothing of it is used.",
  "detail.other-name":
    "The figures of company {cik} ({known}) carry the name “{name}”, an older one or a co-registrant’s; the figures are used, the name is not.",
  "detail.predecessor":
    "According to the lists, {ticker} is company {known}; here it is {cik} ({name}): taken for its predecessor.",
  "detail.items-not-found": {
    one: "{form} {accession}: not found: {missing}; its {n} other item is used.",
    other: "{form} {accession}: not found: {missing}; its {n} other items are used.",
  },
  "detail.no-item-in": "No item was found in {form} {accession}.",
  "detail.form-unread":
    "Its form is {form}; the forms read are 10-K, 10-K405, 10-Q, 20-F, 40-F, 8-K and their amendments.",
  "detail.filing-of-unknown": "It is a {form} of company {ciks}, for which there are neither prices nor figures.",
  "detail.report-of-unknown": "It is a report of company {ciks}, for which there are neither prices nor figures.",
  "detail.header-of-company": "Its header names company {ciks}, the report in it {cik}.",
  "detail.header-of-name": "Its header names {header}, the report in it {registrant}.",
  "detail.no-header-no-company": "It has no header, and its cover page names no known company.",
  "detail.no-header-unlisted":
    "It has no header, and the known filings of company {cik} list no {report}; import the company’s submissions ({file}) too, or the complete submission (.txt).",
  "detail.no-header-listed-twice":
    "It has no header, and the known filings of company {cik} list more than one {report}; import the company’s submissions ({file}) too, or the complete submission (.txt).",
  "detail.numbers-apart": "Its numbers are not grouped by filing.",
  "detail.target-no-currency":
    "{firm} states {target} without a currency, and nothing says in which the stock is quoted.",
  "detail.target-other-currency": "{firm} states {target} {currency}; the price is in {traded}.",
  "detail.target-names-others": "The headline of {firm}’s target of {target} names {names}.",
  "detail.target-posted-elsewhere":
    "{firm}’s target of {target} was published at {stated}; the stock was at {low} to {high}.",
  "detail.target-implausible": "{firm} states {target}; the price was {price}.",
  "detail.target-implausible-adjusted":
    "{firm} states {target}; the price was {price}, as its source adjusts it for splits.",
  "detail.target-restated":
    "{firm}’s target of {target} came with a price of {price}, which already counts a later split.",
  "detail.targets-malformed": {
    one: "{n} of {rows} rows has no date, firm or possible target.",
    other: "{n} of {rows} rows have no date, firm or possible target.",
  },
  "detail.targets-in-future": {
    one: "{n} of {rows} rows is dated after today.",
    other: "{n} of {rows} rows are dated after today.",
  },
  "detail.ratings-alone": {
    one: "{n} of {rows} rows is a rating without a target.",
    other: "{n} of {rows} rows are ratings without a target.",
  },
  "detail.targets-repeated": {
    one: "{n} of {rows} rows repeats the target of the same firm and day.",
    other: "{n} of {rows} rows repeat the target of the same firm and day.",
  },
  "detail.target-symbol-unnamed": "Name the file after its symbol, such as AAPL.json.",
  "detail.target-symbol-nowhere": "Add a column Symbol, or name the file after its symbol, such as AAPL.csv.",
  "detail.no-target-columns": "Its first line names no date, firm and target.",
  "detail.no-action-list": "It holds no list of analyst actions.",
  "detail.no-target-list": "It holds no list of price targets.",
  "detail.named-after-other": "It is named after {called}, and its targets are for {symbol}.",
  "detail.day-order-unshown":
    "No date in the file shows whether the month or the day comes first; write them as YYYY-MM-DD.",
  "detail.day-order-mixed": "Some dates in the file have the month first and others the day; write them as YYYY-MM-DD.",
  "detail.move-contradicted": "A move of {move}; of {other} in {source}.",
  "detail.move-from-action": "A move of {move}, made mostly by the day’s split or dividend.",
  "detail.move-unsupported": "A move of {move} with hardly more shares traded than usual.",
  "detail.word.raw": "as traded",
  "detail.word.split-adjusted": "adjusted for splits",
  "detail.word.total-return": "adjusted for splits and dividends",
  "detail.word.open": "open",
  "detail.word.high": "high",
  "detail.word.low": "low",
  "detail.word.business": "business",
  "detail.word.risks": "risks",
  "detail.word.discussion": "management’s discussion",
  "detail.word.revenue": "Revenue",
  "detail.word.costOfRevenue": "Cost of revenue",
  "detail.word.grossProfit": "Gross profit",
  "detail.word.operatingIncome": "Operating income",
  "detail.word.interestExpense": "Interest expense",
  "detail.word.netIncome": "Net income",
  "detail.word.eps": "Earnings per share",
  "detail.word.cfo": "Operating cash flow",
  "detail.word.capex": "Capital expenditure",
  "detail.word.cashAndShortTermInvestments": "Cash and short-term investments",
  "detail.word.assets": "Total assets",
  "detail.word.assetsCurrent": "Current assets",
  "detail.word.inventory": "Inventory",
  "detail.word.liabilities": "Total liabilities",
  "detail.word.liabilitiesCurrent": "Current liabilities",
  "detail.word.equity": "Shareholders’ equity",
} as const;
