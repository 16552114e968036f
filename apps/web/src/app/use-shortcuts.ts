import { useLayoutEffect } from "react";
import { switchTab } from "../router/index.ts";
import { PAGES } from "./pages.ts";

/** After `g`, the letter of a page counts for this many milliseconds. */
const MAX_PAUSE = 1500;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Whether a key is for the page rather than for a field, a dialog or the browser. */
function isShortcut(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  return !(hasModifier || event.isComposing || isTyping(event.target) || document.querySelector("dialog[open]"));
}

function openTab(shortcut: string): void {
  const page = PAGES.find(({ tab }) => tab?.shortcut === shortcut);
  if (page) switchTab(page.path);
}

/** `/` searches, `g` and a letter opens a page of the tab bar. */
export function useShortcuts(onSearch: () => void): void {
  // Before the first paint, so that a reader who sees the page can type.
  useLayoutEffect(() => {
    let wentAt = Number.NEGATIVE_INFINITY;
    function onKey(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      const isLetterOfTab = event.timeStamp - wentAt < MAX_PAUSE;
      wentAt = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (isLetterOfTab) openTab(event.key);
      if (event.key !== "/") return;
      event.preventDefault();
      onSearch();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [onSearch]);
}
