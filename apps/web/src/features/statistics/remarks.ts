import type { WireStatistics } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import type { Formats } from "../../format/index.ts";
import type { Text } from "../../i18n/index.ts";

type Answer = CallOutput<"stockMonthlyData">;

/** What a reader should know before reading a figure, in sentences. */
export function remarksOn(
  answer: Answer,
  { text, formats: { day, count } }: { readonly text: Text; readonly formats: Formats },
): string[] {
  const { delisted, basisNote, market, statistics } = answer;
  return [
    ...(delisted ? [text("statistics.remark.delisted", { day: day(delisted) })] : []),
    ...(statistics ? shortHistory(statistics) : []),
    ...(basisNote ? [text(`statistics.remark.${basisNote}`)] : []),
    ...(market.because && statistics ? [text("statistics.remark.noIndex")] : []),
  ];

  function shortHistory({ window, history }: WireStatistics): string[] {
    if (!window) return [text("statistics.remark.noMonth", { day: day(history.from) })];
    if (window.isComplete) return [];
    const { months } = window;
    return [text("statistics.remark.short", { day: day(history.from), count: months, n: count(months) })];
  }
}
