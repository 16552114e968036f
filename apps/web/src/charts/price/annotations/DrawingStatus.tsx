import { useEffect, useRef } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { spanFigures } from "../measure/span-figures.ts";
import { type BarInterval, useSpanTexts } from "../measure/use-span-texts.ts";
import type { Anchor } from "./annotation.ts";
import type { DrawingState } from "./drawing-state.ts";
import { useAnnotationNames } from "./use-annotation-names.ts";

/** A key that is held moves on many times; it is read out when it rests. */
const REST_MILLISECONDS = 250;

/** Says to those who listen what the keyboard draws, moves and measures. */
export function DrawingStatus({ state, interval }: { readonly state: DrawingState; readonly interval: BarInterval }) {
  const text = useText();
  const { day, price } = useFormats();
  const names = useAnnotationNames(state);
  const { said } = useSpanTexts(interval);
  const place = useRef<HTMLParagraphElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const say = (sentence: string): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (place.current) place.current.textContent = sentence;
      }, REST_MILLISECONDS);
    };
    const { book, pen, span, tool, scale } = state;
    const placeOf = ({ day: date, price: at }: Anchor) => text("charting.penAt", { day: day(date), price: price(at) });
    const ends = [
      tool.subscribe(() => {
        const chosen = tool.read();
        if (chosen)
          say(
            `${text(`charting.tool.${chosen}`)}. ${text(chosen === "measure" ? "charting.measureKeys" : "charting.drawKeys")}`,
          );
      }),
      pen.subscribe(() => {
        const at = pen.read();
        if (at) say(placeOf(at));
      }),
      span.subscribe(() => {
        const measured = span.read();
        const bars = scale.read()?.view.bars;
        const figures = measured && bars ? spanFigures(bars, measured) : null;
        if (figures) say(said(figures));
      }),
      book.list.subscribe(() => {
        const chosen = book.list.read()[book.selected.read() ?? -1];
        say(
          chosen
            ? names.full(chosen)
            : text("charting.drawingCount", { count: book.list.read().length, n: book.list.read().length }),
        );
      }),
      book.selected.subscribe(() => {
        const chosen = book.list.read()[book.selected.read() ?? -1];
        if (chosen) say(text("charting.selected", { name: names.full(chosen) }));
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  });
  return <p ref={place} role="status" className="visually-hidden" />;
}
