import { useEffect, useRef } from "react";

/** After how many milliseconds a press is a long one, and how many pixels the finger may move; both by the specification. */
export const LONG_PRESS = { delay: 350, tolerance: 10 } as const;

/** How far a press has come. */
export type Press =
  | { readonly kind: "idle" }
  | { readonly kind: "pressed"; readonly x: number; readonly y: number }
  | { readonly kind: "fired" };

/** What a finger does; `held` is the end of the delay. */
export type PressEvent =
  | { readonly type: "down"; readonly x: number; readonly y: number }
  | { readonly type: "move"; readonly x: number; readonly y: number }
  | { readonly type: "held" }
  | { readonly type: "up" }
  | { readonly type: "cancel" };

const IDLE: Press = { kind: "idle" };

/**
 * The state of a press after something has happened.
 *
 * @example
 * nextPress({ kind: "pressed", x: 5, y: 5 }, { type: "held" }); // { kind: "fired" }
 */
export function nextPress(press: Press, event: PressEvent): Press {
  if (event.type === "down") return { kind: "pressed", x: event.x, y: event.y };
  if (press.kind === "idle" || event.type === "up" || event.type === "cancel") return IDLE;
  if (press.kind === "fired") return press;
  if (event.type === "held") return { kind: "fired" };
  const distance = Math.hypot(event.x - press.x, event.y - press.y);
  return distance > LONG_PRESS.tolerance ? IDLE : press;
}

/** What of a pointer's event counts; those of React have it, and those of the browser. */
type PointerPress = Pick<PointerEvent, "pointerType" | "isPrimary" | "clientX" | "clientY" | "target">;
type MenuPress = Pick<MouseEvent, "button" | "target" | "preventDefault" | "defaultPrevented">;

/**
 * Opens something by a long press; by the right button of a mouse and by the key for context menus too. On a link or a
 * selected text, the right button opens the menu of the browser.
 *
 * @param find What an element below the pointer belongs to; null where a press means nothing.
 * @param onOpen Gets what was pressed.
 * @returns Handlers for the element around all that can be pressed.
 */
export function useLongPress<Found>(find: (target: Element) => Found | null, onOpen: (found: Found) => void) {
  const press = useRef<Press>(IDLE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function step(event: PressEvent): Press {
    press.current = nextPress(press.current, event);
    if (press.current.kind !== "pressed") clearTimeout(timer.current);
    return press.current;
  }
  function hold(found: Found): void {
    if (press.current.kind !== "pressed") return;
    step({ type: "held" });
    swallowNextClick();
    onOpen(found);
  }

  return {
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y, target }: PointerPress) {
      clearTimeout(timer.current);
      // A second finger makes another gesture of it.
      const found = isPrimary && pointerType !== "mouse" ? find(target as Element) : null;
      step(found === null ? { type: "cancel" } : { type: "down", x, y });
      if (found !== null) timer.current = setTimeout(() => hold(found), LONG_PRESS.delay);
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerPress) => void step({ type: "move", x, y }),
    onPointerUp: () => void step({ type: "up" }),
    onPointerCancel: () => void step({ type: "cancel" }),
    onContextMenu(event: MenuPress) {
      const target = event.target as Element;
      const found = find(target);
      if (found === null || event.defaultPrevented) return;
      // Some browsers open their menu before the delay is over, or after the long press has opened ours.
      const isByFinger = press.current.kind !== "idle";
      if (!isByFinger && event.button === 2 && (target.closest("a[href]") || isTextSelected())) return;
      event.preventDefault();
      if (isByFinger) hold(found);
      else onOpen(found);
    },
  };
}

const isTextSelected = (): boolean => getSelection()?.type === "Range";

/** The finger that is lifted after a long press causes a click, of whatever is below it by then. The next press is another one. */
function swallowNextClick(): void {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    end.abort();
  };
  addEventListener("click", swallow, options);
  addEventListener("pointerdown", () => end.abort(), options);
}
