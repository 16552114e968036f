export { Citation } from "./Citation.tsx";
export { EvidenceTree } from "./EvidenceTree.tsx";
