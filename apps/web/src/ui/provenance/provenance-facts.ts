import type { WireFigure } from "@plumbline/contract";
import { type Formats, quantityDecimals } from "../../format/index.ts";
import { sourceName, type Text } from "../../i18n/index.ts";

export interface Fact {
  readonly name: string;
  readonly value: string;
  /** The rules or formulas that the value cites, in its order. */
  readonly rules: readonly string[];
  /** Whether the value is the number of a filing. */
  readonly isFiling: boolean;
}

export type KnownFigure = Extract<WireFigure, { provenance: unknown }>;

/** The known facts of a figure's origin, in the order in which a reader asks for them. */
export function provenanceFacts({ provenance }: Pick<KnownFigure, "provenance">, text: Text, formats: Formats): Fact[] {
  const { day } = formats;
  const { source, file, formula, concept, form, accession, filedAt, periodStart, periodEnd, receipt } = provenance;
  const facts: [name: string, value: string | undefined][] = [
    [text("provenance.from"), periodStart && day(periodStart)],
    [text(periodStart ? "provenance.to" : "provenance.on"), periodEnd && day(periodEnd)],
    [text("provenance.formula"), formula],
    [text("provenance.concept"), concept],
    [text("provenance.receipt"), receipt && receiptFact(receipt, text, formats)],
    [text("provenance.form"), form],
    [text("provenance.filedAt"), filedAt && day(filedAt)],
    [text("provenance.accession"), accession],
    [text("provenance.source"), sourceName(source, text)],
    [text("provenance.file"), file],
  ];
  return facts.flatMap(([name, value]) =>
    value ? [{ name, value, rules: value === formula ? citedRules(formula) : [], isFiling: value === accession }] : [],
  );
}

/** How many ordinary shares a receipt is, and the title that says so. */
function receiptFact(
  { ordinaryShares, title }: NonNullable<KnownFigure["provenance"]["receipt"]>,
  text: Text,
  { number }: Formats,
): string {
  const shares = number(ordinaryShares, quantityDecimals(ordinaryShares));
  const ratio = text("provenance.sharesPerReceipt", { count: ordinaryShares, shares });
  return title === undefined ? ratio : `${ratio} (${title})`;
}

const RULE_ID = /\b[A-Z]{2,4}-\d\d\b/g;

/** An entry of the formulas: the whole, what stands in parentheses, or what stands before a note in parentheses. */
const ENTRY = /^(?:\w+\()?([\w.-]+)\)?(?: \(.*\))?$/;

/**
 * The rules or the entry of the formulas that the formula of a figure cites.
 *
 * @example
 * citedRules("STA-16 (n = 81)"); // ["STA-16"]
 * citedRules("mean(roe)"); // ["roe"]
 */
export function citedRules(formula: string): readonly string[] {
  return formula.match(RULE_ID) ?? ENTRY.exec(formula)?.slice(1) ?? [];
}
