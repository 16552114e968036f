export { registerAlertRoutes } from "./register-alert-routes.ts";
