import * as z from "zod";
import { CALLS } from "../call-table.ts";
import { endpoint } from "../endpoint.ts";
import { GroupRatiosSchema } from "../schemas/group-ratios.ts";

/** Asked for where sectors are compared; the state of the market, which every page asks for, stays light. */
export const marketSectors = endpoint({
  name: "marketSectors",
  ...CALLS.marketSectors,
  summary: "What the companies of each sector cost: P/E, P/S and P/CF of the sums, and the medians.",
  input: z.strictObject({}),
  /** One for each sector of the market, by name. */
  output: z.object({ sectors: z.array(GroupRatiosSchema) }),
  codes: [],
  market: true,
});
