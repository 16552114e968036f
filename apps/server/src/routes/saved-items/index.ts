export { registerSavedItemRoutes } from "./register-saved-item-routes.ts";
