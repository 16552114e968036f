import { storage } from "../state/storage.ts";

/** Why a provider has signed nobody in. Those of the server come from the result page. */
export type ProviderProblem =
  | "unavailable"
  | "denied"
  | "misconfigured"
  | "unproved"
  | "expired"
  | "tooManyRequests"
  | "blocked"
  | "closed"
  | "cancelled";

/** What the window of a provider hands over, see `public/provider-result.js`. */
export interface ProviderOutcome {
  /** What the page called the window; null where the server does not know. */
  readonly attempt: string | null;
  /** With which the page signs in. */
  readonly ticket: string | null;
  readonly problem: ProviderProblem | null;
  /** Seconds to wait, of too many requests. */
  readonly wait: number | null;
}

const KEY = "providerOutcome";
export const CHANNEL = "provider-outcome";
/** Milliseconds after which an outcome is forgotten: its ticket is of no use any more. */
export const REMEMBERED_FOR = 10 * 60 * 1000;

const PROBLEMS: readonly string[] = [
  "unavailable",
  "denied",
  "misconfigured",
  "unproved",
  "expired",
  "tooManyRequests",
] satisfies readonly ProviderProblem[];

/**
 * Reads what a window has handed over.
 *
 * @returns null of anything else, and of an outcome that is too old.
 */
export function readOutcome(text: unknown, now: number): ProviderOutcome | null {
  try {
    const { ticket, problem, attempt, wait, at } = JSON.parse(String(text)) as Record<string, unknown>;
    if (typeof at !== "number" || now - at > REMEMBERED_FOR || at > now + REMEMBERED_FOR) return null;
    const isTicket = typeof ticket === "string" && /^[\w-]{1,100}$/.test(ticket);
    if (!isTicket && typeof problem !== "string") return null;
    const known = PROBLEMS.includes(String(problem)) ? (problem as ProviderProblem) : "misconfigured";
    return {
      attempt: typeof attempt === "string" ? attempt : null,
      ticket: isTicket ? ticket : null,
      problem: isTicket ? null : known,
      wait: /^\d{1,5}$/.test(String(wait)) ? Number(wait) : null,
    };
  } catch {
    return null;
  }
}

/** Takes the stored outcome of a window: nobody takes it again. */
export function takeStoredOutcome(attempt: string): ProviderOutcome | null {
  const outcome = readOutcome(storage.read(KEY), Date.now());
  if (outcome === null || !isOf(outcome, attempt)) return null;
  storage.write(KEY, null);
  return outcome;
}

/** An outcome without a name may be that of any window: the server could not tell whose it was. */
export function isOf(outcome: ProviderOutcome, attempt: string): boolean {
  return outcome.attempt === null || outcome.attempt === attempt;
}
