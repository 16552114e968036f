import { callQuery } from "../../api/index.ts";

/** The verdict on a stock on a day; today unless given. */
export function verdictQuery(code: string, asOf?: string) {
  return callQuery("stockVerdict", { code, asOf });
}
