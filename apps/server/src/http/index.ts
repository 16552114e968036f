export { preferredLanguage } from "./accept-language.ts";
export { Admission, type Turn } from "./admission.ts";
export { AnswerCache } from "./answer-cache.ts";
export { BoundedTurns } from "./bounded-turns.ts";
export { arrivalsAt } from "./connections.ts";
export { createHttp } from "./create-http.ts";
export { successText } from "./envelope.ts";
export { EventLoopDelay } from "./event-loop-delay.ts";
export { EVENT_STREAM, EventStreams, type EventWriter } from "./event-streams.ts";
export { Failure } from "./failure.ts";
export { FairQueue } from "./fair-queue.ts";
export { type FieldFault, faultyFields } from "./faulty-fields.ts";
export type { Identify, User } from "./identity.ts";
export { createJsonLogger } from "./json-logger.ts";
export { declarePath } from "./known-paths.ts";
export {
  messageOf,
  NOT_SIGNED,
  NOT_SUBSCRIBED,
  NOTHING_TO_PAY,
  PLAN_ALLOWS_NO_MORE,
  PLAN_LACKS_FEATURE,
  SUBSCRIBED_ALREADY,
  UNKNOWN_FILING,
  UNKNOWN_INSTRUMENT,
} from "./messages.ts";
export { registerMetrics } from "./metrics.ts";
export { type PinnedSource, withoutSource } from "./pinned-source.ts";
export { recent } from "./recent.ts";
export { type Requester, requesterOf, SERVER_REQUESTER, type Sender } from "./requester.ts";
export { type Route, type RouteRequest, type Serving, serve } from "./serve.ts";
export { type Content, type ContentRoute, serveContent } from "./serve-content.ts";
export { type EventSink, serveEvents } from "./serve-events.ts";
export { serveOwnContent } from "./serve-own-content.ts";
export { serveSigned } from "./serve-signed.ts";
export { SharedWork } from "./shared-work.ts";
export { sendTagged } from "./tagged-answer.ts";
