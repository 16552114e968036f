export { createQuotes } from "./create-quotes.ts";
export { quoteProviders } from "./quote-providers.ts";
export { QuoteStreams } from "./quote-streams.ts";
export { changeOf, type LivePrice, type Quotes } from "./quotes.ts";
