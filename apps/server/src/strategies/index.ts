export { libraryStrategy, requireSense } from "./library.ts";
export { ownStrategies, ownStrategy, saveOwnStrategy } from "./own-strategies.ts";
