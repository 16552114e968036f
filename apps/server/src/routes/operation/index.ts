export { registerHealth, registerMetricsRoute } from "./monitoring.ts";
export { registerPage, registerRuntimeConfiguration } from "./page.ts";
export { pageScriptDigests } from "./page-scripts.ts";
