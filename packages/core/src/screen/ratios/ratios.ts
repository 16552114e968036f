import { PRICE_RATIOS } from "./price-ratios.ts";
import { QUALITY_RATIOS } from "./quality-ratios.ts";
import type { Ratio } from "./ratio.ts";
import { VALUE_RATIOS } from "./value-ratios.ts";

/** Id of a ratio of the screener. */
export type RatioId =
  | (typeof PRICE_RATIOS)[number]["id"]
  | (typeof VALUE_RATIOS)[number]["id"]
  | (typeof QUALITY_RATIOS)[number]["id"];

/** The ratios of the screener beside the fifteen metrics and the checks; the catalogue is made from them. */
export const RATIOS: readonly Ratio<RatioId>[] = [...PRICE_RATIOS, ...VALUE_RATIOS, ...QUALITY_RATIOS];
