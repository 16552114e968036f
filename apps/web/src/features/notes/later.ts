import { lazyPart } from "../../ui/index.ts";

/** A versioned text of the product, for a page that shows it to those who ask for it. */
export const LaterNote = lazyPart([], async () => (await import("./Note.tsx")).Note);
