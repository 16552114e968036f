import type { WireAlertSettings } from "@plumbline/contract";
import { call } from "../../api/index.ts";

/** Shows what the server sends while no page is open; a file beside the page. */
const WORKER = "alerts-worker.js";

/**
 * Asks the browser to be told by this server.
 *
 * @throws where the reader or the browser does not allow it.
 */
export async function subscribeBrowser(publicKey: string): Promise<WireAlertSettings> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("Notifications are not allowed.");
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  return call("addPushDevice", {
    endpoint: endpoint ?? "",
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
  });
}
