import { callQuery } from "../../api/index.ts";

/** The instrument list; it changes only with the market, and then all queries are asked for anew. */
export const instrumentsQuery = { ...callQuery("instrumentList", {}), staleTime: Number.POSITIVE_INFINITY };
