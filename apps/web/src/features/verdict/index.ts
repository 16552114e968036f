export { VerdictOverlay } from "./lazy-overlay.ts";
export { VerdictSkeleton } from "./VerdictSkeleton.tsx";
export { verdictQuery } from "./verdict.query.ts";
