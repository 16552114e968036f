export { answerReaders } from "./answer-readers.ts";
export { type LackingProvider, type LiveProviders, liveProviders } from "./live-providers.ts";
