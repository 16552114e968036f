export { moatStudyRoute } from "./moat-study.ts";
export { stockMoatRoute } from "./stock-moat.ts";
