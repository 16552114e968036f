import type { WireChartMarks, WireFairValueHistory } from "@plumbline/contract";
import type { IndicatorLine } from "../layers/indicator-layer.ts";
import type { PriceColumns } from "../price-columns.ts";
import type { MarkId } from "./chosen-marks.ts";
import { heldOn, withinReach } from "./held-on.ts";

export type LevelId = Extract<MarkId, "dcf" | "graham" | "consensus">;

/** A value per share through time, as a column beside the bars. */
export interface LevelLine extends Pick<IndicatorLine, "values" | "colour" | "look"> {
  readonly id: LevelId;
}

/** What the server answers; null where it was not asked, or has not answered yet. */
export interface LevelAnswers {
  readonly history: WireFairValueHistory | null;
  readonly marks: WireChartMarks | null;
}

/** How each is drawn; the menu shows the same. */
const LEVEL_LOOKS = {
  dcf: { colour: "series-1", look: "line" },
  graham: { colour: "series-2", look: "line" },
  consensus: { colour: "series-4", look: "dashed" },
} as const satisfies Readonly<Record<LevelId, Pick<IndicatorLine, "colour" | "look">>>;

/** The chosen lines that have a value on some bar, in money per share of the last day. */
export function levelLines(
  { history, marks }: LevelAnswers,
  chosen: readonly MarkId[],
  bars: PriceColumns,
): LevelLine[] {
  const held = {
    dcf: history && { date: history.date, value: history.dcf },
    graham: history && { date: history.date, value: history.graham },
    consensus: marks && { date: marks.targets.consensus.date, value: marks.targets.consensus.mean },
  };
  return (["dcf", "graham", "consensus"] as const).flatMap((id): LevelLine[] => {
    const steps = held[id];
    if (!steps || !chosen.includes(id)) return [];
    const values = withinReach(heldOn(bars.date, steps), bars);
    return values.some((value) => !Number.isNaN(value)) ? [{ id, values, ...LEVEL_LOOKS[id] }] : [];
  });
}
