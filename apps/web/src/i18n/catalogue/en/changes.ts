/** Recent changes in the market. A separate part: the home page loads it last. */
export const changes = {
  "changes.filed": "Reports since {day}",
  "changes.filedOfAll": {
    one: "{n} company reported. Check results that changed:",
    other: "{n} companies reported. Check results changed at {turned} of them:",
  },
  "changes.filedOfLargest": "{n} companies reported. Check results changed at {turned} of the {judged} largest:",
  "changes.noneFiled": "No company has filed a report since {day}.",
  "changes.passes": "Passes now:",
  "changes.fails": "Fails now:",
  "changes.noneTurned": "No change in check results",
  "changes.targets": "Price targets since {day}",
  "changes.targetCounts": "{raised} raised, {lowered} lowered, {unchanged} unchanged, {first} new.",
  "changes.noRevisions": "No firm has changed a target since {day}.",
  "changes.notDelivered": "The imported data has no price targets.",
  "changes.priorTarget": "Previous target, {symbol}, {firm}, {day}",
  "changes.target": "Target, {symbol}, {firm}, {day}",
  "changes.change": "Change of the target, {symbol}, {firm}, {day}",
  "changes.explain.priorTarget": "The firm’s previous target, adjusted for later splits.",
  "changes.explain.target": "The share price that the firm expects in about 12 months.",
  "changes.explain.change": "Target ÷ the firm’s previous target − 1.",
} as const;
