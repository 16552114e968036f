export { REASONS, type Reason } from "../words/index.ts";
export { type Figure, figure, type KnownFigure, type MissingFigure, missing } from "./figure.ts";
export type { Provenance } from "./provenance.ts";
export { isUnreported } from "./reason.ts";
