import type { WireChart } from "@plumbline/contract";
import type { PriceView } from "../../charts/price/price-view.ts";
import type { Text } from "../../i18n/index.ts";
import type { ChartState } from "./chart-state.ts";

interface Drawn {
  readonly chart: Pick<WireChart, "interval" | "basis" | "source" | "doubts">;
  readonly view: Pick<PriceView, "style">;
  /** What the reader asked for. */
  readonly state: Pick<ChartState, "basis" | "style">;
}

/** Says what the bars are: what one spans, how they are adjusted, who delivered them, and what could not be drawn. */
export function barsNote({ chart: { interval, basis, source, doubts }, view, state }: Drawn, text: Text): string {
  const parts = [text(`chart.interval.${interval}`), text(`chart.note.${basis}`)];
  if (state.basis === "total" && basis === "split-adjusted") parts.push(text("chart.note.noDividends"));
  if (state.basis === "price" && basis === "total-return") parts.push(text("chart.note.onlyTotal"));
  if (state.style !== view.style) parts.push(text("chart.note.closesOnly"));
  if (doubts.length > 0) parts.push(text("chart.note.doubtful"));
  return [...parts, text("chart.source", { source })].join(" · ");
}
