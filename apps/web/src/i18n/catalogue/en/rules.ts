export const rules = {
  "rules.title": "Rules and formulas",
  "rules.lead": "Each calculated figure cites its rule or formula. This page lists them all, with their sources.",
  "rules.open": "{id}: open the rule",
} as const;
