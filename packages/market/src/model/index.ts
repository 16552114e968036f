export { DEMO_BIG_BANKS } from "./demo-big-banks.ts";
export type { CompanyFacts, Fact, Filing } from "./fact.ts";
export type { InputFile } from "./input-file.ts";
export { type AssetClass, type Instrument, type Language, type PriceBasis, SECTORS } from "./instrument.ts";
export type { Issue, Outcome } from "./issue.ts";
export type { PriceHistory } from "./price-history.ts";
export type { Membership, ReferenceSeries } from "./reference-series.ts";
export type { PriceTarget } from "./target.ts";
