import { lazyPart } from "../ui/index.ts";

/** The tree of evidence for those that draw it when it is opened. */
export const LaterEvidenceTree = lazyPart(
  ["fundamentals"],
  async () => (await import("./EvidenceTree.tsx")).EvidenceTree,
);
