import { type ComponentType, createElement, lazy } from "react";
import { loadTexts, type PartName } from "../i18n/index.ts";
import { loadFailedStyles } from "./failed-styles.ts";
import { loadedParts, retries } from "./retries.ts";

/** A part of a page that is loaded when it is first drawn. */
export type LazyPart<Props> = ComponentType<Props> & {
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
    // After React has taken it.
    setTimeout(() => loadedParts.write(loadedParts.read() + 1));
    return { default: component };
  }
  let failedAt: number | null = null;
  const attempt = () =>
    lazy(() =>
      load().catch((failure: unknown) => {
        failedAt = retries.count;
        throw failure;
      }),
    );
  let Part = attempt();
  function Retried(props: Props) {
    // A component of `lazy` that has failed once fails for ever: with the next attempt of the reader comes a new one.
    if (failedAt !== null && failedAt < retries.count) {
      failedAt = null;
      Part = attempt();
    }
    return createElement(Part as unknown as ComponentType<object>, props as object);
  }
  const preload = (): void => {
    load().catch(() => undefined);
  };
  return Object.assign(Retried, { preload });
}
