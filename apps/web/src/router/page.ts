import type { ComponentType } from "react";
import type { Query } from "./address.ts";

/** What a page is given: the parameters of its address. */
export interface PageProps {
  readonly query: Query;
}

/** A page that exists. */
export interface Page {
  readonly path: string;
  /** Other paths that show the same page. */
  readonly aliases?: readonly string[];
  /** Tab-bar pages are opened with switchTab, never with navigateTo or redirectTo. */
  readonly isTab: boolean;
  readonly load: () => Promise<ComponentType<PageProps>>;
}
