import fc from "fast-check";

/**
 * Which random cases the laws of the tests are tried on: the same ones every time, so that a commit passes or fails
 * on every machine. `LAW_RUNS=10000` tries more of them, `LAW_SEED=7` others.
 */
const seed = Number(process.env.LAW_SEED ?? 1);
const runs = Number(process.env.LAW_RUNS ?? 0);

fc.configureGlobal(runs > 0 ? { seed, numRuns: runs } : { seed });
