/** Prices of the moment. A separate part, loaded with the first of them. */
export const quotes = {
  "quotes.price": "Price",
  "quotes.explain.price":
    "The latest known trade. Ratios, market cap and gaps between price and value still use the last close.",
  "quotes.explain.simulated":
    "A simulated price: the stock is fictional. Ratios, market cap and gaps between price and value still use the last close.",
  "quotes.explain.change": "Change from the close of the previous session.",
  "quotes.asOf": "as of {time}",
  "quotes.opens": "Opens {time}",
  "quotes.realTime": "{source}, real time",
  "quotes.delayed": "{source}, delayed {minutes} min",
  "quotes.simulated": "simulated",
  "quotes.session.before": "Pre-market",
  "quotes.session.regular": "Market open",
  "quotes.session.after": "After hours",
  "quotes.session.closed": "Market closed",
} as const;
