import { lazyPart } from "../../../ui/index.ts";

/** The combinations that a run has tried; a parameter has its name in the texts of strategies. */
export const SweepPart = lazyPart(["runs", "strategy"], async () => (await import("./SweepPart.tsx")).SweepPart);
