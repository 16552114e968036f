/**
 * The version of the formulas: of everything that screenings, studies and factor histories are computed by, and of the
 * layout of their files. Each file on disk carries it; a file of another version is ignored and made again.
 *
 * Raise it with every change of a formula that changes an outcome, and with every change of a layout.
 */
export const FORMULAS_VERSION = 12;

/**
 * SHA-256 of what this version makes of a small demo market. `packages/demo/src/formulas-version.test.ts` computes it,
 * and fails when it differs.
 */
export const FORMULAS_OUTCOMES = "40f7f51a703ee3f21284fd81b07aeb6385822e09eb74bf602c9e14dfb5f343ae";
