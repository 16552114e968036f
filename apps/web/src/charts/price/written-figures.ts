import { type Direction, directionOf, type Formats } from "../../format/index.ts";
import type { BarFigures } from "./bar-figures.ts";

/** One figure of the legend as it is written; `direction` where its colour says which way it went. */
export interface WrittenFigure {
  readonly text: string;
  readonly direction?: Direction;
}

/** Writes the figures of a bar, by the names that the places of the legend carry. */
export function writtenFigures(figures: BarFigures, formats: Formats): Readonly<Record<string, WrittenFigure>> {
  const { price, change, compact, day } = formats;
  const changed = (fraction: number): WrittenFigure => ({ text: change(fraction), direction: directionOf(fraction) });
  const averages = figures.averages.map((value, i) => [`average-${i}`, { text: price(value) }] as const);
  return {
    date: { text: day(figures.date) },
    open: { text: price(figures.open) },
    high: { text: price(figures.high) },
    low: { text: price(figures.low) },
    close: { text: price(figures.close) },
    change: changed(figures.change),
    volume: { text: compact(figures.volume) },
    ...Object.fromEntries(averages),
    own: figures.compared ? changed(figures.compared.own.change) : { text: "" },
    ownDoubt: doubt(figures.compared?.own.isDoubtful),
    other: figures.compared ? changed(figures.compared.other.change) : { text: "" },
    otherDoubt: doubt(figures.compared?.other.isDoubtful),
  };
}

/** The mark of a figure that contains a doubtful move. */
export function doubt(isDoubtful = false): WrittenFigure {
  return { text: isDoubtful ? "?" : "" };
}

/** Writes figures into the places that carry their names, without drawing anything else anew. */
export function fillIn(places: ParentNode, figures: Readonly<Record<string, WrittenFigure>>): void {
  for (const place of places.querySelectorAll<HTMLElement>("[data-figure]")) {
    const figure = figures[place.dataset.figure ?? ""];
    if (!figure) continue;
    // Writing what is there already would cost a layout all the same.
    if (place.textContent !== figure.text) place.textContent = figure.text;
    if (figure.direction && place.dataset.direction !== figure.direction) place.dataset.direction = figure.direction;
  }
}
