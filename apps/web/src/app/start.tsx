import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { answerLanguage, CallError, callQuery, createQueryClient, runtimeConfiguration } from "../api/index.ts";
import { readerLanguage, startTranslator } from "../i18n/index.ts";
import { router } from "../router/index.ts";
import { watchStyles } from "../ui/failed-styles.ts";
import { startAppearance } from "../ui/index.ts";
import { firstCalls } from "./first-calls.ts";
import { loadPage } from "./page-loading.ts";
import { PAGES } from "./pages.ts";
import { Shell } from "./Shell.tsx";
import { watchScroll } from "./scroll-positions.ts";

/** Starts the page: configuration, texts and the page's own file load at the same time. */
export async function start(): Promise<void> {
  void runtimeConfiguration();
  watchScroll();
  watchStyles();
  router.start(PAGES);
  const { page } = router.route.read();
  // A failure shows when the page is drawn.
  if (page) void loadPage(page).catch(() => undefined);
  const client = createQueryClient();
  answerLanguage.write(readerLanguage());
  // The page finds the answers in the cache; those that the head start requested are taken over.
  for (const [name, input] of firstCalls(router.route.read()).flat()) void client.prefetchQuery(callQuery(name, input));
  const root = document.getElementById("root") as HTMLElement;
  try {
    await startTranslator();
  } catch {
    offerReload(root);
    return;
  }
  startAppearance();
  createRoot(root, { onCaughtError }).render(
    <QueryClientProvider client={client}>
      <Shell />
    </QueryClientProvider>,
  );
}

/** A failed call is shown where it happened; anything else that a boundary caught is a bug and is reported as one. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof CallError)) reportError(error);
}

/** Without texts in any language there is nothing to draw: a click loads everything anew. */
function offerReload(root: HTMLElement): void {
  const button = document.createElement("button");
  button.className = "reload";
  button.textContent = "The connection timed out, click the screen to try again · 连接超时，点击屏幕重试";
  button.onclick = () => location.reload();
  root.replaceChildren(button);
}
