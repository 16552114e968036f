import type { CallInput, CallOutput } from "@plumbline/contract/calls";
import type { QueryClient } from "@tanstack/react-query";
import { call, callQuery } from "../../api/index.ts";

const MINUTE = 60_000;

/** The alerts of the user; they change by themselves when the market does. */
export const ALERTS = { ...callQuery("alerts", {}), staleTime: MINUTE };
export const INBOX = { ...callQuery("alertInbox", {}), staleTime: MINUTE };
export const ALERT_SETTINGS = { ...callQuery("alertSettings", {}), staleTime: MINUTE };
/** Asked again while a page is open: an alert may ring on any of them. */
export const UNREAD = { ...callQuery("unreadAlerts", {}), staleTime: MINUTE, refetchInterval: 2 * MINUTE };

export async function createAlert(client: QueryClient, given: CallInput<"createAlert">): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { id: _, ...list } = await call("createAlert", { ...given, timeZone });
  client.setQueryData(ALERTS.queryKey, list);
}

export async function changeAlert(client: QueryClient, given: CallInput<"changeAlert">): Promise<void> {
  client.setQueryData(ALERTS.queryKey, await call("changeAlert", given));
}

export async function deleteAlert(client: QueryClient, id: string): Promise<void> {
  client.setQueryData(ALERTS.queryKey, await call("deleteAlert", { id }));
  await client.invalidateQueries({ queryKey: INBOX.queryKey });
}

/** Marks all of the inbox as read; what is shown as new stays so until the page is left. */
export async function readAll(client: QueryClient): Promise<void> {
  const { unread } = await call("readAlerts", { all: true });
  client.setQueryData(UNREAD.queryKey, { unread });
  client.setQueryData(
    INBOX.queryKey,
    (before: CallOutput<"alertInbox"> | undefined) =>
      before && { ...before, unread, rings: before.rings.map((ring) => ({ ...ring, isRead: true })) },
  );
}

export async function saveSettings(client: QueryClient, given: CallInput<"saveAlertSettings">): Promise<void> {
  client.setQueryData(ALERT_SETTINGS.queryKey, await call("saveAlertSettings", given));
}
