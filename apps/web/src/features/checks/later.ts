import { lazyPart } from "../../ui/index.ts";

/** The checks of a stock; its file is loaded when it is drawn. */
export const Scorecard = lazyPart(["checks"], async () => (await import("./Scorecard.tsx")).Scorecard);
