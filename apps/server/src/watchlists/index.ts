export {
  addOwnStocks,
  deleteOwnWatchlist,
  noteOwnStock,
  type OwnLists,
  type OwnListsOnMarket,
  orderOwnStocks,
  orderOwnWatchlists,
  ownWatchlists,
  removeOwnStock,
  saveOwnWatchlist,
} from "./own-watchlists.ts";
export { watchedCodes } from "./stored-lists.ts";
export { lastVisit, recordVisit } from "./visits.ts";
