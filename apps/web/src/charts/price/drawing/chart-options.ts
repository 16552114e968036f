import {
  type ChartOptions,
  ColorType,
  CrosshairMode,
  type DeepPartial,
  LineStyle,
  TickMarkType,
  type Time,
} from "lightweight-charts";
import type { DayStyle, Formats } from "../../../format/index.ts";
import type { Palette } from "./palette.ts";
import { dateOfTime } from "./series-items.ts";

/** Share of the height below the prices that volume and marks have for themselves. */
export const VOLUME_SHARE = 0.17;

/** What of a chart never changes. */
export function fixedOptions(isCalm: boolean): DeepPartial<ChartOptions> {
  return {
    autoSize: true,
    // The link that its licence asks for stands below the chart, where it can be read.
    layout: { attributionLogo: false, panes: { enableResize: false } },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.09, bottom: VOLUME_SHARE + 0.06 } },
    timeScale: {
      borderVisible: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      minBarSpacing: 0.005,
      // A wider chart shows the range that was chosen, not more of it.
      lockVisibleTimeRangeOnResize: true,
      timeVisible: false,
    },
    crosshair: { mode: CrosshairMode.Magnet },
    // A finger that moves up or down scrolls the page.
    handleScroll: { vertTouchDrag: false, mouseWheel: true, pressedMouseMove: true, horzTouchDrag: true },
    handleScale: { mouseWheel: false, pinch: true, axisPressedMouseMove: true, axisDoubleClickReset: true },
    kineticScroll: { touch: !isCalm, mouse: false },
    hoveredSeriesOnTop: false,
  };
}

/** Colours and language of a chart. */
export function appearance(palette: Palette, formats: Formats): DeepPartial<ChartOptions> {
  const line = {
    color: palette.crosshair,
    style: LineStyle.Dashed,
    width: 1,
    labelBackgroundColor: palette.label,
  } as const;
  return {
    layout: {
      background: { type: ColorType.Solid, color: "transparent" },
      textColor: palette.text,
      fontFamily: palette.fontFamily,
      fontSize: 11,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: palette.grid } },
    crosshair: { vertLine: line, horzLine: line },
    localization: { timeFormatter: (time: Time) => formats.day(dateOfTime(time)) },
    timeScale: {
      tickMarkFormatter: (time: Time, type: TickMarkType) => formats.day(dateOfTime(time), TICK_STYLES[type]),
    },
  };
}

const TICK_STYLES: Readonly<Partial<Record<TickMarkType, DayStyle>>> = {
  [TickMarkType.Year]: "year",
  [TickMarkType.Month]: "monthOnly",
  [TickMarkType.DayOfMonth]: "dayOfMonth",
};
