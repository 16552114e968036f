import { lazyPart } from "../../../ui/index.ts";

/** A filing, opened at a paragraph; its file is loaded when it is drawn. */
export const FilingReader = lazyPart(
  ["fundamentals", "report"],
  async () => (await import("./FilingReader.tsx")).FilingReader,
);
