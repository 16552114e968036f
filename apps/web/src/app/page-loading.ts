import type { ComponentType } from "react";
import type { Page, PageProps } from "../router/index.ts";
import { loadFailedStyles } from "../ui/failed-styles.ts";

/** Milliseconds after which loading shows, and after which it has failed. */
export const LOADING = { delay: 200, timeout: 60_000 } as const;

type PageComponent = ComponentType<PageProps>;

const loaded = new Map<Page, PageComponent>();

/** The component of a page that has been loaded before. */
export function loadedPage(page: Page): PageComponent | undefined {
  return loaded.get(page);
}

/**
 * Loads a page within the time limit.
 *
 * @throws when its file cannot be loaded, or not in time.
 */
export async function loadPage(page: Page, timeout: number = LOADING.timeout): Promise<PageComponent> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Page ${page.path} did not load in ${timeout} ms.`)), timeout);
  });
  try {
    const module = await Promise.race([loadFailedStyles().then(page.load), tooLate]);
    const [component] = Object.values(module) as [PageComponent];
    loaded.set(page, component);
    return component;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a page again after a failure. A browser may remember a failed file until the document is loaded anew; then that
 * is what happens, once the server is there to load it from. The address brings the reader back to the same page.
 */
export async function loadPageAgain(page: Page): Promise<PageComponent> {
  try {
    return await loadPage(page);
  } catch (failure) {
    const answer = await fetch(location.pathname, { cache: "no-store" });
    if (answer.ok) location.reload();
    throw failure;
  }
}
