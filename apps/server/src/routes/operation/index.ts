export { registerHealth } from "./health.ts";
export { registerMetricsRoute } from "./metrics.ts";
export { registerPage } from "./page.ts";
export { registerRuntimeConfiguration } from "./runtime-configuration.ts";
