/** How far back the chart shows. */
export const OPINION_SPANS = ["1y", "3y", "5y", "10y"] as const;
export type OpinionSpan = (typeof OPINION_SPANS)[number];

/** The reader's choice; it is kept in the address, so that a link shows the same. */
export interface OpinionState {
  readonly span: OpinionSpan;
  /** Id of the only firm in the chart; null for all firms. */
  readonly firm: string | null;
  /** Key of the selected target, see `targetKeys`; null for the newest. */
  readonly target: string | null;
}

export const DEFAULT_OPINION: OpinionState = { span: "3y", firm: null, target: null };

/** Changes the newest state, not the one that was last drawn, so that two quick steps both count. */
export type ChangeOpinion = (change: (current: OpinionState) => OpinionState) => void;

/** Reads the state from an address; missing and invalid parts are those of `DEFAULT_OPINION`. */
export function readOpinionState(query: Readonly<Record<string, string>>): OpinionState {
  return {
    span: OPINION_SPANS.find((span) => span === query.range) ?? DEFAULT_OPINION.span,
    firm: query.firm || null,
    target: query.target || null,
  };
}

/** Writes the state for an address: only what differs from `DEFAULT_OPINION`; undefined removes a query parameter. */
export function writeOpinionState({
  span,
  firm,
  target,
}: OpinionState): Record<"range" | "firm" | "target", string | undefined> {
  return {
    range: span === DEFAULT_OPINION.span ? undefined : span,
    firm: firm ?? undefined,
    target: target ?? undefined,
  };
}
