import type { Call } from "./call.ts";

/** The calls of alerts, as `CALLS` has those about the market: they are loaded when somebody looks at alerts. */
export const ALERT_CALLS = {
  alerts: { path: "/api/alerts/list", method: "GET", access: "token" },
  createAlert: { path: "/api/alerts/create", method: "POST", access: "token" },
  changeAlert: { path: "/api/alerts/change", method: "POST", access: "token" },
  deleteAlert: { path: "/api/alerts/delete", method: "POST", access: "token" },
  previewAlert: { path: "/api/alerts/preview", method: "POST", access: "token" },
  alertHistory: { path: "/api/alerts/history", method: "GET", access: "token" },
  alertInbox: { path: "/api/alerts/inbox", method: "GET", access: "token" },
  unreadAlerts: { path: "/api/alerts/unread", method: "GET", access: "whitelisted" },
  readAlerts: { path: "/api/alerts/read", method: "POST", access: "token" },
  alertSettings: { path: "/api/alerts/settings", method: "GET", access: "token" },
  saveAlertSettings: { path: "/api/alerts/configure", method: "POST", access: "token" },
  addPushDevice: { path: "/api/alerts/push", method: "POST", access: "token" },
  removePushDevice: { path: "/api/alerts/unpush", method: "POST", access: "token" },
  unsubscribeAlerts: { path: "/api/alerts/unsubscribe", method: "POST", access: "public" },
} as const satisfies Readonly<Record<string, Call>>;

export type AlertCallName = keyof typeof ALERT_CALLS;
