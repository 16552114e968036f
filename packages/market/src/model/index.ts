export type { AssetClass } from "@plumbline/core/words";
export { type AnsweredCurrency, currencyCode } from "./currency-code.ts";
export { isCurrency, quoteOfPair } from "./currency-pair.ts";
export {
  type Detail,
  dayValue,
  fixed,
  inTurn,
  plainly,
  quoted,
  type Sentence,
  say,
  significant,
  wordValue,
} from "./detail.ts";
export { exchangeNamed, exchangeOfSymbol, isUsExchange, opensOnSundays, US_CALENDAR } from "./exchanges.ts";
export type { CompanyFacts, Fact, Filing } from "./fact.ts";
export type { FiledItem, FilingEntry, FilingText } from "./filing-text.ts";
export type { InputFile } from "./input-file.ts";
export { type Instrument, type Language, type PriceBasis, type ReceiptStatement, SECTORS } from "./instrument.ts";
export { type Issue, type Outcome, publicIssue, UNRECOGNISED } from "./issue.ts";
export { kindOfSymbol, tradesOffExchange } from "./kind-of-symbol.ts";
export type { KnownOfTable } from "./known-of-table.ts";
export {
  type Answers,
  ASKED_TOPICS,
  type AskedEvidence,
  type AskedItem,
  type AskedTopic,
  type LayoutAnswers,
  type LayoutQuestion,
  type NamelessFile,
  type Preview,
  type PreviewRow,
  type PreviewTarget,
} from "./layout-question.ts";
export { type Listing, type ListingEvidence, listingOf } from "./listing.ts";
export type { JudgedMove, MoveVerdict, PriceHistory } from "./price-history.ts";
export { printable } from "./printable.ts";
export type { Membership, ReferenceSeries } from "./reference-series.ts";
export { remembered } from "./remembered.ts";
export { marketSymbol, statesUsListing } from "./symbol.ts";
export { companyOfName, isNamedAfterUsListing, symbolOfName, wordOfName } from "./symbol-of-name.ts";
export { spellingsOf } from "./symbol-spellings.ts";
export { DEMO_BIG_BANKS, type PriceTarget } from "./target.ts";
