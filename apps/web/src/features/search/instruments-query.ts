import { callQuery } from "../../api/index.ts";

/** The instrument list. It changes only with the market, and then all queries are repeated. */
export const instrumentsQuery = { ...callQuery("instrumentList", {}), staleTime: Number.POSITIVE_INFINITY };
