import type { WireFigure } from "@plumbline/contract";
import type { Formats } from "../../format/index.ts";
import type { Text } from "../../i18n/index.ts";

export interface Fact {
  readonly name: string;
  readonly value: string;
  /** The rule or formula that the value cites. */
  readonly rule?: string | undefined;
}

export type KnownFigure = Extract<WireFigure, { provenance: unknown }>;

/** What is known of where a figure comes from, in the order in which a reader asks. */
export function provenanceFacts({ provenance }: KnownFigure, text: Text, { day }: Formats): Fact[] {
  const { source, formula, concept, form, accession, filedAt, periodStart, periodEnd } = provenance;
  const facts: [name: string, value: string | undefined][] = [
    [text("provenance.from"), periodStart && day(periodStart)],
    [text(periodStart ? "provenance.to" : "provenance.on"), periodEnd && day(periodEnd)],
    [text("provenance.formula"), formula],
    [text("provenance.concept"), concept],
    [text("provenance.form"), form],
    [text("provenance.filedAt"), filedAt && day(filedAt)],
    [text("provenance.accession"), accession],
    [text("provenance.source"), source],
  ];
  return facts.flatMap(([name, value]) =>
    value ? [{ name, value, rule: value === formula ? citedRule(formula) : undefined }] : [],
  );
}

/** What a formula cites: the whole, what stands in parentheses, or what stands before a note in parentheses. */
const CITED = /^(?:\w+\()?([\w.-]+)\)?(?: \(.*\))?$/;

/**
 * The rule or entry of the formulas that the formula of a figure cites.
 *
 * @example
 * citedRule("STA-16 (n = 81)"); // "STA-16"
 * citedRule("mean(roe)"); // "roe"
 */
export function citedRule(formula: string): string | undefined {
  return CITED.exec(formula)?.[1];
}
