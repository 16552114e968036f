/**
 * The version of the engine, which each result carries, and by which machines know whether they may share the work of a run. Raise it
 * whenever the same order on the same data gives another result.
 */
export const ENGINE_VERSION = 3;

/**
 * SHA-256 of what this version finds on a small demo market. `packages/demo/src/engine-version.test.ts` computes it, and fails when it
 * differs.
 */
export const ENGINE_OUTCOMES = "258d84601061662b54e634fab064307a0bd780fad3eac69eb05c0a0c24d09023";
