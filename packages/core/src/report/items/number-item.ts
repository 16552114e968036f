import type { Figure } from "../../figure/index.ts";
import type { EvidenceKind, EvidenceUnit } from "../../words/index.ts";
import type { NumberItem } from "../evidence.ts";

/** What an item is, beside its number. */
export interface NumberItemOptions {
  readonly kind: Exclude<EvidenceKind, "passage">;
  readonly unit: EvidenceUnit;
  /** Of amounts of money. */
  readonly currency: string | null;
  /** Day of the report, for a number that states none of its own. */
  readonly asOf: string;
}

/**
 * Makes an item of a number. It was known from the day on which its last part was filed, of a price from that day.
 *
 * @param id Stable: made of what the number is.
 * @param figure The number, or the reason why there is none.
 *
 * @example
 * numberItem("metric.roe.latest", roe, { kind: "metric", unit: "fraction", currency: null, asOf: "2024-11-01" });
 */
export function numberItem(id: string, figure: Figure, { kind, unit, currency, asOf }: NumberItemOptions): NumberItem {
  const isMoney = unit === "money" || unit === "perShare";
  return { id, kind, asOf: knownFrom(figure, asOf), figure, unit, currency: isMoney ? currency : null };
}

function knownFrom(figure: Figure, asOf: string): string {
  if (figure.value === null) return asOf;
  const { filedAt, periodEnd } = figure.provenance;
  const day = filedAt ?? periodEnd ?? asOf;
  return day > asOf ? asOf : day;
}
