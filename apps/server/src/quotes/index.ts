export { createQuotes } from "./create-quotes.ts";
export { quoteProviders } from "./quote-providers.ts";
export { QuoteStreams } from "./quote-streams.ts";
export type { LivePrice, Quotes } from "./quotes.ts";
