import { lazyPart } from "../../ui/index.ts";

/** What a reader has laid over a price chart. */
export const LaidOver = lazyPart([], async () => (await import("./LaidOver.tsx")).LaidOver);

/** The window in which something that lies over a price chart is chosen. */
export const LayerWindow = lazyPart([], async () => (await import("./LayerWindow.tsx")).LayerWindow);
