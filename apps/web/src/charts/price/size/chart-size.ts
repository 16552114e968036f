import { useEffect } from "react";
import { type Observable, observable, oneOf, stored } from "../../../state/index.ts";
import styles from "./chart-size.module.css";

/** Whether price charts extend over the whole width of the window; remembered. */
export const isWide: Observable<"wide" | null> = stored("chartWidth", { fallback: null, read: oneOf(["wide"]) });

/** Whether the chart of the page fills the screen. */
export const isFullScreen = observable(false);

/**
 * Fills the screen with the chart, or ends that. The page around it is moved out of sight and out of reach; where the
 * browser can, its own bars vanish as well.
 */
export async function toggleFullScreen(): Promise<void> {
  if (leaveFullScreen()) return;
  isFullScreen.write(true);
  // A browser that refuses, such as that of an iPhone, leaves the chart over the page.
  await document.documentElement.requestFullscreen?.().catch(() => undefined);
}

/** @returns Whether there was something to leave. */
export function leaveFullScreen(): boolean {
  if (!isFullScreen.read()) return false;
  isFullScreen.write(false);
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  return true;
}

/**
 * Gives the section of a chart its size for as long as the chart is on the page.
 *
 * @param sectionOf Finds the section; must not change.
 */
export function useChartSize(sectionOf: () => HTMLElement | null): void {
  useEffect(() => {
    const section = sectionOf();
    if (!section) return;
    let release: (() => void) | null = null;
    const show = (): void => {
      const isFull = isFullScreen.read();
      section.dataset.chartSize = isFull ? "full" : (isWide.read() ?? "");
      if (isFull === (release !== null)) return;
      release?.();
      release = isFull ? outOfReach(section) : null;
    };
    // The browser ends its full screen itself when Escape is pressed.
    const onChange = (): void => {
      if (!document.fullscreenElement) isFullScreen.write(false);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented) leaveFullScreen();
    };
    const sized = styles.sized as string;
    section.classList.add(sized);
    show();
    const ends = [isWide.subscribe(show), isFullScreen.subscribe(show)];
    document.addEventListener("fullscreenchange", onChange);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      for (const end of ends) end();
      document.removeEventListener("fullscreenchange", onChange);
      document.removeEventListener("keydown", onKeyDown);
      leaveFullScreen();
      release?.();
      section.classList.remove(sized);
    };
  }, [sectionOf]);
}

/**
 * Takes what is around an element out of the reach of keyboard and screen reader.
 *
 * @returns What gives it back.
 */
function outOfReach(element: HTMLElement): () => void {
  const hidden: HTMLElement[] = [];
  for (let at: HTMLElement = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      const isElsewhere = other instanceof HTMLElement && other !== at && !other.inert && other.popover === null;
      if (isElsewhere) hidden.push(other);
    }
  }
  for (const other of hidden) other.inert = true;
  return () => {
    for (const other of hidden) other.inert = false;
  };
}
