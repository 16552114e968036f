export { type Figure, figure, type KnownFigure, type MissingFigure, missing, type Provenance } from "./figure.ts";
export { isUnreported, REASONS, type Reason } from "./reason.ts";
