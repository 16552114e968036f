export { answerLanguage, call, callQuery, marketMeta } from "./call.ts";
export { CallError, failureKind } from "./call-error.ts";
export { isOverloaded, isReachable, suspectOutage } from "./connection.ts";
export { createQueryClient } from "./query-client.ts";
export { secondsToWait } from "./retry.ts";
export { runtimeConfiguration } from "./runtime-configuration.ts";
export { stockRowsQuery } from "./stock-rows-query.ts";
export { NOTICES_PATH, thirdPartyNotices } from "./third-party-notices.ts";
