export { Alerts } from "./alerts.ts";
export { currenciesIn } from "./currencies-in.ts";
export {
  addOwnPushDevice,
  ownAlertSettings,
  removeOwnPushDevice,
  saveOwnAlertSettings,
} from "./delivery-settings.ts";
export { changeOwnAlert, createOwnAlert, deleteOwnAlert, type OwnAlerts, ownAlerts } from "./own-alerts.ts";
export { countUnread, historyOf, markRead, ownInbox } from "./own-inbox.ts";
export { previewOf } from "./preview-alert.ts";
export { requireJudgeable } from "./require-judgeable.ts";
export { unsubscribe } from "./unsubscribe.ts";
