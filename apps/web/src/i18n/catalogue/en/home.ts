export const home = {
  "home.title": "Plumbline",
  "home.headline": "Every number can be questioned.",
  "home.lead":
    "Look a company up. Click any figure for its source, its period and its formula. What does not exist is not shown as zero.",
  "home.examples": "Worked examples",
  "home.sectors": "Sectors",
  "home.sectorsExplained": "Median change of the members with prices.",
  "home.sector": "Sector",
  "home.members": "Members",
  "home.day": "1 day",
  "home.year": "1 year",
  "home.gainers": "Largest gains",
  "home.losers": "Largest losses",
  "home.moversExplained": "On {day}, against the close before.",
  "home.noMovers": "No stock moved this way on the last day.",
  "home.sparkline": "About a year of closes",
} as const;
