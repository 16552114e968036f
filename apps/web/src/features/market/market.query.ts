import type { CallOutput } from "@plumbline/contract/calls";
import { callQuery } from "../../api/index.ts";

/** The served market: its age, size, sources and sectors. */
export const marketStateQuery = callQuery("marketState", {});

/** The recent reports and price targets of the market. */
export const marketChangesQuery = callQuery("marketChanges", {});

export type MarketChanges = CallOutput<"marketChanges">;
