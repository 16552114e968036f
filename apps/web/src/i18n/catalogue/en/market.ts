export const market = {
  "market.name": "Market",
  "market.lastDay": "Last day",
  "market.companies": "Instruments",
  "market.priced": "{n} with prices",
  "market.bars": "Daily bars",
  "market.since": "since {day}",
  "market.facts": "Facts as filed",
  "market.empty": "No data yet",
  "market.emptyExplained": "Import prices with “npm run market -- import”, or start with the demo data.",
  "market.age": { one: "{n} day old", other: "{n} days old" },
  // The time machine: a page as of a day of the past.
  "past.today": "As of today",
  "past.now": "Today",
  "past.asOf": "As of {day}",
  "past.explained":
    "See the company as investors saw it on a past day: prices up to that day, and only what had been filed by then.",
  "past.explainedMarket":
    "See the market as investors saw it on a past day: prices up to that day, and only what companies had filed by then.",
  "past.day": "Day",
  "past.yearsAgo": { one: "{n} year ago", other: "{n} years ago" },
  "past.bounds": "{first} to {last}",
  "past.banner": "Showing only what was known on {day}.",
  "past.return": "Back to today",
  "past.notADay": "The date in the link is not valid. Showing today.",
  "past.beforeMarket":
    "The date in the link is before {first}, the start of the data (which ends on {last}). Showing today.",
  "past.afterMarket":
    "The date in the link is after {last}, the end of the data (which begins on {first}). Showing today.",
  "past.dismiss": "Dismiss",
  "about.title": "About us",
  "about.updated": "Version of this text: {day}",
} as const;
