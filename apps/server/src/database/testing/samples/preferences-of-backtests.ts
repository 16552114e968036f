import type { MigrationSample } from "../migration-sample.ts";

export const PREFERENCES_OF_BACKTESTS_SAMPLE: MigrationSample = {
  rows: ({ id }) => [{ change: "users", where: { id }, row: { benchmark: "SPY", cost_preset: "high" } }],
  refused: {
    users_benchmark_check: ["users", { benchmark: "" }],
    users_cost_preset_check: ["users", { cost_preset: "cheap" }],
  },
};
