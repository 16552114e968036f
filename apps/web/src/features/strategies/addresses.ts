import { writeAddress } from "../../router/address.ts";

const PAGE = "/pages/backtesting";

/** The address of a strategy with its setup; without an id that of the library. */
export function strategyAddress(id?: string): string {
  return writeAddress(PAGE, { strategy: id });
}

/** The address of the builder: empty, with a copy of a strategy of the library, or with an own strategy. */
export function builderAddress(from?: string): string {
  return writeAddress(PAGE, { tab: "builder", from });
}
