import { CHECKS, type Check, type CheckId, SUBSTITUTES } from "../checks/index.ts";

/** Every check that a matrix has a column of. */
export const ALL_CHECKS: readonly Check<CheckId>[] = [...CHECKS, ...SUBSTITUTES];
