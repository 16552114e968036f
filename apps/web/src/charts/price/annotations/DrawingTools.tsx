import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { setQuery, useRoute } from "../../../router/index.ts";
import { storage, useObservable } from "../../../state/index.ts";
import type { GiveLayer } from "../chart-layer.ts";
import { chartTools } from "../chart-tools.ts";
import type { LiveChart } from "../live-chart.ts";
import { MeasureTip } from "../measure/MeasureTip.tsx";
import type { PriceView } from "../price-view.ts";
import { leaveFullScreen, useChartSize } from "../size/chart-size.ts";
import { annotationBook } from "./annotation-book.ts";
import { annotationLayer } from "./annotation-layer.ts";
import { readAnnotations, writeAnnotations } from "./annotation-text.ts";
import { DrawingStatus } from "./DrawingStatus.tsx";
import { pressKey } from "./drawing-keys.ts";
import { drawingState } from "./drawing-state.ts";
import { Gestures } from "./gestures.ts";
import { NoteWindow } from "./NoteWindow.tsx";
import { ToolBar } from "./ToolBar.tsx";
import { useShareCount } from "./use-share-count.ts";
import { watchPlot } from "./watch-plot.ts";

interface DrawingToolsProps {
  readonly view: PriceView;
  readonly interval: "day" | "week" | "month";
  /** Whether dividends are reinvested in the bars. */
  readonly isTotalReturn: boolean;
  /** The day in whose shares the bars are counted. */
  readonly unitDay: string;
  readonly pointed: LiveChart["pointed"];
  readonly onLayer: GiveLayer;
}

/** What a reader draws on the chart of a stock and measures there; the bar of tools where it is open. */
export function DrawingTools(props: DrawingToolsProps) {
  return <DrawingsOfStock key={props.view.symbol} {...props} />;
}

function DrawingsOfStock({ view, interval, isTotalReturn, unitDay, pointed, onLayer }: DrawingToolsProps) {
  const [state] = useState(() => drawingState(bookOf(view.symbol)));
  const place = useRef<HTMLSpanElement>(null);
  const isOpen = useObservable(chartTools) === "open";
  const { bars, marks, comparison, style } = view;
  const shares = useShareCount({ view, book: state.book, unitDay });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else a view says changes nothing of the drawings.
  const layer = useMemo(
    () => annotationLayer(state, view, { isTotalReturn, shares }),
    [state, bars, marks, comparison, style, isTotalReturn, shares],
  );
  useEffect(() => onLayer("annotations", layer), [layer, onLayer]);
  useEffect(() => () => onLayer("annotations", null), [onLayer]);
  const shared = useRoute().query.draw ?? "";
  useEffect(() => state.book.include(readAnnotations(shared)), [state, shared]);
  const sectionOf = useCallback(() => place.current?.closest("section") ?? null, []);
  useChartSize(sectionOf);
  useEffect(() => {
    const plot = place.current?.parentElement;
    if (!plot) return;
    return watchPlot(plot, {
      gestures: new Gestures(state, layer.at),
      scale: state.scale.read,
      onKey: (event) => pressKey(state, event, pointed) || (event.key === "Escape" && leaveFullScreen()),
    });
  }, [state, layer, pointed]);
  return (
    <>
      <span ref={place} hidden />
      {isOpen && <ToolBar state={state} />}
      <MeasureTip state={state} interval={interval} />
      <NoteWindow state={state} place={place} />
      <DrawingStatus state={state} interval={interval} />
    </>
  );
}

/** The drawings of a stock as they were left; what is changed is stored, and no longer what a shared address says. */
function bookOf(symbol: string) {
  const key = `drawings ${symbol}`;
  return annotationBook(readAnnotations(storage.read(key) ?? ""), (list) => {
    storage.write(key, writeAnnotations(list) || null);
    if (chartTools.read() === null) chartTools.write("used");
    if (location.hash.includes("draw=")) setQuery({ draw: undefined });
  });
}
