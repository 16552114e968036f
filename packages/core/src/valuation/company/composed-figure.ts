import { type Figure, figure, type KnownFigure, missing, type Provenance } from "../../figure/index.ts";

/**
 * A figure made of others: its provenance names the rule and the filing that completed it.
 *
 * @param formula Rule that made it, such as `DCF-05`.
 * @param parts What it was made of; where one is missing so is the figure, for the same reason;
 *   where there are none, as in a history of no years, they are too few.
 * @param compute The value from those of the parts; NaN where it does not exist.
 * @see GEN-05
 *
 * @example
 * composedFigure("DCF-04", [debt, cash], (owed, held) => owed - held); // net debt
 */
export function composedFigure(
  formula: string,
  parts: readonly Figure[],
  compute: (...values: number[]) => number,
): Figure {
  const known: KnownFigure[] = [];
  for (const part of parts) {
    if (part.value === null) return missing(part.because);
    known.push(part);
  }
  if (known.length === 0) return missing("too-few-periods");
  const value = compute(...known.map((part) => part.value));
  return figure(value, provenanceOfParts(known, formula), "denominator-not-positive");
}

/** The provenance of the part known last, of a filing that repeats the past its latest period; with the rule for concept. */
function provenanceOfParts(parts: readonly KnownFigure[], formula: string): Provenance {
  let [last] = parts as readonly [KnownFigure];
  let latest = knownAt(last);
  for (const part of parts) {
    const known = knownAt(part);
    if (known > latest) {
      last = part;
      latest = known;
    }
  }
  const { concept: _, ...provenance } = last.provenance;
  const receipt = parts.find((part) => part.provenance.receipt)?.provenance.receipt;
  return { ...provenance, ...(receipt && { receipt }), formula };
}

function knownAt({ provenance: { filedAt, periodEnd = "" } }: KnownFigure): string {
  return `${filedAt ?? periodEnd} ${periodEnd}`;
}
