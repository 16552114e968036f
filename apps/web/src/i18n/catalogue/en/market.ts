export const market = {
  "market.name": "Market",
  "market.lastDay": "Last day",
  "market.companies": "Instruments",
  "market.priced": "{n} with prices",
  "market.bars": "Daily bars",
  "market.since": "since {day}",
  "market.facts": "Facts as filed",
  "market.empty": "This market is empty",
  "market.emptyExplained": "Import prices with “npm run market -- import”, or start with the demo market.",
  "market.age": { one: "{n} day old", other: "{n} days old" },
} as const;
