export { EvidenceTree } from "./EvidenceTree.tsx";
export { conceptWords, howKey } from "./evidence-name.ts";
export { LaterEvidenceTree } from "./later.ts";
export { namedSeams, type PlacedSeam, placedSeams } from "./placed-seams.ts";
export { SeamList } from "./SeamList.tsx";
export { useEvidenceValue, useItemPeriodText, useSeamSentence } from "./use-evidence-text.ts";
