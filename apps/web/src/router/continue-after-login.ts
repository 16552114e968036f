import { loginModalVisible, storage } from "../state/index.ts";
import { readAddress, writeAddress } from "./address.ts";
import { router as appRouter, lastAddress } from "./app-router.ts";
import { LOGIN_PATH, type Router } from "./router.ts";

const START_PATH = "/";

/**
 * Opens the last address that a reader asked for. Only pages of this application are opened: for anything else the reader
 * stays, or comes from the login page to the start page.
 *
 * @param remembered The content of `toRouter`, which anyone may have written.
 */
export function openRemembered(router: Pick<Router, "route" | "open" | "isTab">, remembered: string | null): void {
  const { path: current, query: currentQuery } = router.route.read();
  const isAtLogin = current.startsWith(LOGIN_PATH);
  const { path, query } = readAddress(remembered ?? "");
  const isKnown = remembered !== null && !path.startsWith(LOGIN_PATH);
  const address = writeAddress(path, query);
  if (!isAtLogin && (!isKnown || address === writeAddress(current, currentQuery))) return;
  const verb = router.isTab(path) ? "switchTab" : "navigateTo";
  try {
    router.open(isAtLogin ? "reLaunch" : verb, isKnown ? address : START_PATH);
  } catch (error) {
    console.warn(`toRouter: ${(error as Error).message}`);
    if (isAtLogin) router.open("reLaunch", START_PATH);
  }
}

/** To be called when a reader has signed in: closes the dialog and opens the address that the guard refused. */
export function continueAfterLogin(): void {
  loginModalVisible.write(false);
  openRemembered(appRouter, lastAddress || storage.read("toRouter"));
}
