import { callQuery } from "../../api/index.ts";

/** What the header of a stock shows, on a day; today unless one is given. */
export function stockHeaderQuery(code: string, asOf?: string) {
  return callQuery("stockHeader", { code, asOf });
}
