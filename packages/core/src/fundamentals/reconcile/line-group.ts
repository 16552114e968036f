/** A line of the statements within one filing: a concept, or the sum or difference of several. */
export type Line =
  | string
  | { readonly sumOf: readonly string[]; readonly needs: "first" | "any" | "all" }
  | { readonly difference: readonly string[] };

/** The lines under which filers state one item, by precedence. */
export interface LineGroup {
  readonly lines: readonly Line[];
  /** Lines from one place up to before another are names of one total: the larger of two in a filing is it (REC-04). */
  readonly totals: { readonly from: number; readonly to: number };
  readonly neverNegative: boolean;
}

/** Whether a line is one of the names of the total. */
export function isTotal(line: number, { totals }: LineGroup): boolean {
  return line >= totals.from && line < totals.to;
}
