import type { Check } from "../check.ts";
import { DEFENSIVE_CHECKS } from "./defensive-checks.ts";
import { GROWTH_CHECKS } from "./growth-checks.ts";
import { OFFENSIVE_CHECKS } from "./offensive-checks.ts";
import { OVERVIEW_CHECKS } from "./overview-checks.ts";
import { SUBSTITUTE_CHECKS } from "./substitute-checks.ts";

const MAIN = [...OVERVIEW_CHECKS, ...GROWTH_CHECKS, ...OFFENSIVE_CHECKS, ...DEFENSIVE_CHECKS] as const;

/** Id of a check: one of the 42, or a substitute. */
export type CheckId = (typeof MAIN)[number]["id"] | (typeof SUBSTITUTE_CHECKS)[number]["id"];

/** The 42 checks in the order of their tabs; catalogue, tooltips and documentation are made from them. */
export const CHECKS: readonly Check<CheckId>[] = MAIN;

/** Checks for banks and for companies that make a loss, in place of those that do not fit them. */
export const SUBSTITUTES: readonly Check<CheckId>[] = SUBSTITUTE_CHECKS;

const byId = new Map<string, Check<CheckId>>([...MAIN, ...SUBSTITUTE_CHECKS].map((check) => [check.id, check]));

export const CHECK_IDS: readonly CheckId[] = [...MAIN, ...SUBSTITUTE_CHECKS].map(({ id }) => id);

/**
 * Whether a text is the id of a check.
 *
 * @example
 * isCheckId("O1"); // true
 */
export function isCheckId(text: string): text is CheckId {
  return byId.has(text);
}

/**
 * The check of an id.
 *
 * @example
 * checkOf("O1").rule.threshold; // 25
 */
export function checkOf(id: CheckId): Check<CheckId> {
  return byId.get(id) as Check<CheckId>;
}
