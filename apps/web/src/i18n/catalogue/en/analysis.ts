export const analysis = {
  "analysis.title": "Analysis",
  "analysis.which": "Which stock?",
  "analysis.whichExplained": "Type a symbol or a name to open its page.",
  "analysis.unknown": "No data for “{code}”",
  "analysis.unknownExplained":
    "The symbol may be spelled differently, or its data has not been imported. Search by name:",
} as const;
