export { stockInfo } from "./stock-info.ts";
export { THRESHOLD_PROBLEMS } from "./threshold-problems.ts";
