export { readDetailState, writeDetailState } from "./detail-state.ts";
export { FundamentalsSkeleton } from "./FundamentalsSkeleton.tsx";
