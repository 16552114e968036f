export { type AccountRoutesOptions, accountRoutes } from "./account-routes.ts";
export { registerAccountRoutes } from "./register-account-routes.ts";
export { registerAvatarRoutes } from "./register-avatar-routes.ts";
export { registerProviderRoutes } from "./register-provider-routes.ts";
export { registerSecondFactorRoutes } from "./register-second-factor-routes.ts";
