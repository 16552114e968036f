import { CallError } from "../api/index.ts";
import { callProblem, type Problem } from "../forms/index.ts";
import type { ProviderOutcome, ProviderProblem } from "./provider-outcome.ts";

/** The sentence about a provider that has signed nobody in. */
export function providerProblem(problem: ProviderProblem, provider: string, wait: number | null = null): Problem {
  if (problem !== "tooManyRequests") return (text) => text(`providers.problem.${problem}`, { provider });
  return callProblem(new CallError("", { code: 429, status: 429, retryAfter: wait }));
}

/** The same of what a window has handed over; null where it has brought a ticket. */
export function problemOfOutcome({ problem, wait }: ProviderOutcome, provider: string): Problem | null {
  return problem === null ? null : providerProblem(problem, provider, wait);
}

/**
 * The sentence about a ticket that a call has refused.
 *
 * @throws `error`, if it is a bug and no failed call.
 */
export function ticketProblem(error: unknown, provider: string): Problem {
  if (!(error instanceof CallError)) throw error;
  switch (error.code) {
    case 404:
      return (text) => text("providers.ticketGone", { provider });
    case 11:
      return (text) => text("providers.emailExists", { provider });
    case 13:
      return (text) => text("providers.noEmail", { provider });
    case 403:
      return (text) => text("signIn.forbidden");
    default:
      return callProblem(error);
  }
}
