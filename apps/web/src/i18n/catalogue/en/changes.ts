/** What has become known of the market of late. A part of its own: it comes after the rest of the home page. */
export const changes = {
  "changes.filed": "Reports since {day}",
  "changes.filedOfAll": {
    one: "{n} company filed. Shown are the checks that turned.",
    other: "{n} companies filed. Shown are checks that turned, at {turned} of them.",
  },
  "changes.filedOfLargest": "{n} companies filed. Shown are checks that turned, at {turned} of the {judged} largest.",
  "changes.noneFiled": "No company has filed a report since {day}.",
  "changes.passes": "Passes now:",
  "changes.fails": "Fails now:",
  "changes.noneTurned": "No check turned",
  "changes.targets": "Price targets since {day}",
  "changes.targetCounts": "{raised} raised, {lowered} lowered, {unchanged} unchanged, {first} new.",
  "changes.noRevisions": "No firm has changed a target since {day}.",
  "changes.notDelivered": "This market comes without price targets.",
  "changes.priorTarget": "Target before, {symbol}, {firm}, {day}",
  "changes.target": "Target, {symbol}, {firm}, {day}",
  "changes.change": "Change of the target, {symbol}, {firm}, {day}",
  "changes.explain.priorTarget": "The firm’s target before this one, per share of today.",
  "changes.explain.target": "What the firm expects a share to cost in about twelve months.",
  "changes.explain.change": "The target over the firm’s target before it, less one.",
} as const;
