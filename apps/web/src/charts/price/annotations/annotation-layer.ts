import type { ChartLayer } from "../chart-layer.ts";
import { spanOnBars } from "../measure/span-figures.ts";
import type { PriceView } from "../price-view.ts";
import { AnnotationMarks } from "./annotation-marks.ts";
import type { Point } from "./annotation-shapes.ts";
import type { DrawingState } from "./drawing-state.ts";
import type { Hit } from "./hit-test.ts";
import { PlotScale } from "./plot-scale.ts";
import type { PriceBasis } from "./price-units.ts";

/** The layer of a chart that shows what is drawn and measured on it. */
export interface AnnotationLayer extends ChartLayer {
  /** What is at a place, in pixels from the corner of the prices. */
  at(point: Point, reach: number): { readonly place: number; readonly hit: Hit } | null;
}

/** Draws what the reader has drawn on a chart whose bars are of a basis. */
export function annotationLayer(state: DrawingState, view: PriceView, basis: PriceBasis): AnnotationLayer {
  let marks: AnnotationMarks | null = null;
  return {
    at: (point, reach) => marks?.at(point, reach) ?? null,
    draw(ground) {
      const before = state.scale.read();
      const span = state.span.read();
      if (before && span) state.span.write(spanOnBars(span, before.view.bars.date, view.bars.date));
      const scale = new PlotScale(ground, view, basis);
      marks = new AnnotationMarks(state, scale);
      state.scale.write(scale);
      ground.main.attachPrimitive(marks);
    },
  };
}
