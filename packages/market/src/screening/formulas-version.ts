/**
 * The version of the formulas: of everything that screenings, studies and factor histories are computed by, and of the
 * layout of their files. Each file on disk carries it; a file of another version is ignored and made again.
 *
 * Raise it with every change of a formula that changes an outcome, and with every change of a layout.
 */
export const FORMULAS_VERSION = 8;

/**
 * SHA-256 of what this version makes of a small demo market. `packages/demo/src/formulas-version.test.ts` computes it,
 * and fails when it differs.
 */
export const FORMULAS_OUTCOMES = "9c48ff6b51d3515a00af821de69d24377342dd6d2328cbec92938cc5f429f9ae";
