import { FIRM_ALIASES } from "./firm-aliases.ts";

/** A house that publishes price targets, whatever a publisher calls it. */
export interface FirmIdentity {
  /** Words in lower case joined by dashes, such as `goldman-sachs`; equal for all spellings of one house. */
  readonly id: string;
  /** As people read it; as it was spelled where the house is not in the table. */
  readonly name: string;
}

/** Words that may stand after the name of a house and do not tell it from another. */
const GENERIC_WORDS = new Set([
  ...["inc", "incorporated", "llc", "lp", "llp", "ltd", "limited", "plc", "corp", "corporation", "co", "company"],
  ...["ag", "sa", "group", "holdings", "partners", "advisors", "advisers", "advisory", "securities", "capital"],
  ...["markets", "equity", "equities", "global", "research"],
]);

const KNOWN: ReadonlyMap<string, FirmIdentity> = new Map(
  Object.entries(FIRM_ALIASES).flatMap(([name, aliases]) => {
    const identity = { id: idOf(name), name };
    return [name, ...aliases].map((spelling) => [idOf(spelling), identity] as const);
  }),
);

/**
 * Tells which house a name stands for.
 *
 * @param spelled The name as a publisher spells it.
 * @returns The house of the table, or one of its own under the name as spelled.
 * @see PT-07
 *
 * @example
 * firmIdentity("B of A Securities"); // { id: "bofa", name: "BofA Securities" }
 * firmIdentity("Credit Suisse"); // { id: "ubs", name: "UBS" }
 */
export function firmIdentity(spelled: string): FirmIdentity {
  const name = spelled.trim();
  const id = idOf(name);
  return KNOWN.get(id) ?? { id, name };
}

function idOf(name: string): string {
  const words = name
    .normalize("NFKD")
    .replaceAll(/[\p{M}.'’]/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && word !== "and");
  while (words.length > 1 && GENERIC_WORDS.has(words.at(-1) as string)) words.pop();
  // A name of signs alone is still a name.
  return words.join("-") || name;
}
