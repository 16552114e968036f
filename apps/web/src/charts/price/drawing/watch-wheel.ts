import type { IChartApi } from "lightweight-charts";

/**
 * Lets the wheel zoom a chart that is in use: one that has the focus, or with Ctrl or Command held (which is also how
 * browsers report a pinch on a touchpad). Otherwise the wheel scrolls the page, as readers passing by expect.
 *
 * @returns What ends the watch.
 */
export function watchWheel(frame: HTMLElement, chart: IChartApi): () => void {
  let zooms = false;
  const onWheel = (event: WheelEvent): void => {
    const isInUse = event.ctrlKey || event.metaKey || (frame.parentElement?.contains(document.activeElement) ?? false);
    if (isInUse === zooms) return;
    zooms = isInUse;
    chart.applyOptions({ handleScale: { mouseWheel: zooms } });
  };
  // Before the library hears of it.
  frame.addEventListener("wheel", onWheel, { capture: true, passive: true });
  return () => frame.removeEventListener("wheel", onWheel, { capture: true });
}
