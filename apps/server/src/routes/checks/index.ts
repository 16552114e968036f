export { checksRoute } from "./checks.ts";
export { THRESHOLD_PROBLEMS } from "./threshold-problems.ts";
