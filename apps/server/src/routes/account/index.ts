export { registerAccountRoutes } from "./register-account-routes.ts";
