export { FundamentalsSkeleton } from "./FundamentalsSkeleton.tsx";
export { useAmountScale } from "./fundamentals.query.ts";
