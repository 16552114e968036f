/**
 * The version of the formulas: of everything that screenings, studies and factor histories are computed by, and of the
 * layout of their files. Each file on disk carries it; a file of another version is ignored and made again.
 *
 * Raise it with every change of a formula that changes an outcome, and with every change of a layout.
 */
export const FORMULAS_VERSION = 13;

/**
 * SHA-256 of what this version makes of a small demo market. `packages/demo/src/formulas-version.test.ts` computes it,
 * and fails when it differs.
 */
export const FORMULAS_OUTCOMES = "1b491644b42c1e1ae06992c493e135ad8b9a1ea976a4bbd0a8a08533cd68b53d";
