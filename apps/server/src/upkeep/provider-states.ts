import type { WireDataState } from "@plumbline/contract";
import { ProviderGate, type ProviderTerms, RawStore, standingOf } from "@plumbline/market/providers";
import { listedProviders, type ProviderEnvironment, type StandingPull } from "@plumbline/market/pull";

type WireProvider = WireDataState["providers"][number];

export interface ProviderSource {
  readonly dataDirectory: string;
  readonly environment: ProviderEnvironment;
  readonly standing: StandingPull | null;
  readonly now: number;
}

/**
 * What is known of every provider by all processes on this data folder: those that are asked first, in their order; behind them the
 * others, in the order in which they would be.
 */
export async function providerStates(source: ProviderSource): Promise<readonly WireProvider[]> {
  const { environment, standing } = source;
  const store = new RawStore(source.dataDirectory);
  const states = listedProviders(environment).map(async ({ terms, kinds, lacks }) => {
    const place = standing?.providers.indexOf(terms.name) ?? -1;
    const rank = place >= 0 ? place + 1 : null;
    const gate = await gateOf(terms, { ...source, store });
    return {
      name: terms.name,
      supplies: [...kinds],
      rank,
      ...gate,
      state: lacks === null ? gate.state : ("keyless" as const),
      budget: terms.requestsPerDay,
      delaySeconds: terms.quoteDelaySeconds,
      licence: terms.licence,
    };
  });
  const found = await Promise.all(states);
  const last = Number.MAX_SAFE_INTEGER;
  // Equal ones keep their order.
  return found.sort((left, right) => (left.rank ?? last) - (right.rank ?? last));
}

type GateFacts = Pick<WireProvider, "state" | "until" | "lastSuccessAt" | "lastFailure" | "used">;

async function gateOf(
  terms: ProviderTerms,
  { dataDirectory, store, now }: ProviderSource & { readonly store: RawStore },
): Promise<GateFacts> {
  const known = await new ProviderGate(terms, { dataDirectory, store }).state();
  const { state, until, used } = standingOf(known, terms, now);
  return {
    state,
    until: instant(until),
    used,
    lastSuccessAt: instant(known.lastSuccessAt),
    lastFailure: known.lastFailure && { at: instant(known.lastFailure.at) as string, kind: known.lastFailure.code },
  };
}

function instant(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

/**
 * When somebody can be asked for prices again.
 *
 * @returns Milliseconds since 1970; null where one of those that are asked can be asked now, or none is meant to be.
 */
export function pricesAskedAgainAt(providers: readonly WireProvider[]): number | null {
  const asked = providers.filter(({ rank, supplies, state }) => {
    return rank !== null && state !== "keyless" && supplies.includes("prices");
  });
  const times = asked.map(({ until }) => (until === null ? null : Date.parse(until)));
  if (times.length === 0 || times.includes(null)) return null;
  return Math.min(...times.filter((time) => time !== null));
}
