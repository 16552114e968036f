import { lazyPart } from "../../ui/index.ts";

/** What uploaded files do not show; the sentences about it are texts of their own. */
export const UnansweredFiles = lazyPart(
  ["findingSentences"],
  async () => (await import("./UnansweredFiles.tsx")).UnansweredFiles,
);
