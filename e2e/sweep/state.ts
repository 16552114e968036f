import type { Page } from "playwright-core";

export type Language = "en" | "es" | "fr" | "zh-Hans" | "zh-Hant";

/** A page in a state of its own: an address, and what a reader opens in it. */
export interface PageState {
  readonly path: string;
  /** Texts that are typed first, by selectors. */
  readonly type?: Readonly<Record<string, string>>;
  /** Selectors, which depend on no language, of what is pressed one after the other. */
  readonly press?: readonly string[];
  /** A selector of the thing that is seen after each, and at each stop; a window unless it is said. */
  readonly opens?: string;
  /** Another thing that a reader does. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** All, unless its words are seen in the others elsewhere. */
  readonly languages?: readonly Language[];
  /** Whether amounts, ratios and changes share a table here, so that neither its columns nor its rows have one number of decimals. */
  readonly isMixed?: boolean;
  /** Whether it has a wide table, which is taken along as a file, or a window over it: it is not looked at on paper. */
  readonly isForScreens?: boolean;
  /** The answer that it gets for what it asks: the console tells of that, and of nothing else. */
  readonly refusal?: "403 (Forbidden)" | "404 (Not Found)";
  /** Whether axe looks at it on a desktop and on a phone, each in English and in Chinese; otherwise on one each. */
  readonly isLookedAtOften?: boolean;
}

/** A name for the report of a test. */
export const nameOf = ({ path, press = [], act }: PageState): string =>
  [path, press.length > 0 && `after ${press.length} clicks`, act && "after an action"].filter(Boolean).join(", ");
