export type {
  AccountsConfiguration,
  Configuration,
  LanguageModelConfiguration,
  QuoteSource,
  TrustedProxies,
} from "./configuration.ts";
export { SECRET_VARIABLES } from "./configuration.ts";
export { ConfigurationError } from "./configuration-error.ts";
export type { PaymentConfiguration } from "./payment.ts";
export { type ConfiguredPlan, type ConfiguredPrice, currencyDigits, featuresOf, type PlanFile } from "./plans.ts";
export { PRODUCT_NAME, VERSION, VERSION_CODE } from "./program.ts";
export { readConfiguration } from "./read-configuration.ts";
export type { SignInProvider } from "./sign-in-providers.ts";
