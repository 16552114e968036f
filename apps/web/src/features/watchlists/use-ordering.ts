import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { moved } from "./list-changes.ts";

/** Milliseconds after the last key before an order is sent: a stock that walks ten places is one call. */
const KEYS_PAUSE = 600;
/** Pixels from the edge of the screen within which dragging scrolls, and how far at once. */
const EDGE = 72;
const SCROLL_STEP = 12;

/** What makes a handle move its row. */
export interface HandleProps {
  readonly "data-handle": string;
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

export interface Ordering {
  readonly order: readonly string[];
  /** The row that is being dragged. */
  readonly dragged: string | null;
  handle(code: string): HandleProps;
}

interface OrderingOptions {
  /** The rows in the order that is stored; each is an element with `data-row` below `place`. */
  readonly codes: readonly string[];
  readonly place: RefObject<HTMLElement | null>;
  readonly onArrange: (codes: readonly string[]) => void;
  /** Called with each new place that a key has moved a row to. */
  readonly onMoved: (code: string, place: number) => void;
}

/** An order that is made by dragging handles, or with the arrow keys on them. */
export function useOrdering({ codes, place, onArrange, onMoved }: OrderingOptions): Ordering {
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const order = useMemo(() => (draft ? arranged(codes, draft) : codes), [codes, draft]);
  const refocused = useRef<string | null>(null);
  useLayoutEffect(() => {
    // A row that changes its place in the document loses the focus.
    const code = refocused.current;
    refocused.current = null;
    if (code !== null && draft) handleOf(place.current, code)?.focus();
  }, [draft, place]);
  const send = useLatest(() => {
    if (draft && order.join() !== codes.join()) onArrange(order);
    setDraft(null);
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      send.current();
    },
    [send],
  );

  function drag(clientY: number): void {
    const code = dragged ?? "";
    const to = rowsBelow(place.current).filter((row) => row.dataset.row !== code && middleOf(row) < clientY).length;
    const from = order.indexOf(code);
    if (to !== from) setDraft(moved(order, from, to));
    if (clientY < EDGE) scrollBy(0, -SCROLL_STEP);
    else if (clientY > innerHeight - EDGE) scrollBy(0, SCROLL_STEP);
  }

  function step(event: KeyboardEvent<HTMLElement>, code: string): void {
    const from = order.indexOf(code);
    const to = placeAfter(event.key, from, order.length);
    if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send.current(), KEYS_PAUSE);
    if (to === from) return;
    refocused.current = code;
    setDraft(moved(order, from, to));
    onMoved(code, to);
  }

  function drop(isKept: boolean): void {
    setDragged(null);
    if (isKept) send.current();
    else setDraft(null);
  }
  usePointer(dragged !== null, { onMove: drag, onEnd: drop });

  const handle = (code: string): HandleProps => ({
    "data-handle": code,
    onPointerDown: ({ button }) => button === 0 && setDragged(code),
    onKeyDown: (event) => (event.key === "Escape" && dragged === code ? drop(false) : step(event, code)),
  });
  return { order, dragged, handle };
}

interface PointerUse {
  /** With the place of the pointer, in pixels below the upper edge of the screen. */
  onMove(clientY: number): void;
  /** With whether the pointer was lifted, and not taken away. */
  onEnd(isLifted: boolean): void;
}

/** Follows the pointer over the whole page: a row that changes its place in the document would lose it. */
function usePointer(isDown: boolean, use: PointerUse): void {
  const latest = useRef(use);
  useLayoutEffect(() => {
    latest.current = use;
  });
  useEffect(() => {
    if (!isDown) return;
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener("pointermove", ({ clientY }) => latest.current.onMove(clientY), { signal });
    addEventListener("pointerup", () => latest.current.onEnd(true), { signal });
    addEventListener("pointercancel", () => latest.current.onEnd(false), { signal });
    return () => ending.abort();
  }, [isDown]);
}

/** A function that always sees the newest state, for timers and effects. */
function useLatest(run: () => void): RefObject<() => void> {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return latest;
}

/** The draft, with what another tab has taken away left out and what it has added at the end. */
export function arranged(codes: readonly string[], draft: readonly string[]): readonly string[] {
  const known = new Set(draft);
  const there = new Set(codes);
  return [...draft.filter((code) => there.has(code)), ...codes.filter((code) => !known.has(code))];
}

/**
 * The place that a key moves a row to; null for other keys.
 *
 * @param from Its place, of `count`.
 */
export function placeAfter(key: string, from: number, count: number): number | null {
  if (key === "ArrowUp") return Math.max(from - 1, 0);
  if (key === "ArrowDown") return Math.min(from + 1, count - 1);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

function rowsBelow(place: HTMLElement | null): readonly HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
}

function handleOf(place: HTMLElement | null, code: string): HTMLElement | undefined {
  return [...(place?.querySelectorAll<HTMLElement>("[data-handle]") ?? [])].find((one) => one.dataset.handle === code);
}

function middleOf(row: HTMLElement): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
