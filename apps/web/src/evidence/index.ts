export { EvidenceTree } from "./EvidenceTree.tsx";
export { RivalList } from "./RivalList.tsx";
export { useSeamSentence } from "./use-evidence-text.ts";
