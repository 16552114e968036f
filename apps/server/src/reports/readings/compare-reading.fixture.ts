import { shortName } from "@plumbline/core/report";
import type { Reading } from "./read-annual-report.fixture.ts";
import type { ReaderList } from "./reader-lists.fixture.ts";

/** How a list of names compares with that of a reader. */
export interface Compared {
  /** Names of the reader. */
  readonly named: number;
  /** Of those, the ones that the rules give too. */
  readonly met: number;
  /** Names that the rules give. */
  readonly given: number;
  /** Of those, the ones that a reader calls right. */
  readonly right: number;
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

/** The products of a report beside those of its reader. */
export function comparedProducts({ products, finer }: ReaderList, reading: Reading): Compared {
  return compared({
    wanted: products.map(spellings),
    fair: finer.map(spelling),
    given: reading.products.map((name) => ({ name, keys: [spelling(name)] })),
  });
}

/** The rivals of a report beside those of its reader. */
export function comparedRivals({ rivals, arguable = [] }: ReaderList, reading: Reading): Compared {
  return compared({
    wanted: rivals.map(spellings),
    fair: arguable.flatMap(spellings),
    given: reading.rivals.map(({ code, name }) => ({
      name,
      keys: [spelling(name), ...(code ? [spelling(code)] : [])],
    })),
  });
}

interface Lists {
  readonly wanted: readonly (readonly string[])[];
  /** Right, and not asked for. */
  readonly fair: readonly string[];
  readonly given: readonly { readonly name: string; readonly keys: readonly string[] }[];
}

function compared({ wanted, fair, given }: Lists): Compared {
  const isGiven = (names: readonly string[]) => given.some(({ keys }) => keys.some((key) => names.includes(key)));
  const right = new Set([...wanted.flat(), ...fair]);
  const wrong = given.filter(({ keys }) => !keys.some((key) => right.has(key))).map(({ name }) => name);
  const missed = wanted.filter((names) => !isGiven(names)).map(([name = ""]) => name);
  return {
    named: wanted.length,
    met: wanted.length - missed.length,
    given: given.length,
    right: given.length - wrong.length,
    wrong,
    missed,
  };
}

/** Several counts together. */
export function summed(all: readonly Compared[]): Compared {
  const sum = (of: "named" | "met" | "given" | "right") => all.reduce((total, one) => total + one[of], 0);
  return {
    named: sum("named"),
    met: sum("met"),
    given: sum("given"),
    right: sum("right"),
    wrong: all.flatMap(({ wrong }) => wrong),
    missed: all.flatMap(({ missed }) => missed),
  };
}

function spellings(entry: string): readonly string[] {
  return entry.split(" | ").map(spelling);
}

/** Without case, accents, signs, legal forms and the plural. */
function spelling(name: string): string {
  return shortName(name)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}’'®™.,!]/gu, "")
    .replaceAll("&", " and ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && word !== "the")
    .map((word) => word.replace(/(?:ies|s)$/u, ""))
    .join(" ");
}
