import { lazyPart } from "../../ui/index.ts";

/** What the data check found in a stock; the sentences of its codes and of its cases are texts of their own. */
export const FindingsPanel = lazyPart(
  ["findings", "findingSentences"],
  async () => (await import("./FindingsPanel.tsx")).FindingsPanel,
);
