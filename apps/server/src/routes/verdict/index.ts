export { stockVerdictRoute } from "./stock-verdict.ts";
