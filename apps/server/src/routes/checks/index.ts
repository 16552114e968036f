export { THRESHOLD_PROBLEMS } from "./moved-thresholds.ts";
export { registerCheckRoutes } from "./register-check-routes.ts";
