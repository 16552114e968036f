import type { WireChartMarks, WireFairValueHistory, WireStockTrades } from "@plumbline/contract";
import { type MarkId, PRICED_MARKS } from "./chosen-marks.ts";

/** Marks that are missing for the same reason, if one of them is. */
export const MARK_GROUPS = [
  { group: "value", ids: ["dcf", "graham"] },
  { group: "targets", ids: ["consensus", "targets"] },
  { group: "reports", ids: ["filings", "checks"] },
  { group: "trades", ids: ["trades"] },
] as const satisfies readonly { readonly group: string; readonly ids: readonly MarkId[] }[];

type Reason = NonNullable<WireFairValueHistory["because"]>;

/** Why a mark cannot be shown: a reason that figures have too, or one of the menu's own sentences. */
export type Absence =
  | { readonly reason: Reason }
  | { readonly word: "noTargets" | "noReports" | "noValue" | "signIn" | "noTrades" | "notOnPastDay" | "onlyPrice" };

interface Known {
  /** Answers; null before they are there: nothing is called missing until then. */
  readonly marks: WireChartMarks | null;
  readonly history: WireFairValueHistory | null;
  readonly trades: WireStockTrades | null;
  readonly isSignedIn: boolean;
  readonly isPast: boolean;
  /** Whether the bars are prices. */
  readonly isPriced: boolean;
}

/** Why each mark cannot be shown; null where it can. */
export function absences(known: Known): Readonly<Record<MarkId, Absence | null>> {
  const { marks, history } = known;
  const targets = marks && ofTargets(marks);
  const own: Readonly<Record<MarkId, Absence | null>> = {
    dcf: history && ofValue(history, "dcf"),
    graham: history && ofValue(history, "graham"),
    consensus: targets,
    targets,
    filings: marks && marks.filings.list.length === 0 ? { word: "noReports" } : null,
    checks: marks && marks.flips.because !== null ? { word: "noReports" } : null,
    trades: ofTrades(known),
  };
  const isOff = (id: MarkId) => !known.isPriced && PRICED_MARKS.includes(id) && own[id] === null;
  const all = Object.entries(own) as [MarkId, Absence | null][];
  return Object.fromEntries(
    all.map(([id, absence]) => [id, isOff(id) ? { word: "onlyPrice" } : absence]),
  ) as typeof own;
}

function ofValue(history: WireFairValueHistory, model: "dcf" | "graham"): Absence | null {
  if (history.because !== null) return { reason: history.because };
  return history[model].some((value) => value !== null) ? null : { word: "noValue" };
}

function ofTargets({ targets: { because, posts } }: WireChartMarks): Absence | null {
  if (because === "no-target-data") return { word: "noTargets" };
  if (because !== null) return { reason: because };
  return posts.date.length === 0 ? { reason: "no-targets" } : null;
}

function ofTrades({ trades, isSignedIn, isPast }: Known): Absence | null {
  if (isPast) return { word: "notOnPastDay" };
  if (!isSignedIn) return { word: "signIn" };
  return trades && trades.run === null ? { word: "noTrades" } : null;
}
