import { lazyPart } from "../../ui/index.ts";

/** The verdict on a stock; its file and its texts are loaded when it is drawn. */
export const VerdictPanel = lazyPart(["verdict"], async () => (await import("./VerdictPanel.tsx")).VerdictPanel);
