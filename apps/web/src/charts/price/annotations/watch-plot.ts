import type { Gestures } from "./gestures.ts";
import type { PlotScale } from "./plot-scale.ts";

/** How far from a line a press may be, in pixels. */
const REACH = { mouse: 6, finger: 14 } as const;

interface Watched {
  readonly gestures: Gestures;
  readonly scale: () => PlotScale | null;
  /** @returns Whether the key was used. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/**
 * Gives gestures and keys what happens on a plot, before the chart library hears of it. What they use, the library is not
 * told of: it would pan.
 *
 * @param plot Element around the chart.
 * @returns What ends the watch.
 */
export function watchPlot(plot: HTMLElement, { gestures, scale, onKey }: Watched): () => void {
  let pressed: number | null = null;
  const ending = new AbortController();
  const { signal } = ending;
  const isOnCanvas = ({ target }: Event) => target instanceof HTMLCanvasElement;
  const block = (event: Event): void => {
    if (pressed === null || !isOnCanvas(event)) return;
    event.stopPropagation();
    // A touch that draws does not scroll the page as well.
    if (event.cancelable) event.preventDefault();
  };
  const onDown = (event: PointerEvent): void => {
    const point = scale()?.pointOf(event);
    if (!point || !event.isPrimary || event.button !== 0 || !isOnCanvas(event)) return;
    const reach = event.pointerType === "mouse" ? REACH.mouse : REACH.finger;
    if (gestures.down({ point, reach, isMeasuring: event.shiftKey })) pressed = event.pointerId;
  };
  const onMove = (event: PointerEvent): void => {
    if (pressed === null ? !gestures.isFollowing : pressed !== event.pointerId) return;
    const point = scale()?.pointOf(event);
    if (point) gestures.move(point);
  };
  const onUp = (event: PointerEvent): void => {
    if (pressed !== event.pointerId) return;
    pressed = null;
    const point = scale()?.pointOf(event);
    if (point) gestures.up(point);
  };
  const onCancel = (event: PointerEvent): void => {
    if (pressed !== event.pointerId) return;
    pressed = null;
    gestures.cancel();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isReader = event.target instanceof Element && event.target.matches("[role=slider]");
    if (!isReader || !onKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  plot.addEventListener("pointerdown", onDown, { signal, capture: true });
  plot.addEventListener("mousedown", block, { signal, capture: true });
  plot.addEventListener("touchstart", block, { signal, capture: true, passive: false });
  plot.addEventListener("keydown", onKeyDown, { signal, capture: true });
  // Wherever the pointer goes meanwhile.
  addEventListener("pointermove", onMove, { signal, capture: true });
  addEventListener("pointerup", onUp, { signal, capture: true });
  addEventListener("pointercancel", onCancel, { signal, capture: true });
  return () => ending.abort();
}
