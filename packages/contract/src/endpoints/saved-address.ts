import { VALUATION_PARAMETERS } from "@plumbline/core/words";
import { isWithinBounds } from "./parameter-bounds.ts";

/** What can be saved: a page with its state. */
export const SAVED_KINDS = ["valuation", "screen", "comparison"] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

/** Returns a value as its page writes it; null if the page would not write it so. */
type ReadValue = (value: string) => string | null;

interface SavedPage {
  readonly path: string;
  /** The parameters of the state in the order in which they are stored; what else an address has is left out. */
  readonly parameters: Readonly<Record<string, ReadValue>>;
  /** One without which there is no such page. */
  readonly needs?: string;
}

const SYMBOL = /^[A-Z0-9^][A-Z0-9.\-/=^]{0,23}$/;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const SWITCHES = /^[a-z0-9-]{1,24}(,[a-z0-9-]{1,24}){0,11}$/;
const FILTERS = /^[^()~]{1,80}\([^()~]*\)(~[^()~]{1,80}\([^()~]*\)){0,29}$/;
const STRATEGIES = /^[a-z0-9]+(-[a-z0-9]+){0,5}(~[a-z0-9]+(-[a-z0-9]+){0,5}){0,4}$/;
const ORDER = /^(-?[a-zA-Z][\w.]{0,47}|[a-z]{1,20}\([\w.*]{1,250}\))$/;
const COUNT = /^[1-9]\d{0,3}$|^10000$/;
const COLUMNS = /^[a-zA-Z][\w.]{0,47}(~[a-zA-Z][\w.]{0,47}){0,29}$/;
/** What a reader calls some columns. */
const COLUMNS_NAME = /^.{1,80}$/;
/** Control characters, halves of characters, and overrides of the direction of a text. */
const UNFIT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const MAX_COMPARED = 4;
/** Significant digits that the page writes. */
const DIGITS = 10;

const matching =
  (form: RegExp): ReadValue =>
  (value) =>
    form.test(value) ? value : null;
const readSymbol: ReadValue = (value) => matching(SYMBOL)(value.trim().toUpperCase());
/** The 30th of February has the form of a day and is none. */
const readDay: ReadValue = (value) =>
  DAY.test(value) && new Date(value).toISOString().startsWith(value) ? value : null;

const PAGES: Readonly<Record<SavedKind, SavedPage>> = {
  valuation: {
    path: "/pages/valuation",
    parameters: { code: readSymbol, asOf: readDay, set: readParameters, with: matching(SWITCHES) },
    needs: "code",
  },
  screen: {
    path: "/pages/basic-search",
    parameters: {
      f: matching(FILTERS),
      strategyFilters: matching(STRATEGIES),
      sort: matching(ORDER),
      take: matching(COUNT),
      cols: matching(COLUMNS),
      view: matching(COLUMNS_NAME),
      asOf: readDay,
    },
  },
  comparison: {
    path: "/pages/basic-search",
    parameters: { compare: readSymbols, asOf: readDay },
    needs: "compare",
  },
};

/**
 * Returns an address of this application as it is saved: the path of its page and the parameters of the state in one order,
 * so that two addresses of the same state are the same text.
 *
 * @param address Path and query, without origin and `#`.
 * @returns Null for an address that no page of that kind writes.
 *
 * @example
 * savedAddress("valuation", "/pages/valuation?set=wacc:0.090&q=x&code=aapl"); // "/pages/valuation?code=AAPL&set=wacc%3A0.09"
 */
export function savedAddress(kind: SavedKind, address: string): string | null {
  const { path, parameters, needs } = PAGES[kind];
  const [before, query = "", ...rest] = address.split("?");
  const given = readQuery(query);
  if (before !== path || rest.length > 0 || !given) return null;
  const pairs: string[] = [];
  for (const [name, read] of Object.entries(parameters)) {
    const value = given.get(name);
    const written = value === undefined ? undefined : read(value);
    if (written === null || (written === undefined && name === needs)) return null;
    if (written !== undefined) pairs.push(`${name}=${encodeURIComponent(written)}`);
  }
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}

/** Null where a value is no text; of a parameter that is given twice, the last one counts, as on the page. */
function readQuery(query: string): ReadonlyMap<string, string> | null {
  const given = new Map<string, string>();
  for (const pair of query.split("&").filter((part) => part !== "")) {
    const [name = "", ...value] = pair.split("=");
    try {
      given.set(decodeURIComponent(name), decodeURIComponent(value.join("=")));
    } catch {
      return null;
    }
  }
  return [...given.values()].some((value) => value === "" || UNFIT.test(value)) ? null : given;
}

function readParameters(value: string): string | null {
  const given = new Map(value.split(",").map((entry) => entry.split(":") as [string, string]));
  const written = VALUATION_PARAMETERS.flatMap((name) => {
    const text = given.get(name) ?? "";
    const number = text.trim() === "" ? Number.NaN : Number(text);
    return isWithinBounds(name, number) ? [`${name}:${Number(number.toPrecision(DIGITS))}`] : [];
  });
  return written.length === given.size ? written.join(",") : null;
}

function readSymbols(value: string): string | null {
  const symbols = [...new Set(value.split(",").map(readSymbol))];
  return symbols.length <= MAX_COMPARED && !symbols.includes(null) ? symbols.join(",") : null;
}
