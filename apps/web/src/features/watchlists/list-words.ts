import type { WireWatchlist } from "@plumbline/contract";
import { useText } from "../../i18n/index.ts";

/** How much a user can keep, as the contract has it: the page does not load the contract. */
export const MAX_LISTS = 20;
export const MAX_STOCKS = 200;
export const MAX_NAME = 60;
export const MAX_NOTE = 500;

/** Where the lists are. */
export const WATCHLISTS_PLACE = "/pages/usercenter/usercenter#watchlists";

/** The name of a list; the one that the first star made is named in the reader's language. */
export function useListName(): (list: Pick<WireWatchlist, "name">) => string {
  const text = useText();
  return ({ name }) => name ?? text("watchlists.first");
}
