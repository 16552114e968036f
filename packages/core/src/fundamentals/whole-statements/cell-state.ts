import type { CellState } from "../../words/index.ts";
import type { Derivation, Note, Traced } from "../derivation/derivation.ts";
import { notesOn } from "../derivation/evidence.ts";

/** Notes that are states, the gravest first. */
const STATES_BY_NOTE = ["not-confirmed", "first-reported", "restated"] as const satisfies readonly (Note & CellState)[];

/**
 * The state of a figure: what is noted of it or of a part of it, otherwise whether a filing states it so.
 *
 * @param number The figure with its evidence, or the reason why there is none.
 * @see REC-20
 *
 * @example
 * cellState(unknown("restated-perimeter", "revenue")); // "missing"
 */
export function cellState(number: Traced): CellState {
  if (number.value === null) return "missing";
  const notes = notesOn(number);
  const noted = STATES_BY_NOTE.find((note) => notes.includes(note));
  // The count of the year, in the place of one of the quarter that no filing states.
  return noted ?? (isAsFiled(number) && !notes.includes("shares-of-the-year") ? "reported" : "derived");
}

/** A figure as filed stays so with a further note, for which a sum of one part makes room. */
function isAsFiled({ fact, how, value, parts }: Derivation): boolean {
  const [only, ...others] = parts;
  if (!only || others.length > 0) return fact !== null;
  return how === "sum" && only.value === value && isAsFiled(only);
}
