export type { AccountsConfiguration, Configuration, TrustedProxies } from "./configuration.ts";
export type { PaymentConfiguration } from "./payment.ts";
export { type ConfiguredPlan, type ConfiguredPrice, currencyDigits, type PlanFile } from "./plans.ts";
export { PRODUCT_NAME, VERSION, VERSION_CODE } from "./program.ts";
export { ConfigurationError, readConfiguration } from "./read-configuration.ts";
export type { SignInProvider } from "./sign-in-providers.ts";
