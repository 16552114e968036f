import type { CallOutput } from "@plumbline/contract/calls";
import { callQuery } from "../../../api/index.ts";

/** What has become known of the market of late. */
export const marketChangesQuery = callQuery("marketChanges", {});

export type MarketChanges = CallOutput<"marketChanges">;
