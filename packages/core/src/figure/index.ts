export { type Figure, figure, type KnownFigure, type MissingFigure, missing } from "./figure.ts";
export type { Provenance } from "./provenance.ts";
export { isUnreported, REASONS, type Reason } from "./reason.ts";
