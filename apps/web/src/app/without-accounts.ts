import { runtimeConfiguration } from "../api/index.ts";
import { readAddress } from "../router/address.ts";
import { lastAddress, switchTab } from "../router/app-router.ts";
import { loginModalVisible } from "../state/index.ts";
import { PAGES } from "./pages.ts";

/**
 * Opens the paths of public pages that need an account, where the server has no accounts: nobody could sign in to see them. A reader
 * who was just refused one of them is led there.
 *
 * @returns Whether this server has accounts.
 */
export async function openWithoutAccounts(): Promise<boolean> {
  const { FEATURES, VERSION } = await runtimeConfiguration();
  // Without its configuration, the page does not know.
  if (!VERSION || FEATURES.includes("accounts")) return true;
  const { path: asked } = readAddress(lastAddress);
  const wasAsked = PAGES.some(({ ownPath }) => ownPath === asked);
  for (const page of PAGES) Object.assign(page, { ownPath: undefined });
  if (loginModalVisible.read() && wasAsked) {
    loginModalVisible.write(false);
    switchTab(lastAddress);
  }
  return false;
}
