import { callQuery } from "../../api/index.ts";

/** What the companies of each sector cost; the table of sectors is there before it. */
export const sectorRatiosQuery = callQuery("marketSectors", {});
