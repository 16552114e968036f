import { FIRM_ALIASES } from "./firm-aliases.ts";

/** A firm that publishes price targets, under whatever name. */
export interface FirmIdentity {
  /** Words in lower case joined by dashes, such as `goldman-sachs`; equal for all spellings of one firm. */
  readonly id: string;
  /** As people read it; as it was spelled where the firm is not in the table. */
  readonly name: string;
}

/** Words that may follow the name of a firm and do not distinguish it from another. */
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
 * Finds the firm that a name refers to.
 *
 * @param spelled The name as a publisher spells it.
 * @returns The firm of the table, or a firm of its own under the name as spelled.
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
