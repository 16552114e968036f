export { libraryStrategy, requireSense } from "./library.ts";
export { ownStrategies, ownStrategy, saveOwnStrategy, strategyVersionsOf } from "./own-strategies.ts";
