export { AnswerCache } from "./answer-cache.ts";
export { createHttp } from "./create-http.ts";
export { Failure } from "./failure.ts";
export { type Footing, onProgram } from "./footing.ts";
export { createJsonLogger } from "./json-logger.ts";
export { messageOf, UNKNOWN_INSTRUMENT } from "./messages.ts";
export { registerMetrics } from "./metrics.ts";
export { sendPublicly } from "./public-answer.ts";
export { type Route, serve } from "./serve.ts";
