import type { Configuration } from "../config/index.ts";
import type { LocalProvider } from "../local-provider/index.ts";

/** Starts what stands in for Google and Apple where an operator develops; loaded for that alone. */
export async function startLocalProviders({ accounts }: Configuration): Promise<readonly LocalProvider[]> {
  if (!accounts?.hasLocalProviders) return [];
  const { startLocalProvider } = await import("../local-provider/index.ts");
  return Promise.all([
    startLocalProvider({ kind: "google", label: "Google" }),
    startLocalProvider({ kind: "apple", label: "Apple" }),
  ]);
}

/** One that the operator has configured stands before ours of the same name. */
export function withProviders(configuration: Configuration, local: readonly LocalProvider[]): Configuration {
  const { accounts } = configuration;
  if (!accounts) return configuration;
  const ours = local
    .map(({ settings }) => settings)
    .filter(({ id }) => !accounts.providers.some((configured) => configured.id === id));
  return { ...configuration, accounts: { ...accounts, providers: [...accounts.providers, ...ours] } };
}
