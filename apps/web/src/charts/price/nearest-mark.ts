import type { BarMark } from "./marks-on-bars.ts";

/** The mark closest to a bar; null when there are no marks. */
export function nearestMark(marks: readonly BarMark[], index: number): BarMark | null {
  let nearest: BarMark | null = null;
  for (const mark of marks) {
    if (!nearest || Math.abs(mark.index - index) < Math.abs(nearest.index - index)) nearest = mark;
  }
  return nearest;
}
