export { EvidenceTree } from "./EvidenceTree.tsx";
export { conceptWords, howKey } from "./evidence-name.ts";
export { useEvidenceValue, useItemPeriodText, useSeamSentence } from "./use-evidence-text.ts";
