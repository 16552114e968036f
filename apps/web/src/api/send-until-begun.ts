import type { WireNotBegun } from "@plumbline/contract";
import { CallError } from "./call-error.ts";
import { isWorthRetrying, retryDelay } from "./retry.ts";

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Sends the call of a form or a button, and once more where a busy server has not begun with it. One that may have been begun is sent
 * again by its reader alone: what it changes would be changed twice.
 *
 * @param wait Waits for some milliseconds.
 */
export async function sendUntilBegun<Answer>(send: () => Promise<Answer>, wait = pause): Promise<Answer> {
  try {
    return await send();
  } catch (failure) {
    if (!isNotBegun(failure) || !isWorthRetrying(0, failure)) throw failure;
    await wait(retryDelay(failure));
    return send();
  }
}

function isNotBegun(failure: unknown): boolean {
  if (!(failure instanceof CallError) || failure.status !== 503) return false;
  return (failure.data as Partial<WireNotBegun> | null)?.begun === false;
}
