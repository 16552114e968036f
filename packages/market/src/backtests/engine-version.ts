/**
 * The version of the engine, which each result carries, and by which machines know whether they may share the work of a run. Raise it
 * whenever the same order on the same data gives another result.
 */
export const ENGINE_VERSION = 3;

/**
 * SHA-256 of what this version finds on a small demo market. `packages/demo/src/engine-version.test.ts` computes it, and fails when it
 * differs.
 */
export const ENGINE_OUTCOMES = "14ea71ea01d1c32cb365d9fb73dca96f60322dbfdda8d71627761ce588627b56";
