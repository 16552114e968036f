import { lazyPart } from "../../ui/index.ts";

/** Ranges, changes, dates and ratios of a stock. */
export const HeaderFigures = lazyPart([], async () => (await import("./HeaderFigures.tsx")).HeaderFigures);

/** A price of the moment. */
export const LivePrice = lazyPart(["quotes"], async () => (await import("./LivePrice.tsx")).LivePrice);
