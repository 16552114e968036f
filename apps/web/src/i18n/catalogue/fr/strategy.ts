export { strategySentence } from "./strategy-sentence.ts";
export { strategySetup } from "./strategy-setup.ts";
