import { lazyPart } from "../../ui/index.ts";

/** Ranges, changes, dates and ratios of a stock. */
export const HeaderFigures = lazyPart([], async () => (await import("./HeaderFigures.tsx")).HeaderFigures);
