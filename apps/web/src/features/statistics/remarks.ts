import type { WireDoubtfulMove, WireStatistics } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import { addMonths, formatDay, parseDay } from "@plumbline/core/time";
import type { Formats } from "../../format/index.ts";
import { sourceName, type Text } from "../../i18n/index.ts";
import type { ImportAdvice, Remark } from "../../ui/index.ts";

type Answer = CallOutput<"statistics">;

/** Only the latest doubtful moves are named. */
const MAX_DOUBTS = 3;

interface RemarkWords {
  readonly text: Text;
  readonly formats: Formats;
  readonly advice: ImportAdvice;
}

/** Sentences that a reader should see before the figures. */
export function remarksOn(answer: Answer, { text, formats: { day, count, change }, advice }: RemarkWords): Remark[] {
  const { delisted, basisNote, market, doubts, statistics } = answer;
  return [
    ...(delisted ? [text("statistics.remark.delisted", { day: day(delisted) })] : []),
    ...(statistics ? shortHistory(statistics) : []),
    ...(basisNote ? [text(`statistics.remark.${basisNote}`)] : []),
    ...(statistics
      ? doubts
          .filter((doubt) => isCounted(doubt, statistics))
          .slice(-MAX_DOUBTS)
          .map(doubtful)
      : []),
    ...(market.because && statistics && !hasNoIndex(answer) ? [text("statistics.remark.noIndex")] : []),
    ...(statistics && hasNoIndex(answer) ? [missing("missingIndex", "index")] : []),
    ...(statistics?.risk.riskFree.name === null ? [missing("missingRate", "bills")] : []),
  ];

  /** Names a gap of the data, and to those who can import it the series that fills it. */
  function missing(remark: "missingIndex" | "missingRate", gap: "index" | "bills"): string[] {
    return [text(`statistics.remark.${remark}`), advice(gap)].filter((sentence) => sentence !== null);
  }

  function doubtful({ day: on, change: moved, because, other }: WireDoubtfulMove): string {
    const source = other ? sourceName(other.source, text) : "";
    const words = { day: day(on), change: change(moved), source, other: change(other?.change ?? null) };
    return text(`statistics.remark.doubt.${because}`, words);
  }

  function shortHistory({ window, history }: WireStatistics): string[] {
    if (!window) return [text("statistics.remark.noMonth", { day: day(history.from) })];
    if (window.isComplete) return [];
    const { months } = window;
    return [text("statistics.remark.short", { day: day(history.from), count: months, n: count(months) })];
  }
}

/** Whether any figure of the answer contains the move: the longest figures reach a year further back. */
function isCounted({ day }: WireDoubtfulMove, { underWater }: WireStatistics): boolean {
  const first = parseDay(underWater.date[0] ?? "");
  return first !== null && day > formatDay(addMonths(first, -12));
}

/** Whether there is no index, neither on the basis of the stock nor, for the market figures, of prices. */
function hasNoIndex({ market, statistics }: Answer): boolean {
  return market.name === null && statistics?.risk.isPriceBeside === false;
}
