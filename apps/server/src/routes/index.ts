export { registerDocumentation } from "./documentation/index.ts";
export { documentVersions } from "./notes/index.ts";
export {
  pageScriptDigests,
  registerHealth,
  registerMetricsRoute,
  registerPage,
  registerRuntimeConfiguration,
} from "./operation/index.ts";
export { registerRoutes } from "./register-routes.ts";
