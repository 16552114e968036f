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
export const FORMULAS_OUTCOMES = "76f23a040d6d390194ebbbc99167f6841bcc06f220c79b07e196e1bc65db1ca2";
