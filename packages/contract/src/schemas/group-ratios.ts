import * as z from "zod";
import { FigureSchema } from "./figure.ts";

/** A ratio of a group of companies (STA-16): of the sums, and the median of the members whose own ratio is positive. */
const GroupRatioSchema = z.object({ aggregate: FigureSchema, median: FigureSchema });

/** P/E, P/S and P/CF of a sector or an industry. */
export const GroupRatiosSchema = z.object({
  /** Name of the sector or industry. */
  name: z.string(),
  pe: GroupRatioSchema,
  ps: GroupRatioSchema,
  pcf: GroupRatioSchema,
  /** Companies behind the ratios, and those left out because a value is not known. */
  members: z.number().int(),
  leftOut: z.number().int(),
});
export type WireGroupRatios = z.infer<typeof GroupRatiosSchema>;
