import { lazyPart } from "../../ui/index.ts";

/** The verdicts on several stocks in one picture; apart from `later.ts`, which the page of a stock loads without it. */
export const VerdictOverlay = lazyPart(["verdict"], async () => (await import("./VerdictOverlay.tsx")).VerdictOverlay);
