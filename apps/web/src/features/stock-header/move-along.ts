import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Moves the focus from the first figure of an item of a list to that of another with the arrow keys: the list is one stop of the tab
 * key. The tab index is set on the elements directly, because nothing else depends on it.
 */
export function moveAlong({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const figures = [...currentTarget.querySelectorAll<HTMLElement>("li > button:first-of-type")];
  const from = figures.indexOf(target as HTMLElement);
  const to = figures[from + (STEPS[key] ?? Number.NaN)];
  if (from < 0 || !to) return;
  (target as HTMLElement).tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}
