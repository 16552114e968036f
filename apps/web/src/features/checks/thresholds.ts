/** Moved thresholds by id of the check, in its unit. */
export type Thresholds = Readonly<Record<string, number>>;

const ENTRY = /^([A-Z]\w{0,7}):(-?\d+(?:\.\d+)?)$/;

/** Finer differences than this nobody asks for; it keeps addresses short. */
const DECIMALS = 6;

/**
 * Reads thresholds from an address. What is no threshold is left out; which ones exist, and within what bounds, the
 * answer says.
 *
 * @example
 * readThresholds("O1:20,G2:0.15"); // { O1: 20, G2: 0.15 }
 */
export function readThresholds(text: string | undefined): Thresholds {
  const entries = (text ?? "").split(",").flatMap((entry) => {
    const [, id, value] = ENTRY.exec(entry.trim()) ?? [];
    return id && value ? [[id, Number(value)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Writes thresholds for an address or a call.
 *
 * @returns Undefined when none is moved, which takes the parameter away.
 */
export function writeThresholds(thresholds: Thresholds): string | undefined {
  const entries = Object.entries(thresholds).map(([id, value]) => `${id}:${Number(value.toFixed(DECIMALS))}`);
  return entries.length === 0 ? undefined : entries.join(",");
}

/**
 * Thresholds with one of them moved, or put back.
 *
 * @param value Null puts it back to its default.
 */
export function moved(thresholds: Thresholds, id: string, value: number | null): Thresholds {
  const { [id]: _, ...others } = thresholds;
  return value === null ? others : { ...others, [id]: value };
}

/** Thresholds with those of some checks put back. */
export function restored(thresholds: Thresholds, ids: readonly string[]): Thresholds {
  return Object.fromEntries(Object.entries(thresholds).filter(([id]) => !ids.includes(id)));
}
