export const rules = {
  "rules.title": "Rules and formulas",
  "rules.lead": "Every figure cites the rule or formula behind it. Here are all of them, with their sources.",
  "rules.contents": "Contents",
  "rules.filter": "Filter rules and formulas",
  "rules.filterHint": "Id or words, such as FND-07 or free cash flow",
  "rules.found": { one: "{count} match", other: "{count} matches" },
  "rules.none": "No match for “{filter}”",
  "rules.clear": "Clear the filter",
  "rules.unknown": "There is no rule or formula “{id}”.",
  "rules.open": "{id}: open the rule",
  "rules.about": "How figures are calculated",
  "rules.aboutExplained": "All rules and formulas behind the figures, with their sources.",
} as const;
