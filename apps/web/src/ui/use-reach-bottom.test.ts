import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { REARMED_AFTER, watchBottom } from "./use-reach-bottom.ts";

/** The screen of a browser: whether the end of the list is on it, and who is told when that changes. */
const screen = { isEndInSight: false, observers: new Set<ScreenObserver>() };

/** What browsers do: they report an element when it is first observed, and when it comes into sight or leaves it. */
class ScreenObserver {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(): void {
    screen.observers.add(this);
    this.tell();
  }
  unobserve(): void {
    screen.observers.delete(this);
  }
  disconnect(): void {
    screen.observers.delete(this);
  }
  tell(): void {
    const entry = { isIntersecting: screen.isEndInSight } as IntersectionObserverEntry;
    this.#report([entry], this as unknown as IntersectionObserver);
  }
}

function scrollTo(isEndInSight: boolean): void {
  screen.isEndInSight = isEndInSight;
  for (const observer of [...screen.observers]) observer.tell();
}

const END = {} as Element;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IntersectionObserver", ScreenObserver);
  screen.isEndInSight = false;
  screen.observers.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// 350 milliseconds: section 9 of the specification.
describe("the end of a list", () => {
  it("is armed again after 350 milliseconds", () => {
    expect(REARMED_AFTER).toBe(350);
  });

  it("is reached when it comes into sight, and not before", () => {
    const onReach = vi.fn();
    watchBottom(END, onReach);
    expect(onReach).not.toHaveBeenCalled();
    scrollTo(true);
    expect(onReach).toHaveBeenCalledOnce();
  });

  it("is reached once within 350 milliseconds, however often it comes and goes", () => {
    const onReach = vi.fn();
    watchBottom(END, onReach);
    for (const isEndInSight of [true, false, true, false, true]) scrollTo(isEndInSight);
    vi.advanceTimersByTime(REARMED_AFTER - 1);
    expect(onReach).toHaveBeenCalledOnce();
  });

  it("that is still in sight after 350 milliseconds is reached again", () => {
    const onReach = vi.fn();
    watchBottom(END, onReach);
    scrollTo(true);
    vi.advanceTimersByTime(REARMED_AFTER);
    expect(onReach).toHaveBeenCalledTimes(2);
  });

  it("that has left the screen is reached when it comes back, and not by waiting", () => {
    const onReach = vi.fn();
    watchBottom(END, onReach);
    scrollTo(true);
    scrollTo(false);
    vi.advanceTimersByTime(10 * REARMED_AFTER);
    expect(onReach).toHaveBeenCalledOnce();
    scrollTo(true);
    expect(onReach).toHaveBeenCalledTimes(2);
  });

  it("is watched no more once the list is gone, also while it is not armed", () => {
    const onReach = vi.fn();
    const stop = watchBottom(END, onReach);
    scrollTo(true);
    stop();
    vi.advanceTimersByTime(10 * REARMED_AFTER);
    scrollTo(true);
    expect(onReach).toHaveBeenCalledOnce();
  });
});
