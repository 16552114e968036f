import type { Figure, KnownFigure, Provenance } from "@plumbline/core/figure";
import { type Day, formatDay } from "@plumbline/core/time";

interface Proof {
  readonly formula: string;
  readonly asOf: Day;
}

/**
 * Where a number comes from that was made of figures: the filing made last, and the latest day among all of them that was
 * not later than the day itself, as an assumption may be. A number made of no figure is an assumption on that day. What is
 * doubtful in a figure is doubtful in what was made of it.
 */
export function provenanceBehind(figures: readonly Figure[], { formula, asOf }: Proof): Provenance {
  const proofs = figures.filter((one): one is KnownFigure => one.value !== null).map(({ provenance }) => provenance);
  const today = formatDay(asOf);
  if (proofs.length === 0) return { source: "assumption", periodEnd: today, formula };
  const days = proofs.map(({ periodEnd }) => periodEnd ?? "").filter((on) => on !== "" && on <= today);
  return {
    ...lastFiling(proofs),
    source: [...new Set(proofs.flatMap(({ source }) => source.split(", ")))].join(", "),
    periodEnd: days.toSorted().at(-1) ?? today,
    formula,
    ...receiptIn(proofs),
    ...doubtsIn(proofs),
  };
}

function lastFiling(proofs: readonly Provenance[]): Pick<Provenance, "form" | "accession" | "filedAt"> {
  const days = proofs.map(({ filedAt = "" }) => filedAt);
  const latest = days.toSorted().at(-1);
  const { form, accession, filedAt } = proofs[latest ? days.indexOf(latest) : -1] ?? {};
  return { ...(form && { form }), ...(accession && { accession }), ...(filedAt && { filedAt }) };
}

/** A number that was made of figures per receipt is one per receipt. */
function receiptIn(proofs: readonly Provenance[]): Pick<Provenance, "receipt"> {
  const receipt = proofs.find((proof) => proof.receipt)?.receipt;
  return receipt === undefined ? {} : { receipt };
}

/** Adds the doubts of a rate, where it has a source, to the provenance of a number that was computed with it. */
export function withDoubtsOf(provenance: Provenance, rate: Figure | null): Provenance {
  return rate === null || rate.value === null
    ? provenance
    : { ...provenance, ...doubtsIn([provenance, rate.provenance]) };
}

function doubtsIn(proofs: readonly Provenance[]): Pick<Provenance, "doubtful"> {
  const days = new Set(proofs.flatMap(({ doubtful = [] }) => doubtful));
  return days.size === 0 ? {} : { doubtful: [...days].toSorted() };
}
