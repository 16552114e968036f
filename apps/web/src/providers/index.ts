export { type Provider, ProviderMark } from "./ProviderMark.tsx";
export type { ProviderOutcome } from "./provider-outcome.ts";
export { problemOfOutcome, providerProblem, ticketProblem } from "./provider-problem.ts";
export { openProviderWindow, takeRedirectOutcome } from "./provider-window.ts";
export { useProviders } from "./use-providers.ts";
