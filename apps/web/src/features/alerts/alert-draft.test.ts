import type { WireAlertCondition } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import {
  type AlertDraft,
  conditionOf,
  draftOf,
  FIRST_DRAFT,
  firstDraft,
  isSameCondition,
  kindsOf,
  OFFERED_KINDS,
  readPreset,
  suggestedLine,
  unitOfDraft,
} from "./alert-draft.ts";

const draft = (change: Partial<AlertDraft>): AlertDraft => ({ ...FIRST_DRAFT, ...change });

describe("a draft of an alert", () => {
  it("stands for a condition of its kind, with nothing that was chosen for another", () => {
    const conditions = OFFERED_KINDS.map((kind) => conditionOf(draft({ kind, direction: "below" }), 12));
    expect(conditions).toEqual([
      { kind: "price", direction: "below", line: 12 },
      { kind: "change", period: "1d", direction: "below", line: 12 },
      { kind: "gap", model: "dcf", direction: "below", line: 12 },
      { kind: "consensus", direction: "below" },
      { kind: "metric", metric: "pe", direction: "below", line: 12 },
      { kind: "percentile", metric: "pe", within: "industry", direction: "below", line: 12 },
      { kind: "check", check: "O1", turns: "either" },
      { kind: "moat", change: "any" },
      { kind: "filing", filings: ["annual", "quarterly"] },
      { kind: "target", change: "any" },
      { kind: "earnings", days: 7 },
      { kind: "strategy", strategyId: "golden-cross", change: "enters" },
      // No valuation is chosen.
      null,
      { kind: "screen", paramFilters: [], change: "enters" },
    ]);
    const thesis = "0190a0f0-0000-7000-8000-000000000000";
    expect(conditionOf(draft({ kind: "thesis", thesis }), 1)).toEqual({ kind: "thesis", savedItemId: thesis });
  });

  it.each<WireAlertCondition>([
    { kind: "price", direction: "below", line: 12 },
    { kind: "change", period: "1m", direction: "above", line: 0.1 },
    { kind: "gap", model: "graham", direction: "above", line: 0.2 },
    { kind: "consensus", direction: "below" },
    { kind: "metric", metric: "roe.latest", direction: "above", line: 0.15 },
    { kind: "percentile", metric: "pe", within: "market", direction: "below", line: 0.1 },
    { kind: "check", check: "G3", turns: "fail", threshold: 1.5 },
    { kind: "moat", change: "narrower" },
    { kind: "filing", filings: ["event"] },
    { kind: "target", change: "raised" },
    { kind: "earnings", days: 3 },
    { kind: "strategy", strategyId: "turn-of-month", change: "either" },
    { kind: "screen", paramFilters: [{ metric: "pe", op: "atMost", high: 15 }], change: "leaves" },
    { kind: "thesis", savedItemId: "0190a0f0-0000-7000-8000-000000000000" },
  ])("of an alert that is changed begins as that is: $kind", (condition) => {
    const subject = { code: condition.kind === "screen" ? null : "ADAM", name: "Adam", currency: "USD", price: null };
    const filters = condition.kind === "screen" ? { filters: condition.paramFilters } : {};
    const begun = firstDraft({ ...subject, ...filters }, draftOf(condition));
    expect(conditionOf(begun, begun.line ?? 0)).toEqual(condition);
  });

  it("is of the same condition in whatever order its fields stand, and of another one where one of them differs", () => {
    const given = { kind: "price", direction: "below", line: 12 } as const;
    expect(isSameCondition({ line: 12, kind: "price", direction: "below" }, given)).toBe(true);
    expect(isSameCondition({ ...given, line: 13 }, given)).toBe(false);
    expect(isSameCondition({ kind: "moat", change: "any" }, given)).toBe(false);
  });

  it("proposes a threshold a tenth beyond the present number, on the side of the direction", () => {
    expect(suggestedLine(draft({}), 55.61)).toBe(61.2);
    expect(suggestedLine(draft({ direction: "below" }), 55.61)).toBe(50);
    expect(suggestedLine(draft({ kind: "metric", direction: "below" }), -2)).toBe(-2.2);
    expect(suggestedLine(draft({ kind: "percentile" }), 0.4)).toBe(0.9);
    expect(suggestedLine(draft({}), null)).toBe(1);
  });

  it("has the unit of its number, and none without a threshold", () => {
    const unitOf = (id: string) => (id === "roe.latest" ? "fraction" : "times");
    const units = Object.fromEntries(OFFERED_KINDS.map((kind) => [kind, unitOfDraft(draft({ kind }), unitOf)]));
    expect(Object.entries(units).filter(([, unit]) => unit !== null)).toEqual([
      ["price", "perShare"],
      ["change", "fraction"],
      ["gap", "fraction"],
      ["metric", "times"],
      ["percentile", "fraction"],
    ]);
    expect(unitOfDraft(draft({ kind: "metric", metric: "roe.latest" }), unitOf)).toBe("fraction");
  });

  it.each([
    ["price", { kind: "price" }],
    ["gap.graham", { kind: "gap", model: "graham" }],
    ["gap.magic", { kind: "gap" }],
    ["metric.grossMargin.latest", { kind: "metric", metric: "grossMargin.latest" }],
    ["check.O1", { kind: "check", check: "O1" }],
    ["strategy.golden-cross", { kind: "strategy", strategy: "golden-cross" }],
    ["price.7", { kind: "price" }],
    ["anything", {}],
    ["metric.<b>", {}],
    ["", {}],
  ])("begins with what the address %s says", (written, preset) => {
    expect(readPreset(written)).toEqual(preset);
  });

  it("offers what its subject can be watched for", () => {
    expect(kindsOf({ code: "ADAM" })).toHaveLength(13);
    expect(kindsOf({ code: null })).toEqual(["strategy"]);
    expect(kindsOf({ code: null, filters: [{ metric: "pe", op: "atMost", high: 15 }] })).toEqual(["screen"]);
  });

  it("begins with a kind that its subject has, whatever an address names", () => {
    const subject = { code: null, name: "Cheap", currency: null, price: null, filters: [] };
    expect(firstDraft(subject, { kind: "price" }).kind).toBe("screen");
    expect(firstDraft({ ...subject, code: "ADAM" }, { kind: "screen" }).kind).toBe("price");
    expect(firstDraft({ ...subject, code: "ADAM" }, { kind: "check", check: "G3" })).toMatchObject({
      kind: "check",
      check: "G3",
    });
  });
});
