import { type RefObject, useRef } from "react";
import { type Observable, useWritten } from "../../state/index.ts";
import { fillIn, type WrittenFigure } from "./written-figures.ts";

/**
 * Keeps the figures of an element in step with something that changes many times a second, by writing into their places
 * instead of drawing the component anew.
 *
 * @param written Writes the figures by the names that their places carry.
 * @returns For the element that holds the places.
 */
export function useFilledFigures<Value, Holder extends HTMLElement>(
  observed: Observable<Value>,
  written: (value: Value) => Readonly<Record<string, WrittenFigure>>,
): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  useWritten(observed, (value) => {
    if (holder.current) fillIn(holder.current, written(value));
  });
  return holder;
}
