/** A year of companies that passed and of companies that failed: what their shares returned in the twelve months after. */
export interface StudiedYear {
  readonly year: number;
  /** Total returns as fractions, in any order. */
  readonly passed: Float64Array;
  readonly failed: Float64Array;
  /** The sector of each company in the same order, as any number; NaN where it is not known. Absent where none is. */
  readonly sectors?: { readonly passed: Float64Array; readonly failed: Float64Array };
}
