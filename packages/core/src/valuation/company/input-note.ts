/** What a reader should know of the inputs beside their figures. */
export type InputNote =
  /** The flow is after interest, which understates it a little (DCF-05). */
  | "interest-not-reported"
  | "stock-compensation-deducted"
  | "stock-compensation-not-reported"
  /** The last twelve months are not known; the flow is of the last fiscal year. */
  | "flow-of-fiscal-year"
  /** The accounts name no diluted shares: those outstanding were taken. */
  | "shares-not-diluted";
