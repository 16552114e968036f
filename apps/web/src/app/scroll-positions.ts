import type { Route } from "../router/index.ts";

/** How far down the reader was, by history entry. */
const positions = new Map<string, number>();
let shownKey = "";

/** Keeps the scroll position of each history entry; the browser's own restoring comes before a page has its height. */
export function watchScroll(): void {
  history.scrollRestoration = "manual";
  addEventListener("scroll", () => positions.set(shownKey, scrollY), { passive: true });
}

/** Puts scroll and focus where they belong when a page has been drawn. */
export function arriveAt({ key, arrival }: Route, main: HTMLElement | null): void {
  shownKey = key;
  if (arrival === "within" || arrival === "start") return;
  scrollTo({ top: arrival === "back" ? (positions.get(key) ?? 0) : 0, behavior: "instant" });
  main?.focus({ preventScroll: true });
}
