import type { BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, inject, it } from "vitest";
import { launchBrowser, type Visit, visit } from "../browser.ts";
import { lookAt, MANY_STOPS, nothing } from "./look-at.ts";
import { nameOf, type PageState } from "./state.ts";
import type { Swept } from "./sweep.ts";

interface Looking {
  /** The server; that of all browser tests unless given. */
  readonly address?: string;
  readonly options?: BrowserContextOptions;
}

/**
 * Makes a test of each state; one visitor goes through them.
 *
 * @returns How much was looked at, counted up by these tests.
 */
export function lookAtAll(
  states: readonly PageState[],
  { address = inject("address"), options }: Looking = {},
): Readonly<Swept> {
  const swept = nothing();
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await visit(await launchBrowser(), options);
  });
  afterAll(() => visitor?.close());
  it.each(states.map((state) => [nameOf(state), state] as const))("%s", MANY_STOPS, async (_, state) => {
    await lookAt(visitor, { address, state, swept });
  });
  return swept;
}
