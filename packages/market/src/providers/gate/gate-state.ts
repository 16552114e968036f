import type { RetryClass } from "../provider-error.ts";

/** What all processes together know of a provider; times are milliseconds since 1970. */
export interface GateState {
  /** When the last requests were sent, rising; as many as the provider allows in its window. */
  readonly recent: readonly number[];
  /** The provider asked to be left alone until then. */
  readonly pausedUntil: number;
  /** `YYYY-MM-DD`, UTC, and the requests sent on that day. */
  readonly day: string;
  readonly used: number;
  /** Failures since the last success. */
  readonly failures: number;
  /** Requests sent since the last success. */
  readonly unanswered: number;
  readonly lastSentAt: number;
  readonly lastSuccessAt: number | null;
  readonly lastFailure: Failure | null;
}

/** A failure as it is shown to people: no address, nothing of the answer. */
export interface Failure {
  readonly at: number;
  readonly code: RetryClass;
  readonly message: string;
}

/** What a provider allows. */
export interface GateLimits {
  readonly requestsPerSecond: number;
  readonly requestsPerDay: number | null;
}

/** What may be done with a request. */
export type Verdict =
  | { readonly kind: "send" }
  /** The window is full, or others are under way and nobody knows yet whether the provider answers. */
  | { readonly kind: "look-again"; readonly at: number }
  | Refused;

interface Refused {
  readonly kind: "refuse";
  readonly because: "paused" | "down" | "budget";
  readonly until: number;
}

/** From so many failures in a row on, a provider counts as down. */
const MAX_FAILURES = 3;
/** So many requests at most are sent before the first of them is answered: a provider that hangs gets no more. */
const MAX_UNANSWERED = 6;
/** A provider that is down is tried with one request in each such time. With those before, it gets fewer than 10 in a minute. */
const PROBE_MILLISECONDS = 20_000;
const LOOK_AGAIN_MILLISECONDS = 50;
/** From the decision to the provider a request takes now a little longer, now less: so much is added to each window. */
const MARGIN_MILLISECONDS = 60;
const DAY_MILLISECONDS = 86_400_000;

const NEW: GateState = {
  recent: [],
  pausedUntil: 0,
  day: "",
  used: 0,
  failures: 0,
  unanswered: 0,
  lastSentAt: 0,
  lastSuccessAt: null,
  lastFailure: null,
};

/** Reads what another process wrote; where it is nothing of the kind, the state is that of a provider never asked. */
export function parseGateState(value: unknown): GateState {
  if (typeof value !== "object" || value === null) return NEW;
  const stored = value as Record<string, unknown>;
  const numbers = ["pausedUntil", "used", "failures", "unanswered", "lastSentAt"] as const;
  if (
    !Array.isArray(stored.recent) ||
    typeof stored.day !== "string" ||
    numbers.some((name) => !Number.isFinite(stored[name]))
  )
    return NEW;
  return { ...NEW, ...(stored as unknown as GateState) };
}

/**
 * Decides whether a request may be sent, and when.
 *
 * @param state What is known of the provider.
 * @param limits What it allows.
 * @param now Milliseconds since 1970.
 * @returns The verdict; with the state in which the request counts as sent, where it may be.
 */
export function admit(
  state: GateState,
  limits: GateLimits,
  now: number,
): { readonly state?: GateState; readonly result: Verdict } {
  const current = ofDay(state, now);
  const refusal = refusalOf(current, limits, now);
  if (refusal !== null) return { result: refusal };
  const isDown = current.failures >= MAX_FAILURES;
  const isSilent = now - current.lastSentAt >= PROBE_MILLISECONDS;
  if (!isDown && !isSilent && current.unanswered >= MAX_UNANSWERED)
    return { result: { kind: "look-again", at: now + LOOK_AGAIN_MILLISECONDS } };
  const at = freeAt(current.recent, limits, now);
  if (at > now) return { result: { kind: "look-again", at } };
  const recent = [...current.recent, now].slice(-countIn(limits));
  const sent = { recent, used: current.used + 1, unanswered: current.unanswered + 1, lastSentAt: now };
  return { state: { ...current, ...sent }, result: { kind: "send" } };
}

