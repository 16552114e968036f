import { PAGES } from "../apps/web/src/app/pages.ts";

/** Paths of the pages about one stock. */
export const STOCK_PATHS: readonly string[] = PAGES.filter(({ mainCalls }) => mainCalls).map(({ path }) => path);

/** Paths of all other pages that everyone may see. */
export const OTHER_PATHS: readonly string[] = PAGES.filter(({ mainCalls, isPublic }) => isPublic && !mainCalls).map(
  ({ path }) => path,
);
