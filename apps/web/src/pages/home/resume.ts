import { readAddress, writeAddress } from "../../router/address.ts";
import type { Route } from "../../router/index.ts";

/** The pages on which a reader can go on, with the keys of their names; the start page and the login page are none. */
export const RESUMED_PAGES = {
  "/pages/analysis": "shell.section.analysis",
  "/pages/valuation": "shell.section.valuation",
  "/pages/opinion": "shell.section.opinion",
  "/pages/statistics": "shell.section.statistics",
  "/pages/basic-search": "search.screener",
  "/pages/strategies": "shell.strategies",
  "/pages/backtesting": "shell.strategies",
  "/pages/rules": "rules.title",
  "/pages/about-us": "about.title",
  "/pages/usercenter/usercenter": "shell.account",
  "/pages/usercenter/renewal": "shell.account",
  "/pages/tt": "chart.title",
} as const;

/** Where a reader can go on. */
export interface Resumption {
  /** Address of a page of this application, with its parameters. */
  readonly to: string;
  readonly path: keyof typeof RESUMED_PAGES;
  /** Symbol of the stock that the page is about. */
  readonly code: string | null;
}

/**
 * The page on which a reader was when they left, to be offered on the start page.
 *
 * @param remembered The content of `toRouter` from the visit before, which anyone may have written.
 * @returns Null unless this visit began on the start page, and the other one ended elsewhere on a page that exists.
 */
export function resumption({ arrival }: Pick<Route, "arrival">, remembered: string | null): Resumption | null {
  const { path, query } = readAddress(remembered ?? "");
  const known = (Object.keys(RESUMED_PAGES) as Resumption["path"][]).find((page) => page === path);
  if (arrival !== "start" || !known) return null;
  return { to: writeAddress(known, query), path: known, code: query.code?.trim().toUpperCase() || null };
}
