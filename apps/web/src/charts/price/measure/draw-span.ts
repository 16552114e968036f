import { boxBetween } from "../annotations/annotation-shapes.ts";
import type { PlotScale } from "../annotations/plot-scale.ts";
import type { MeasuredSpan } from "./span-figures.ts";

const ARROW = 6;

/** Draws a measured span: the area between its two closes, with an arrow from the earlier to the later one. */
export function drawSpan(context: CanvasRenderingContext2D, { from, to }: MeasuredSpan, scale: PlotScale): void {
  const [early, late] = [Math.min(from, to), Math.max(from, to)].map((bar) => placeOfClose(bar, scale));
  if (!early || !late) return;
  const { palette, withAlpha } = scale.ground;
  const colour = late.y > early.y ? palette.loss : palette.gain;
  const { left, top, width, height } = boxBetween(early, late);
  const middle = left + width / 2;
  context.save();
  context.fillStyle = withAlpha(colour, 0.14);
  context.fillRect(left, top, width, height);
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = 1;
  context.beginPath();
  for (const x of [left, left + width]) {
    context.moveTo(x + 0.5, 0);
    context.lineTo(x + 0.5, scale.size.height);
  }
  context.setLineDash([3, 3]);
  context.stroke();
  context.setLineDash([]);
  context.beginPath();
  context.moveTo(left, early.y);
  context.lineTo(left + width, early.y);
  context.moveTo(middle, early.y);
  context.lineTo(middle, late.y);
  context.stroke();
  drawTip(context, { x: middle, y: late.y }, Math.sign(late.y - early.y));
  context.restore();
}

function placeOfClose(bar: number, scale: PlotScale) {
  const anchor = scale.closeOf(bar, scale.unitDay);
  return anchor && scale.pointOfAnchor(anchor, scale.unitDay);
}

function drawTip(context: CanvasRenderingContext2D, { x, y }: { x: number; y: number }, way: number): void {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x - ARROW / 1.5, y - way * ARROW);
  context.lineTo(x + ARROW / 1.5, y - way * ARROW);
  context.closePath();
  context.fill();
}
