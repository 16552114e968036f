import type { WireFigure, WireTarget } from "@plumbline/contract";

/** The numbers of a target as figures: all have the provenance of its row. */
export interface TargetFigures {
  readonly target: WireFigure;
  readonly price: WireFigure;
}

const made = new WeakMap<WireTarget, TargetFigures>();

/** The same objects each time, so that a question stays about the figure that was asked. */
export function targetFigures(row: WireTarget): TargetFigures {
  let figures = made.get(row);
  if (!figures) {
    const { target, priceWhenPosted, provenance } = row;
    const price: WireFigure =
      priceWhenPosted === null ? { value: null, because: "no-price" } : { value: priceWhenPosted, provenance };
    figures = { target: { value: target, provenance }, price };
    made.set(row, figures);
  }
  return figures;
}
