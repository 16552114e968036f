export { readDetailState, writeDetailState } from "./detail-state.ts";
export { FundamentalsSkeleton } from "./FundamentalsSkeleton.tsx";
export { useAmountScale } from "./fundamentals.query.ts";
