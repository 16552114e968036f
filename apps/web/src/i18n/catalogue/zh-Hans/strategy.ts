export { strategyBuilder } from "./strategy-builder.ts";
export { strategySentence } from "./strategy-sentence.ts";
export { strategySetup } from "./strategy-setup.ts";
export { strategyVersions } from "./strategy-versions.ts";
