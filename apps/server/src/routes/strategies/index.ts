export { registerStrategyRoutes } from "./register-strategy-routes.ts";
