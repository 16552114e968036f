export const rules = {
  "rules.title": "Rules and formulas",
  "rules.lead": "Each calculated figure cites its rule or formula. This page lists them all, with their sources.",
  "rules.contents": "Contents",
  "rules.filter": "Filter rules and formulas",
  "rules.filterHint": "ID or words, such as FND-07 or cash flow",
  "rules.found": { one: "{count} match", other: "{count} matches" },
  "rules.none": "No match for “{filter}”",
  "rules.clear": "Clear the filter",
  "rules.unknown": "There is no rule or formula “{id}”.",
  "rules.open": "{id}: open the rule",
  "rules.about": "How figures are calculated",
  "rules.aboutExplained": "All rules and formulas behind the figures, with their sources.",
} as const;
