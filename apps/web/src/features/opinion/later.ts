import { lazyPart } from "../../ui/index.ts";

/** What analysts expect of a stock; its file is loaded when it is drawn. */
export const Opinion = lazyPart(["opinion"], async () => (await import("./Opinion.tsx")).Opinion);
