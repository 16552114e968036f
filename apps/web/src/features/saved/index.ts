export { SaveButton } from "./SaveButton.tsx";
export { deleteItem, SAVED_ITEMS, saveItem } from "./saved.query.ts";
