/** On which side of its line a number is: beyond it, where an alert rings when it comes there, or short of it. */
export type Side = "beyond" | "short";

/** A number before its line. */
export interface Standing {
  /** Whether it is beyond the line; on the line it is. */
  readonly isBeyond: boolean;
  /** How far it is from the line, 0 or more; NaN of a missing number. */
  readonly distance: number;
}

export interface Crossing {
  /** Null as long as no number was known. */
  readonly side: Side | null;
  readonly rings: boolean;
}

/**
 * What becomes of an alert with the next number. It rings where the number comes to lie beyond the line and was short of it
 * before. It is armed again once the number is short of the line by more than the band: one that lies on the line, or moves
 * about it, rings once. A missing number neither rings nor arms, and the first known one does not ring.
 *
 * @param last The side after the number before.
 * @param standing The number.
 * @param band Width of the band on the short side, 0 or more, in the unit of the distance.
 * @see ALR-01
 *
 * @example
 * crossing("short", { isBeyond: true, distance: 0 }, 0.5); // { side: "beyond", rings: true }
 * crossing("beyond", { isBeyond: false, distance: 0.4 }, 0.5); // { side: "beyond", rings: false }
 */
export function crossing(last: Side | null, { isBeyond, distance }: Standing, band: number): Crossing {
  if (Number.isNaN(distance)) return { side: last, rings: false };
  if (isBeyond) return { side: "beyond", rings: last === "short" };
  const isArmed = last !== "beyond" || distance > band;
  return { side: isArmed ? "short" : "beyond", rings: false };
}

/**
 * The same of an alert that rings on both ways over its line: it does so once the number is beyond the band on the other side.
 *
 * @see ALR-01
 *
 * @example
 * turning("short", { isBeyond: true, distance: 0.1 }, 0.5); // { side: "short", rings: false }
 * turning("short", { isBeyond: true, distance: 0.6 }, 0.5); // { side: "beyond", rings: true }
 */
export function turning(last: Side | null, { isBeyond, distance }: Standing, band: number): Crossing {
  if (Number.isNaN(distance)) return { side: last, rings: false };
  const side = isBeyond ? "beyond" : "short";
  if (last === null || last === side) return { side, rings: false };
  return distance > band ? { side, rings: true } : { side: last, rings: false };
}
