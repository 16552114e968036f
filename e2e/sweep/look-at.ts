import { expect } from "vitest";
import type { Visit } from "../browser.ts";
import type { PageState } from "./state.ts";
import { faultsIn, type Swept } from "./sweep.ts";

/** The count before anything was looked at. */
export const nothing = (): Swept => ({ stops: 0, tables: 0, ranges: 0 });

/** For a test that looks at pages: each is seen at thirty stops. */
export const MANY_STOPS = { timeout: 180_000 };

interface Looked {
  readonly address: string;
  readonly state: PageState;
  /** Is counted up. */
  readonly swept?: Swept;
}

/** Fails with what is wrong on a page that a visitor opens, in whatever width, language or theme, and with what the console says. */
export async function lookAt(
  { page, complaints }: Visit,
  { address, state, swept = nothing() }: Looked,
): Promise<void> {
  expect(await faultsIn(page, address, state, swept)).toEqual([]);
  const isTold = (complaint: string) => state.refusal !== undefined && complaint.includes(state.refusal);
  expect(complaints.splice(0).filter((complaint) => !isTold(complaint))).toEqual([]);
}
