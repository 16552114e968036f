import type { WireAlert, WireAlertCondition } from "@plumbline/contract";
import type { ChangePeriod } from "@plumbline/contract/calls";

/** What is watched: a stock, or all stocks of the market. */
export interface AlertSubject {
  /** Null of the whole market, which only a strategy and a screen can watch. */
  readonly code: string | null;
  readonly name: string;
  readonly currency: string | null;
  /** The last close; null where there is none. */
  readonly price: number | null;
  /** Filters of a screen. */
  readonly filters?: Of<"screen">["paramFilters"];
}

/** What the dialog offers. */
export const OFFERED_KINDS = [
  "price",
  "change",
  "gap",
  "consensus",
  "metric",
  "percentile",
  "check",
  "moat",
  "filing",
  "target",
  "earnings",
  "strategy",
  "thesis",
  "screen",
] as const;
export type OfferedKind = (typeof OFFERED_KINDS)[number];

/** What can be watched of a stock, of all stocks, and of those that pass a screen. */
export function kindsOf({ code, filters }: Pick<AlertSubject, "code" | "filters">): readonly OfferedKind[] {
  if (code !== null) return OFFERED_KINDS.filter((kind) => kind !== "screen");
  return filters ? ["screen"] : ["strategy"];
}

type Of<Kind extends WireAlertCondition["kind"]> = Extract<WireAlertCondition, { readonly kind: Kind }>;

/** All that a reader may have chosen, whatever kind is open now. */
export interface AlertDraft {
  readonly kind: OfferedKind;
  readonly direction: "above" | "below";
  readonly period: ChangePeriod;
  readonly model: Of<"gap">["model"];
  /** Number of the screener. */
  readonly metric: string;
  readonly within: Of<"percentile">["within"];
  readonly check: string;
  readonly turns: Of<"check">["turns"];
  /** Moved threshold of the check; undefined for its own. */
  readonly threshold?: number | undefined;
  readonly moat: Of<"moat">["change"];
  readonly filings: Of<"filing">["filings"];
  readonly target: Of<"target">["change"];
  /** Days before results. */
  readonly days: Of<"earnings">["days"];
  readonly strategy: string;
  readonly hits: Of<"strategy">["change"];
  /** A saved valuation; null before one is chosen. */
  readonly thesis: string | null;
  readonly filters: Of<"screen">["paramFilters"];
  /** What was typed, in the unit of the number; null before anything was. */
  readonly line: number | null;
}

export const FIRST_DRAFT: AlertDraft = {
  kind: "price",
  direction: "above",
  period: "1d",
  model: "dcf",
  metric: "pe",
  within: "industry",
  check: "O1",
  turns: "either",
  moat: "any",
  filings: ["annual", "quarterly"],
  target: "any",
  days: 7,
  strategy: "golden-cross",
  hits: "enters",
  thesis: null,
  filters: [],
  line: null,
};

/** What the dialog begins with; a kind that its subject does not have, which an address may name, is passed over. */
export function firstDraft(subject: AlertSubject, preset: Partial<AlertDraft>): AlertDraft {
  const kinds = kindsOf(subject);
  const kind = kinds.find((each) => each === preset.kind) ?? kinds[0] ?? FIRST_DRAFT.kind;
  return { ...FIRST_DRAFT, filters: subject.filters ?? [], ...preset, kind };
}

const WRITTEN = /^(?<kind>[a-z]+)(?:\.(?<which>[\w.-]{1,48}))?$/;
/** The part of a draft that an address names beside its kind. */
const NAMED = {
  metric: "metric",
  percentile: "metric",
  gap: "model",
  check: "check",
  strategy: "strategy",
  thesis: "thesis",
} as const;

/**
 * What an address opens the dialog with; without a kind that is offered, with nothing.
 *
 * @example
 * readPreset("metric.roe.latest"); // { kind: "metric", metric: "roe.latest" }
 */
