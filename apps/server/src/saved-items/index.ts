export { deleteOwnItem, ownSavedItems, saveOwnItem } from "./own-saved-items.ts";
