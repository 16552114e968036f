import type { Palette } from "../drawing/palette.ts";
import type { Annotation } from "./annotation.ts";
import type { Box, Line, Point, Shape } from "./annotation-shapes.ts";
import { RETRACEMENTS, retracementPrices } from "./fibonacci.ts";
import { GRIP } from "./hit-test.ts";
import type { PlotScale } from "./plot-scale.ts";

type Context = CanvasRenderingContext2D;

interface Drawn {
  readonly annotation: Annotation;
  readonly shape: Shape;
  readonly scale: PlotScale;
  /** Selected, or being drawn. */
  readonly isEmphasised: boolean;
}

const PADDING = 6;

/** Draws one annotation. */
export function drawShape(context: Context, drawn: Drawn): void {
  const { annotation, shape, scale, isEmphasised } = drawn;
  const { palette, withAlpha } = scale.ground;
  context.save();
  context.strokeStyle = palette.accent;
  context.lineWidth = isEmphasised ? 2 : 1.5;
  if (shape.area) fill(context, shape.area, withAlpha(palette.accent, isEmphasised ? 0.14 : 0.09));
  if (annotation.kind === "fibonacci") drawRetracement(context, drawn);
  else for (const line of shape.lines) stroke(context, line);
  if (shape.label) drawNote(context, shape.label, annotation.text, palette);
  context.restore();
}

/** Where a selected annotation can be taken. */
export function drawGrips(context: Context, points: readonly Point[], palette: Palette): void {
  context.save();
  context.fillStyle = palette.surface;
  context.strokeStyle = palette.accent;
  context.lineWidth = 2;
  for (const { x, y } of points) {
    context.beginPath();
    context.arc(x, y, GRIP + 1, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
  context.restore();
}

/** Width of the box of a note. */
export function labelWidthOf(
  context: Context,
  text: string,
  { palette, known }: { readonly palette: Palette; readonly known: Map<string, number> },
): number {
  let width = known.get(text);
  if (width === undefined) {
    context.font = noteFont(palette);
    width = context.measureText(text).width + 2 * PADDING;
    known.set(text, width);
  }
  return width;
}

function noteFont({ fontFamily }: Palette): string {
  return `560 12px ${fontFamily}`;
}

function drawNote(context: Context, { left, top, width, height }: Box, text: string, palette: Palette): void {
  context.beginPath();
  context.roundRect(left, top, width, height, 4);
  context.fillStyle = palette.surface;
  context.fill();
  context.lineWidth = 1;
  context.stroke();
  context.font = noteFont(palette);
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillStyle = palette.accent;
  context.fillText(text, left + PADDING, top + height / 2 + 0.5);
}

/** The levels with their shares and prices, and the move itself, dashed. */
function drawRetracement(context: Context, { annotation, shape, scale, isEmphasised }: Drawn): void {
  const { palette, texts, withAlpha } = scale.ground;
  const move = shape.lines.at(-1) as Line;
  const levels = shape.lines.slice(0, -1);
  const [start = Number.NaN, end = start] = annotation.anchors.map((each) => scale.valueOf(each, annotation.unitDay));
  const prices = retracementPrices(start, end);
  const format = scale.ground.main.priceFormatter();
  context.font = `500 10.5px ${palette.fontFamily}`;
  context.textBaseline = "bottom";
  levels.forEach((level, i) => {
    const next = levels[i + 1];
    const isGolden = i === 2 || i === 3;
    if (next) fill(context, areaBetween(level, next), withAlpha(palette.accent, isGolden ? 0.12 : 0.05));
    context.lineWidth = isEmphasised ? 1.5 : 1;
    stroke(context, level);
    const share = texts.formats.percent(RETRACEMENTS[i], 1);
    write(context, `${share}  ${format.format(prices[i] as number)}`, { at: level.from, palette, withAlpha });
  });
  context.setLineDash([4, 4]);
  context.lineWidth = 1;
  stroke(context, move);
}

interface Written {
  readonly at: Point;
  readonly palette: Palette;
  readonly withAlpha: PlotScale["ground"]["withAlpha"];
}

/** Text above a line, set off from what lies below it. */
function write(context: Context, text: string, { at, palette, withAlpha }: Written): void {
  const place = [at.x + 4, at.y - 2] as const;
  context.save();
  context.lineJoin = "round";
  context.lineWidth = 3;
  context.strokeStyle = withAlpha(palette.surface, 0.85);
  context.strokeText(text, ...place);
  context.fillStyle = palette.label;
  context.fillText(text, ...place);
  context.restore();
}

function areaBetween(one: Line, other: Line): Box {
  const top = Math.min(one.from.y, other.from.y);
  return {
    left: one.from.x,
    top,
    width: one.to.x - one.from.x,
    height: Math.max(one.from.y, other.from.y) - top,
  };
}

function fill(context: Context, { left, top, width, height }: Box, colour: string): void {
  context.fillStyle = colour;
  context.fillRect(left, top, width, height);
}

function stroke(context: Context, { from, to }: Line): void {
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}
