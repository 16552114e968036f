export { REASONS, type Reason } from "../words/index.ts";
export { type Figure, figure, type KnownFigure, type MissingFigure, missing, type Provenance } from "./figure.ts";
export { isUnreported } from "./reason.ts";
export { besideAccounts, inReceipts, perOrdinaryShare, perReceipt, type Receipt } from "./receipt.ts";
