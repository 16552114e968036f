import { INDICATORS, type IndicatorId, type IndicatorPane } from "@plumbline/core/words";
import { type DrawnPane, type IndicatorLine, LINE_COLOURS, type LineColour } from "./indicator-layer.ts";

/** One pane of an indicator, with the columns that core computes for it. */
export interface ComputedIndicator {
  /** Names it among the others of a chart. */
  readonly key: string;
  readonly indicator: IndicatorId;
  /** Which of the panes of the indicator. */
  readonly pane: number;
  readonly columns: Readonly<Record<string, Float64Array>>;
}

/** Lines that stand beside a first one, which says more. */
const DASHED: readonly string[] = ["middle", "signal", "d", "dx"];

/**
 * What is drawn of indicators, with a colour for each line: the lines of a channel share one, every further indicator has the
 * next, and further lines of a pane those after it.
 *
 * @param taken How many indicators the chart has already, whose colours are taken.
 */
export function drawnPanes(computed: readonly ComputedIndicator[], taken = 0): DrawnPane[] {
  return computed.flatMap(({ key, indicator, pane, columns }, place) => {
    const slot = taken + place;
    const words: IndicatorPane | undefined = INDICATORS[indicator].panes[pane];
    if (!words) return [];
    const { overlaysPrice, unit, levels, outputs } = words;
    const isChannel = overlaysPrice && outputs.length > 1;
    const lines = outputs.flatMap((name, line) => {
      const values = columns[name];
      return values ? [lineOf(name, values, colourAt(slot + (isChannel ? 0 : line)))] : [];
    });
    return lines.length === 0 ? [] : [{ key, overlaysPrice, unit, levels, lines }];
  });
}

function lineOf(name: string, values: Float64Array, colour: LineColour): IndicatorLine {
  const look = name === "histogram" ? "columns" : DASHED.includes(name) ? "dashed" : "line";
  return { name, values, colour, look };
}

function colourAt(slot: number): LineColour {
  return LINE_COLOURS[slot % LINE_COLOURS.length] as LineColour;
}