/** How many requests one window holds: those of a second, or one where a provider allows fewer. */
function countIn({ requestsPerSecond }: GateLimits): number {
  return Math.max(1, Math.floor(requestsPerSecond));
}

/** When the next request may be sent: never more than a window holds, and not all of them at its beginning. */
function freeAt(recent: readonly number[], limits: GateLimits, now: number): number {
  const count = countIn(limits);
  const window = (count / limits.requestsPerSecond) * 1000;
  // When the clock was put back, times lie ahead; they say nothing then.
  const known = recent.filter((time) => time <= now + window);
  const oldest = known.at(-count);
  const full = oldest === undefined ? 0 : oldest + window + MARGIN_MILLISECONDS;
  const last = known.at(-1);
  return Math.max(full, last === undefined ? 0 : last + window / count / 2);
}

function refusalOf(state: GateState, { requestsPerDay }: GateLimits, now: number): Refused | null {
  if (state.pausedUntil > now) return { kind: "refuse", because: "paused", until: state.pausedUntil };
  if (requestsPerDay !== null && state.used >= requestsPerDay)
    return { kind: "refuse", because: "budget", until: nextDay(now) };
  const probeAt = state.lastSentAt + PROBE_MILLISECONDS;
  const isDown = state.failures >= MAX_FAILURES && probeAt > now && state.lastSentAt <= now;
  return isDown ? { kind: "refuse", because: "down", until: probeAt } : null;
}

/** How a provider stands with all processes, for people. */
export interface Standing {
  readonly state: "unasked" | "answers" | "paused" | "spent" | "down";
  /** When it may be asked again, in milliseconds since 1970; null where it may be asked now. */
  readonly until: number | null;
  /** Requests of the present day, UTC. */
  readonly used: number;
}

/**
 * Says how a provider stands, by the rules that decide whether it is asked.
 *
 * @param now Milliseconds since 1970.
 */
export function standingOf(state: GateState, limits: GateLimits, now: number): Standing {
  const current = ofDay(state, now);
  const { used, failures, lastSentAt } = current;
  const refusal = refusalOf(current, limits, now);
  const until = refusal?.until ?? null;
  if (refusal?.because === "paused") return { state: "paused", until, used };
  if (refusal?.because === "budget") return { state: "spent", until, used };
  // Also while it may be tried again: nobody knows yet whether it is back.
  if (failures >= MAX_FAILURES) return { state: "down", until: until ?? now, used };
  return { state: lastSentAt === 0 ? "unasked" : "answers", until: null, used };
}

/** The state after an answer that could be used. */
export function succeeded(state: GateState, now: number): GateState {
  return { ...state, failures: 0, unanswered: 0, lastSuccessAt: now };
}

/** The state after a request that its sender gave up: nothing is known of the provider. */
export function givenUp(state: GateState): GateState {
  return { ...state, unanswered: Math.max(0, state.unanswered - 1) };
}

/** Without a word of the provider, it is left alone for so long. */
const PAUSE_MILLISECONDS = 60_000;

/**
 * The state after a failure.
 *
 * @param retryAfter Milliseconds for which the provider asks to be left alone; null where it does not say.
 */
export function failed(state: GateState, failure: Failure, retryAfter: number | null): GateState {
  const pause = retryAfter ?? (failure.code === "rate-limited" ? PAUSE_MILLISECONDS : 0);
  const pausedUntil = Math.max(state.pausedUntil, failure.at + pause);
  const next = { ...state, lastFailure: failure, pausedUntil };
  // It answers, and refuses this one request: it is not down.
  if (failure.code === "permanent") return { ...next, unanswered: 0, failures: 0 };
  // Nothing succeeds with a wrong key: one failure is enough.
  return { ...next, failures: failure.code === "unauthorised" ? MAX_FAILURES : state.failures + 1 };
}

function ofDay(state: GateState, now: number): GateState {
  const day = new Date(now).toISOString().slice(0, 10);
  return state.day === day ? state : { ...state, day, used: 0 };
}

function nextDay(now: number): number {
  return (Math.floor(now / DAY_MILLISECONDS) + 1) * DAY_MILLISECONDS;
}
