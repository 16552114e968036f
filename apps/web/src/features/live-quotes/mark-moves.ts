import { liveQuotes } from "../../state/index.ts";

/** Marks the elements of stocks whose price has moved, for a short colour. @returns Ends it. */
export function markMoves(): () => void {
  let before = liveQuotes.read();
  return liveQuotes.subscribe(() => {
    const now = liveQuotes.read();
    for (const [symbol, { price }] of now) {
      const was = before.get(symbol)?.price.value;
      if (typeof was !== "number" || price.value === null || was === price.value) continue;
      mark(symbol, price.value > was ? "up" : "down");
    }
    before = now;
  });
}

function mark(symbol: string, direction: "up" | "down"): void {
  for (const element of document.querySelectorAll(`[data-quote="${CSS.escape(symbol)}"]`)) {
    element.removeAttribute("data-moved");
    // After React has drawn the new price; the same attribute twice begins no second animation.
    requestAnimationFrame(() => element.setAttribute("data-moved", direction));
  }
}
