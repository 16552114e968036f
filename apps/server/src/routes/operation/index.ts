export { registerHealth, registerMetricsRoute } from "./monitoring.ts";
export { registerPage, registerRuntimeConfiguration } from "./page.ts";
