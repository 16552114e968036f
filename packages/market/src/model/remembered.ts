const MOST = 5000;
/** Longer lines are of few files. */
const MAX_LENGTH = 1000;

interface RememberedTexts {
  /** Shorter ones are not worth it: no header, but perhaps one number a file. */
  readonly minLength?: number;
}

/**
 * Remembers what was found out about some texts: very many files of a delivery begin with the same line.
 *
 * @param find Depends on the text alone, and never gives undefined.
 * @param texts Which ones.
 *
 * @example
 * const lengthOf = remembered((text) => text.length);
 */
export function remembered<Found>(
  find: (text: string) => Found,
  { minLength = 0 }: RememberedTexts = {},
): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = find(text);
    if (text.length > MAX_LENGTH || text.length < minLength) return found;
    if (known.size >= MOST) known.clear();
    known.set(text, found);
    return found;
  };
}
