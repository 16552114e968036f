import { lazyPart } from "../../ui/index.ts";

/** The documents of the rules; their text is a file of its own. */
export const RulesPanel = lazyPart(["about"], async () => (await import("./RulesPanel.tsx")).RulesPanel);
