import type { WireSavedItem } from "@plumbline/contract";
import type { CallInput, CallOutput } from "@plumbline/contract/calls";
import type { QueryClient } from "@tanstack/react-query";
import { call, callQuery } from "../../api/index.ts";

/** What the user has saved, the one that was changed last first; another device may have changed it. */
export const SAVED_ITEMS = { ...callQuery("savedItems", {}), staleTime: 60_000 };

/** Saves a page or changes a saved one; every list on screen shows it. @returns The saved item. */
export async function saveItem(client: QueryClient, given: CallInput<"saveItem">): Promise<WireSavedItem | undefined> {
  const answer = await call("saveItem", given);
  show(client, answer);
  const { items } = answer;
  return given.id === undefined ? items[0] : items.find(({ id }) => id === given.id);
}

export async function deleteItem(client: QueryClient, id: string): Promise<void> {
  show(client, await call("deleteSavedItem", { id }));
}

function show(client: QueryClient, answer: CallOutput<"savedItems">): void {
  client.setQueryData(SAVED_ITEMS.queryKey, answer);
}
