import type { ComponentType } from "react";
import type { Query } from "./address.ts";

/** What a page is given: the parameters of its address. */
export interface PageProps {
  readonly query: Query;
}

/** Whether a path of a page opens without an account; null of a page that is none. */
export function isOpen(page: Page | null, path: string): boolean {
  return page?.isPublic === true && path !== page.ownPath;
}

/** The file of a page: it exports its component and nothing else. */
export type PageModule = Readonly<Record<string, ComponentType<PageProps>>>;

/** A page that exists, as the router needs it; the table of pages is `app/pages.ts`. */
export interface Page {
  readonly path: string;
  /** Other paths that show the same page. */
  readonly aliases?: readonly string[];
  /** Whether it opens without an account. */
  readonly isPublic: boolean;
  /** Of a public page, the one of its paths that shows what is the reader's own: that needs an account. */
  readonly ownPath?: string;
  /** Given for the pages of the tab bar, which are opened with switchTab, never with navigateTo or redirectTo. */
  readonly tab?: object;
  readonly load: () => Promise<PageModule>;
}
