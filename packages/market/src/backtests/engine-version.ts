/**
 * The version of the engine, which each result carries, and by which machines know whether they may share the work of a run. Raise it
 * whenever the same order on the same data gives another result.
 */
export const ENGINE_VERSION = 4;

/**
 * SHA-256 of what this version finds on a small demo market. `packages/demo/src/engine-version.test.ts` computes it, and fails when it
 * differs.
 */
export const ENGINE_OUTCOMES = "3312bdb7ac796822fd65dee057952c96f5e2260728c050d99fb31896c1572db5";
