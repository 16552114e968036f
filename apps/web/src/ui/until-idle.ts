/** Milliseconds after which a browser that is never idle is asked no longer. */
const PATIENCE = 2000;

/** Waits until the browser has nothing urgent to do. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari does not say when it is idle.
    if (typeof requestIdleCallback === "undefined") setTimeout(resolve, 100);
    else requestIdleCallback(() => resolve(), { timeout: PATIENCE });
  });
}
