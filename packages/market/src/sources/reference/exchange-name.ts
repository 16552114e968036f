import { exchangeNamed } from "../../model/index.ts";

/** Codes of Yahoo and market identifier codes (ISO 10383), with the names that the SEC's lists use where they have one. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["NMS", "Nasdaq"],
  ["NGM", "Nasdaq"],
  ["NCM", "Nasdaq"],
  ["XNAS", "Nasdaq"],
  ["NYQ", "NYSE"],
  ["XNYS", "NYSE"],
  ["ASE", "NYSE American"],
  ["XASE", "NYSE American"],
  ["PCX", "NYSE Arca"],
  ["ARCX", "NYSE Arca"],
  ["BTS", "Cboe BZX"],
  ["BATS", "Cboe BZX"],
]);

/**
 * Names an exchange for people.
 *
 * @returns The name; the code itself where it is not known; `null` for none.
 *
 * @example
 * exchangeName("NMS"); // "Nasdaq"
 */
export function exchangeName(code: string): string | null {
  return code === "" ? null : (NAMES.get(code.toUpperCase()) ?? exchangeNamed(code)?.name ?? code);
}
