/** The search in the rules. A separate part, loaded with them. */
export const rulesPanel = {
  "rules.contents": "Contents",
  "rules.filter": "Filter rules and formulas",
  "rules.filterHint": "ID or words, such as FND-07 or cash flow",
  "rules.found": { one: "{count} match", other: "{count} matches" },
  "rules.none": "No match for “{filter}”",
  "rules.clear": "Clear the filter",
  "rules.unknown": "There is no rule or formula “{id}”.",
} as const;
