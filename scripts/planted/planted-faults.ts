import { CORE_FAULTS } from "./core-faults.ts";
import { MARKET_FAULTS } from "./market-faults.ts";
import { PAGE_FAULTS } from "./page-faults.ts";
import type { PlantedFault } from "./planted-fault.ts";
import { SERVER_FAULTS } from "./server-faults.ts";

export const ROOMS = {
  core: CORE_FAULTS,
  market: MARKET_FAULTS,
  server: SERVER_FAULTS,
  page: PAGE_FAULTS,
} as const satisfies Readonly<Record<string, readonly PlantedFault[]>>;

/**
 * The faults that hold all of the words in their sentence, kind, file or room; all faults without a word.
 *
 * @example
 * faultsWith(["core", "sign"]); // those of the core with a wrong sign
 */
export function faultsWith(words: readonly string[]): readonly PlantedFault[] {
  return Object.entries(ROOMS).flatMap(([room, faults]) =>
    faults.filter(({ fault, kind, file }) => {
      const text = `${room} ${kind} ${file} ${fault}`.toLowerCase();
      return words.every((word) => text.includes(word.toLowerCase()));
    }),
  );
}
