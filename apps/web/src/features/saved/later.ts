import { lazyPart } from "../../ui/index.ts";

/** What the user has saved; its file and texts are loaded when it is drawn. */
export const SavedSection = lazyPart(
  ["forms", "saved", "signIn"],
  async () => (await import("./SavedSection.tsx")).SavedSection,
);
