export { registerBillingRoutes } from "./register-billing-routes.ts";
export { registerUnlockRoutes } from "./register-unlock-routes.ts";
