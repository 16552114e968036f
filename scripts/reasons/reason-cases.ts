import { ACCOUNT_CASES } from "./account-cases.ts";
import { MARKET_CASES } from "./market-cases.ts";
import { PRICE_CASES } from "./price-cases.ts";
import type { ReasonCase } from "./reason-case.ts";
import { RUN_CASES } from "./run-cases.ts";

/** All causes that are made, by the file that makes them. */
export const REASON_CASES: Readonly<Record<string, readonly ReasonCase[]>> = {
  "scripts/reasons/price-cases.ts": PRICE_CASES,
  "scripts/reasons/account-cases.ts": ACCOUNT_CASES,
  "scripts/reasons/market-cases.ts": MARKET_CASES,
  "scripts/reasons/run-cases.ts": RUN_CASES,
};
