export { PullError, type PullErrorCode } from "./pull-error.ts";
export { pullMarket } from "./pull-market.ts";
export type { PullFailure, PullOptions, PullOutcome, PullProgress } from "./pull-options.ts";
export { ASKING_ORDER, EDGAR } from "./pull-order.ts";
export {
  edgarOptions,
  type ListedProvider,
  listedProviders,
  type ProviderEnvironment,
  providerSecrets,
  readStandingPull,
  type StandingPull,
  SUPPLIED_KINDS,
  type SuppliedKind,
  standingSources,
  writeStandingPull,
} from "./standing-pull.ts";
