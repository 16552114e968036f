/**
 * Loads stylesheets again that could not be loaded. The bundler's loader of lazy files requests each stylesheet once: when
 * it is asked for the same file after a failure, it goes on without the styles.
 */
const failed = new Set<string>();

/** Notes from now on which stylesheets cannot be loaded. */
export function watchStyles(): void {
  // The failure of an element does not bubble.
  addEventListener("error", ({ target }) => target instanceof HTMLLinkElement && note(target), true);
}

function note(link: HTMLLinkElement): void {
  if (link.rel !== "stylesheet") return;
  failed.add(link.href);
  link.remove();
}

/** @throws when a stylesheet fails again. */
export async function loadFailedStyles(): Promise<void> {
  await Promise.all(Array.from(failed, loadStyle));
}

function loadStyle(href: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.crossOrigin = "";
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => {
      failed.delete(href);
      resolve();
    };
    link.onerror = () => reject(new Error(`${href} did not load.`));
    document.head.append(link);
  });
}
