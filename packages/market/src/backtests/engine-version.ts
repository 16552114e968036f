/**
 * The version of the engine, which each result carries, and by which machines know whether they may share the work of a run. Raise it
 * whenever the same order on the same data gives another result.
 */
export const ENGINE_VERSION = 6;

/**
 * SHA-256 of what this version finds on a small demo market. `packages/demo/src/engine-version.test.ts` computes it, and fails when it
 * differs.
 */
export const ENGINE_OUTCOMES = "cb3194e987b805d3603522f604a81d853a85e2b973b554074d02f5a880a722d7";
