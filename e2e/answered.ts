import type { Page, Response } from "playwright-core";
import { BUSY } from "./asked-again.ts";

/**
 * The status of each answer to a call from now on, in order. A server without time for an answer says so, and the page asks
 * again: that is no answer yet.
 *
 * @param isMeant The end of the call's address, or a condition.
 */
export function statusesOf(page: Page, isMeant: string | ((response: Response) => boolean)): readonly number[] {
  const isAnswer = typeof isMeant === "function" ? isMeant : (response: Response) => response.url().endsWith(isMeant);
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (isAnswer(response) && response.status() !== BUSY) statuses.push(response.status());
  });
  return statuses;
}
