export { libraryStrategy, requireSense } from "./library.ts";
export { ownStrategies, ownStrategy, type SavedStrategy, saveOwnStrategy } from "./own-strategies.ts";
