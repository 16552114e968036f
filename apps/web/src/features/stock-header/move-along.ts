import type { KeyboardEvent } from "react";

/** The figure that a key leads to, of those in a row; null for any other key. */
function placeOf(key: string, place: number, count: number): number | null {
  if (key === "ArrowRight") return Math.min(place + 1, count - 1);
  if (key === "ArrowLeft") return Math.max(place - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/**
 * Moves the focus from the first figure of an item of a list to that of another with the arrow keys: the list is one stop of the tab key. The tab index is set on the
 * elements directly, because nothing else depends on it.
 */
export function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const figures = [...event.currentTarget.querySelectorAll<HTMLElement>("li > button:first-of-type")];
  const from = figures.find((figure) => figure === event.target);
  const place = from ? placeOf(event.key, figures.indexOf(from), figures.length) : null;
  const to = place === null ? undefined : figures[place];
  if (!from || !to) return;
  event.preventDefault();
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}
