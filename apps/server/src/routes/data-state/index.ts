export { registerDataRoutes } from "./register-data-routes.ts";
