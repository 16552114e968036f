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
  // The time machine: a page as of a day of the past.
  "past.today": "As of today",
  "past.now": "Today",
  "past.asOf": "As of {day}",
  "past.explained":
    "See the company as an investor could on a day of the past: prices up to that day, and only what had been filed by then.",
  "past.explainedMarket":
    "See the market as an investor could on a day of the past: prices up to that day, and only what companies had filed by then.",
  "past.day": "Day",
  "past.yearsAgo": { one: "{n} year ago", other: "{n} years ago" },
  "past.bounds": "{first} to {last}",
  "past.banner": "You see what could be known on {day}.",
  "past.return": "Back to today",
  "past.notADay": "The address asks for a day that does not exist. You see today.",
  "past.beforeMarket":
    "The address asks for a day before {first}, where this market begins (it ends on {last}). You see today.",
  "past.afterMarket":
    "The address asks for a day after {last}, where this market ends (it begins on {first}). You see today.",
  "past.dismiss": "Dismiss",
} as const;
