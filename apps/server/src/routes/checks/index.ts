export { checksRoute } from "./checks.ts";
export { THRESHOLD_PROBLEMS } from "./moved-thresholds.ts";
