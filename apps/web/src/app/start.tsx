import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { answerLanguage, CallError, createQueryClient, runtimeConfiguration } from "../api/index.ts";
import { startSpeech } from "../i18n/index.ts";
import { router } from "../router/index.ts";
import { startAppearance } from "../ui/index.ts";
import { untilIdle } from "../ui/until-idle.ts";
import { loadWebFont } from "../ui/web-font.ts";
import { askAhead } from "./ask-ahead.ts";
import { loadPage } from "./page-loading.ts";
import { PAGES } from "./pages.ts";
import { readerLanguage } from "./reader-language.ts";
import { Shell } from "./Shell.tsx";
import { watchScroll } from "./scroll-positions.ts";
import { recordStacks } from "./stack-traces.ts";

/** Starts the page: configuration, texts and the page's own file load at the same time. */
export async function start(): Promise<void> {
  recordStacks(true);
  void runtimeConfiguration();
  watchScroll();
  router.start(PAGES);
  const { page } = router.route.read();
  // A failure is dealt with when the page is asked for.
  if (page) void loadPage(page).catch(() => undefined);
  const client = createQueryClient();
  answerLanguage.write(readerLanguage());
  askAhead(client, router.route.read());
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no element with the id root.");
  try {
    await startSpeech();
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
  void Promise.resolve(globalThis.firstFiles).then(untilIdle).then(loadWebFont);
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
