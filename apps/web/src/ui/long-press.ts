import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

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

/**
 * Opens something by a long press; by the right button of a mouse and by the key for context menus too. On a link, the
 * right button opens the menu of the browser.
 *
 * @param onOpen Gets the element that was pressed.
 * @returns Handlers for the element around all that can be pressed.
 */
export function useLongPress(onOpen: (target: Element) => void) {
  const press = useRef<Press>(IDLE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function step(event: PressEvent): Press {
    press.current = nextPress(press.current, event);
    if (press.current.kind !== "pressed") clearTimeout(timer.current);
    return press.current;
  }
  function hold(target: Element): void {
    if (press.current.kind !== "pressed") return;
    step({ type: "held" });
    swallowNextClick();
    onOpen(target);
  }

  return {
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y, target }: PointerEvent) {
      clearTimeout(timer.current);
      // A second finger makes another gesture of it.
      if (step(isPrimary && pointerType !== "mouse" ? { type: "down", x, y } : { type: "cancel" }).kind === "idle")
        return;
      timer.current = setTimeout(() => hold(target as Element), LONG_PRESS.delay);
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => void step({ type: "move", x, y }),
    onPointerUp: () => void step({ type: "up" }),
    onPointerCancel: () => void step({ type: "cancel" }),
    onContextMenu(event: MouseEvent) {
      const target = event.target as Element;
      // Some browsers open their menu before the delay is over, or after the long press has opened ours.
      const isByFinger = press.current.kind !== "idle";
      if (!isByFinger && event.button === 2 && target.closest("a[href]")) return;
      event.preventDefault();
      if (isByFinger) hold(target);
      else onOpen(target);
    },
  };
}

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
