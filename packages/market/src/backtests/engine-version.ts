/**
 * The version of the engine, which each result carries, and by which machines know whether they may share the work of a run. Raise it
 * whenever the same order on the same data gives another result.
 */
export const ENGINE_VERSION = 6;

/**
 * SHA-256 of what this version finds on a small demo market. `packages/demo/src/engine-version.test.ts` computes it, and fails when it
 * differs.
 */
export const ENGINE_OUTCOMES = "f3d2c1dba3a42fcf508add5d8b46992bd1ee37f6b9112534737ac120bcb665b3";
