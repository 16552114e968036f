export { EvidenceTree } from "./EvidenceTree.tsx";
