export { answerLanguage, call, marketMeta } from "./call.ts";
export { CallError, isOutage } from "./call-error.ts";
export { callQuery } from "./call-query.ts";
export { isReachable, suspectOutage } from "./connection.ts";
export { createQueryClient } from "./query-client.ts";
export { runtimeConfiguration } from "./runtime-configuration.ts";
export { stockRowsQuery } from "./stock-rows-query.ts";
