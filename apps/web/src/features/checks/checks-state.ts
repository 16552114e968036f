/** The changed thresholds and the open check. They stand in the address. */
export interface ChecksState {
  readonly thresholds: Thresholds;
  /** Id of the check whose evidence is shown, or `FIRST_FAILED`. */
  readonly open: string | null;
}

/** Stands for the first check that a company fails, or its first one: a link to it need not know which one that is. */
export const FIRST_FAILED = "failed";

/** Changes the state as it is at the time of the call, so that two quick changes both count. */
export type ChangeChecks = (change: (current: ChecksState) => ChecksState) => void;

/** Reads the state from an address. */
export function readChecksState(query: Readonly<Record<string, string>>): ChecksState {
  return { thresholds: readThresholds(query.th), open: query.check || null };
}

/** Writes the state for an address; undefined removes a parameter. */
export function writeChecksState({ thresholds, open }: ChecksState): Record<"th" | "check", string | undefined> {
  return { th: writeThresholds(thresholds), check: open ?? undefined };
}

/** Changed thresholds by id of the check, in its unit. */
export type Thresholds = Readonly<Record<string, number>>;

const ENTRY = /^([A-Z]\w{0,7}):(-?\d+(?:\.\d+)?)$/;

/** Decimals of a threshold in the address, which keep it short. */
const DECIMALS = 6;

/**
 * Reads thresholds from an address. Invalid entries are left out; the server checks that the ids exist and the bounds
 * hold.
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
 * Writes thresholds for an address or a request.
 *
 * @returns Undefined without thresholds, which removes the parameter.
 */
export function writeThresholds(thresholds: Thresholds): string | undefined {
  const entries = Object.entries(thresholds).map(([id, value]) => `${id}:${Number(value.toFixed(DECIMALS))}`);
  return entries.length === 0 ? undefined : entries.join(",");
}

/**
 * Thresholds with one of them changed or reset.
 *
 * @param value Null resets it to its default.
 */
export function withThreshold(thresholds: Thresholds, id: string, value: number | null): Thresholds {
  const { [id]: _, ...others } = thresholds;
  return value === null ? others : { ...others, [id]: value };
}

/** Thresholds without those of some checks. */
export function withoutThresholds(thresholds: Thresholds, ids: readonly string[]): Thresholds {
  return Object.fromEntries(Object.entries(thresholds).filter(([id]) => !ids.includes(id)));
}
