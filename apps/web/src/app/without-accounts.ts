import { runtimeConfiguration } from "../api/index.ts";
import { readAddress } from "../router/address.ts";
import { lastAddress, switchTab } from "../router/app-router.ts";
import { loginModalVisible } from "../state/index.ts";
import { PAGES } from "./pages.ts";

/** Pages for signed-in readers that have something to show without an account. */
const OPEN: readonly string[] = ["/pages/backtesting"];

/**
 * Opens the pages that show a part without an account, where the server has no accounts: nobody could sign in to see them. A reader
 * who was just refused one of them is led there.
 *
 * @returns Whether this server has accounts.
 */
export async function openWithoutAccounts(): Promise<boolean> {
  const { FEATURES, VERSION } = await runtimeConfiguration();
  // Without its configuration, the page does not know.
  if (!VERSION || FEATURES.includes("accounts")) return true;
  for (const page of PAGES) if (OPEN.includes(page.path)) Object.assign(page, { isPublic: true });
  if (loginModalVisible.read() && OPEN.includes(readAddress(lastAddress).path)) {
    loginModalVisible.write(false);
    switchTab(lastAddress);
  }
  return false;
}
