import type { Formats } from "../../format/index.ts";
import type { PriceView } from "./price-view.ts";

/** Words and number formats that are drawn into the picture. */
export interface DrawnTexts {
  readonly formats: Formats;
  /** One character each, drawn into the marks. */
  readonly dividendLetter: string;
  readonly splitLetter: string;
  readonly doubtLetter: string;
}

/** What a drawing tells its frame. Called often: must not draw React anew. */
export interface DrawingEvents {
  /** The bar under the crosshair; null when there is none. */
  readonly onCrosshair: (index: number | null) => void;
  /** First and last bar in view. */
  readonly onView: (first: number, last: number) => void;
}

/** A price chart on its canvas. */
export interface PriceDrawing {
  show(view: PriceView, texts: DrawnTexts): void;
  /** Draws the same again, when its font has come. */
  redraw(): void;
  /** Puts the crosshair on a bar, and moves the view when the bar is outside; null takes it away. */
  pointAt(index: number | null): void;
  /** Distance of a bar from the left edge of the plot, in pixels. */
  positionOf(index: number): number | null;
  /** Shows `factor` times as many bars around the middle of the view. */
  zoom(factor: number): void;
  /** Shows the chosen span again. */
  resetView(): void;
  destroy(): void;
}
