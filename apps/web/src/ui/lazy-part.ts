import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { loadTexts, type PartName } from "../i18n/index.ts";
import { loadFailedStyles } from "./failed-styles.ts";

/** A part of a page that is loaded when it is first drawn. */
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the part before it is drawn; a failure shows when it is. */
  readonly preload: () => void;
};

/**
 * A part of a page whose file and texts are loaded together, when it is first drawn.
 *
 * @example
 * const Opinion = lazyPart(["opinion"], async () => (await import("./Opinion.tsx")).Opinion);
 */
export function lazyPart<Props>(
  texts: readonly PartName[],
  loadComponent: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  async function load() {
    // Retries styles that failed with another part; a second failure does not block this part.
    await loadFailedStyles().catch(() => undefined);
    const [component] = await Promise.all([loadComponent(), ...texts.map(loadTexts)]);
    return { default: component };
  }
  const preload = (): void => {
    load().catch(() => undefined);
  };
  return Object.assign(lazy(load), { preload });
}
