/** What stands where a number does not exist. */
export const MISSING = "-";

/** A number as it comes from an answer. */
export type Maybe = number | null | undefined;

export function exists(value: Maybe): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
