import { useEffect } from "react";

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Where the arrow with Alt has another meaning: it opens the options of a list. */
const WITH_OPTIONS = "select, [role=combobox]";

/**
 * Alt with an arrow down or up moves the focus to the heading of the next or the previous part of the page: a page of a stock
 * has a hundred figures to pass on the way to its last part. A modifier, because a single letter may be spoken or typed by mistake (WCAG 2.1.4).
 */
export function usePartKeys(): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const step = STEPS[event.key];
      if (step === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const from = document.activeElement ?? document.body;
      if (from.matches(WITH_OPTIONS) || document.querySelector("dialog[open]")) return;
      const next = headingFrom(from, step);
      if (!next) return;
      // What has the focus may read arrows by itself.
      event.preventDefault();
      event.stopImmediatePropagation();
      next.tabIndex = -1;
      next.focus();
    }
    addEventListener("keydown", onKey, true);
    return () => removeEventListener("keydown", onKey, true);
  }, []);
}

/** The nearest drawn heading of a part behind or before an element. */
function headingFrom(from: Element, step: 1 | -1): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2)")].filter((each) => each.offsetParent);
  const side = step === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const beyond = headings.filter((each) => from.compareDocumentPosition(each) & side);
  return step === 1 ? beyond[0] : beyond.at(-1);
}
