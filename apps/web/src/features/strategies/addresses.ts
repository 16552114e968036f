import { writeAddress } from "../../router/address.ts";

/** The address of a strategy with its setup; without an id that of the library. */
export function strategyAddress(id?: string): string {
  return writeAddress("/pages/strategies", { strategy: id });
}

/** The address of the builder: empty, with a copy of a strategy of the library, or with an own strategy. */
export function builderAddress(from?: string): string {
  return writeAddress("/pages/backtesting", { tab: "builder", from });
}
