import { lazyPart } from "../../../ui/index.ts";

/** The marks of a reader over a price chart; their file and texts are loaded when they are drawn. */
export const Marks = lazyPart(["marks", "checks", "strategies"], async () => (await import("./Marks.tsx")).Marks);

/** The window in which marks are switched and listed; its file and texts are loaded when it is drawn. */
export const MarksWindow = lazyPart(["marks", "checks"], async () => (await import("./MarksWindow.tsx")).MarksWindow);
