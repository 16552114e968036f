import type {
  IPrimitivePaneRenderer,
  ISeriesPrimitive,
  ISeriesPrimitiveAxisView,
  PrimitiveHoveredItem,
  SeriesAttachedParameter,
} from "lightweight-charts";
import { drawSpan } from "../measure/draw-span.ts";
import type { Anchor, Annotation } from "./annotation.ts";
import { type Point, type Shape, shapeOf } from "./annotation-shapes.ts";
import { drawGrips, drawShape, labelWidthOf } from "./draw-shape.ts";
import { type DrawingState, watchDrawing } from "./drawing-state.ts";
import { type Hit, hitAt } from "./hit-test.ts";
import type { PlotScale } from "./plot-scale.ts";

type Target = Parameters<IPrimitivePaneRenderer["draw"]>[0];
type Context = CanvasRenderingContext2D;

/** How far from a line a pointer that hovers may be. */
const REACH = 6;

/** Draws the annotations of a chart over its prices, with what is being drawn and measured. */
export class AnnotationMarks implements ISeriesPrimitive {
  readonly #state: DrawingState;
  readonly #scale: PlotScale;
  readonly #widths = new Map<string, number>();
  readonly #views = [
    { zOrder: () => "top" as const, renderer: () => ({ draw: (target: Target) => this.#draw(target) }) },
  ];
  #axisLabels: readonly ISeriesPrimitiveAxisView[] = [];
  #shapes: readonly Shape[] = [];
  #end: (() => void) | null = null;

  constructor(state: DrawingState, scale: PlotScale) {
    this.#state = state;
    this.#scale = scale;
    this.#labelAxis();
  }

  attached({ requestUpdate }: SeriesAttachedParameter): void {
    this.#end = watchDrawing(this.#state, () => {
      this.#labelAxis();
      requestUpdate();
    });
  }

  detached(): void {
    this.#end?.();
  }

  paneViews() {
    return this.#views;
  }

  priceAxisViews() {
    return this.#axisLabels;
  }

  /** Gives the pointer its form over what can be taken. */
  hitTest(x: number, y: number): PrimitiveHoveredItem | null {
    if (this.#state.tool.read() || !this.at({ x, y }, REACH)) return null;
    return { cursorStyle: "pointer", externalId: "annotation", zOrder: "top" };
  }

  /** What is at a place: the selected annotation first, then the one drawn last. */
  at(point: Point, reach: number): { readonly place: number; readonly hit: Hit } | null {
    const selected = this.#state.book.selected.read();
    const order = this.#shapes.map((_, place) => place).reverse();
    for (const place of selected === null ? order : [selected, ...order]) {
      const shape = this.#shapes[place];
      const hit = shape ? hitAt(shape, point, { reach, isSelected: place === selected }) : null;
      if (hit !== null) return { place, hit };
    }
    return null;
  }

  #draw(target: Target): void {
    // biome-ignore lint/correctness/useHookAtTopLevel: a method of a canvas, not a React hook.
    target.useMediaCoordinateSpace(({ context }) => {
      const { book, draft, pen, span } = this.#state;
      const selected = book.selected.read();
      const list = book.list.read();
      this.#shapes = list.map((annotation) => this.#shapeOf(context, annotation));
      list.forEach((annotation, place) => {
        const isSelected = place === selected;
        const shape = this.#shapes[place] as Shape;
        drawShape(context, { annotation, shape, scale: this.#scale, isEmphasised: isSelected });
        if (isSelected) drawGrips(context, shape.grips, this.#scale.ground.palette);
      });
      const drawn = draft.read();
      if (drawn) {
        const shape = this.#shapeOf(context, drawn);
        drawShape(context, { annotation: drawn, shape, scale: this.#scale, isEmphasised: true });
        drawGrips(context, shape.grips, this.#scale.ground.palette);
      }
      const tip = pen.read();
      if (tip) drawGrips(context, [this.#scale.pointOfAnchor(tip, this.#scale.unitDay)], this.#scale.ground.palette);
      const measured = span.read();
      if (measured) drawSpan(context, measured, this.#scale);
    });
  }

  #shapeOf(context: Context, { kind, anchors, unitDay, text }: Annotation): Shape {
    const scale = this.#scale;
    const [first, second] = anchors;
    const pointOf = (anchor: Anchor) => scale.pointOfAnchor(anchor, unitDay);
    return shapeOf({
      kind,
      points: second ? [pointOf(first), pointOf(second)] : [pointOf(first)],
      width: scale.size.width,
      prices: anchors.map((anchor) => scale.valueOf(anchor, unitDay)),
      heightsOf: (prices) => prices.map((price) => scale.yOf(price)),
      labelWidth:
        kind === "note" ? labelWidthOf(context, text, { palette: scale.ground.palette, known: this.#widths }) : 0,
    });
  }

  /** The price of each level, on the axis. */
  #labelAxis(): void {
    const { palette, texts } = this.#scale.ground;
    const format = this.#scale.ground.main.priceFormatter();
    this.#axisLabels = this.#state.book.list.read().flatMap(({ kind, anchors, unitDay }) => {
      if (kind !== "level") return [];
      const value = this.#scale.valueOf(anchors[0], unitDay);
      if (Number.isNaN(value)) return [];
      return {
        coordinate: () => this.#scale.yOf(value),
        text: () => format.format(value) || texts.formats.price(value),
        textColor: () => palette.surface,
        backColor: () => palette.accent,
      };
    });
  }
}
