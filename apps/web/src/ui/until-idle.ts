/** Milliseconds after which the wait ends although the browser is never idle. */
const MAX_WAIT = 2000;

/** Waits until the browser has nothing urgent to do. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === "undefined") setTimeout(resolve, 100);
    else requestIdleCallback(() => resolve(), { timeout: MAX_WAIT });
  });
}
