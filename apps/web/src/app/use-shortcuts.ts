import { useLayoutEffect } from "react";
import { switchTab } from "../router/index.ts";

/** After `g`, the letter of a section within this many milliseconds. */
const PATIENCE = 1500;

const SECTIONS: Readonly<Record<string, string>> = { h: "/", s: "/pages/basic-search", a: "/pages/about-us" };

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

/** `/` searches, `g` and a letter goes to a section. */
export function useShortcuts(onSearch: () => void): void {
  // Before the first paint: whoever sees the page may type.
  useLayoutEffect(() => {
    let wentAt = Number.NEGATIVE_INFINITY;
    function onKey(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      const section = event.timeStamp - wentAt < PATIENCE ? SECTIONS[event.key] : undefined;
      wentAt = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (section) switchTab(section);
      if (event.key !== "/") return;
      event.preventDefault();
      onSearch();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [onSearch]);
}
