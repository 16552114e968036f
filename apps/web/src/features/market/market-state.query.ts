import { callQuery } from "../../api/index.ts";

/** The market that is served: its age, size, sources and sectors. */
export const marketStateQuery = callQuery("marketState", {});
