import type { AnswerFile } from "./answer-request.ts";
import type { ProvidedPrices, ProvidedRates, ProvidedTargets } from "./live-provider.ts";

/** Reads answers as importers read files. */
export interface AnswerReaders {
  prices(bytes: Uint8Array, file: AnswerFile): Promise<Pick<ProvidedPrices, "delivered" | "issues">>;
  targets(bytes: Uint8Array, file: AnswerFile): Promise<ProvidedTargets>;
  rates(bytes: Uint8Array, file: AnswerFile): Promise<ProvidedRates>;
}