export function readPreset(written: string): Partial<AlertDraft> {
  const { kind, which } = WRITTEN.exec(written)?.groups ?? {};
  const offered = OFFERED_KINDS.find((each) => each === kind);
  if (!offered) return {};
  const named = which === undefined ? undefined : NAMED[offered as keyof typeof NAMED];
  if (named === undefined || (named === "model" && which !== "dcf" && which !== "graham")) return { kind: offered };
  return { kind: offered, [named]: which };
}

/** Whether a kind has a threshold. */
export function hasLine(kind: OfferedKind): boolean {
  return ["price", "change", "gap", "metric", "percentile"].includes(kind);
}

/**
 * Unit of the threshold of a kind; null of one without.
 *
 * @param unitOfMetric Unit of a number of the screener.
 */
export function unitOfDraft(
  { kind, metric }: Pick<AlertDraft, "kind" | "metric">,
  unitOfMetric: (id: string) => WireAlert["unit"],
): WireAlert["unit"] {
  if (!hasLine(kind)) return null;
  if (kind === "price") return "perShare";
  return kind === "metric" ? unitOfMetric(metric) : "fraction";
}

/** A tenth beyond the present number, in few digits, or half as much again where that is nothing. */
export function suggestedLine(draft: AlertDraft, present: number | null): number {
  if (draft.kind === "change") return draft.direction === "above" ? 0.05 : -0.05;
  if (draft.kind === "gap") return draft.direction === "above" ? 0.2 : 0;
  if (draft.kind === "percentile") return draft.direction === "above" ? 0.9 : 0.1;
  if (present === null || present === 0) return 1;
  const step = Math.abs(present) / 10;
  return Number((present + (draft.direction === "above" ? step : -step)).toPrecision(3));
}

/**
 * The condition that a draft stands for.
 *
 * @param line In the unit of the number.
 * @returns Null of a thesis without a valuation.
 */
export function conditionOf(draft: AlertDraft, line: number): WireAlertCondition | null {
  const { kind, direction } = draft;
  switch (kind) {
    case "price":
      return { kind, direction, line };
    case "change":
      return { kind, period: draft.period, direction, line };
    case "gap":
      return { kind, model: draft.model, direction, line };
    case "metric":
      return { kind, metric: draft.metric, direction, line };
    case "percentile":
      return { kind, metric: draft.metric, within: draft.within, direction, line };
    case "consensus":
      return { kind, direction };
    case "check":
      return {
        kind,
        check: draft.check,
        turns: draft.turns,
        ...(draft.threshold !== undefined && { threshold: draft.threshold }),
      };
    case "moat":
      return { kind, change: draft.moat };
    case "filing":
      return { kind, filings: draft.filings };
    case "target":
      return { kind, change: draft.target };
    case "earnings":
      return { kind, days: draft.days };
    case "strategy":
      return { kind, strategyId: draft.strategy, change: draft.hits };
    case "screen":
      return { kind, paramFilters: draft.filters, change: draft.hits };
    case "thesis":
      return draft.thesis === null ? null : { kind, savedItemId: draft.thesis };
  }
}

/**
 * The draft that a condition stands for, with which an alert is changed.
 *
 * @example
 * draftOf({ kind: "moat", change: "wider" }); // { kind: "moat", moat: "wider" }
 */
export function draftOf(condition: WireAlertCondition): Partial<AlertDraft> {
  switch (condition.kind) {
    case "moat":
      return { kind: condition.kind, moat: condition.change };
    case "target":
      return { kind: condition.kind, target: condition.change };
    case "strategy":
      return { kind: condition.kind, strategy: condition.strategyId, hits: condition.change };
    case "screen":
      return { kind: condition.kind, filters: condition.paramFilters, hits: condition.change };
    case "thesis":
      return { kind: condition.kind, thesis: condition.savedItemId };
    default:
      return condition;
  }
}

/** Whether two conditions are the same, in whatever order their fields stand: the server gives them in another one. */
export function isSameCondition(one: WireAlertCondition, other: WireAlertCondition): boolean {
  const [left, right] = [one, other].map((each) =>
    JSON.stringify(conditionOf({ ...FIRST_DRAFT, ...draftOf(each) }, "line" in each ? each.line : 0)),
  );
  return left === right;
}
