import type { MigrationSample } from "../migration-sample.ts";

const AFTER = new Date("2031-01-01T00:00:00Z");

export const UNLOCKS_SAMPLE: MigrationSample = {
  rows: ({ id, idOf, momentOf }) => [
    {
      into: "unlocks",
      row: {
        id: idOf("unlock"),
        user_id: id,
        market: `market-${id.slice(0, 4)}`,
        code: `C${id.slice(0, 4)}`,
        market_day: "2026-02-27",
        unlocked_at: momentOf("unlock"),
        ends_at: new Date(momentOf("unlock").getTime() + 89 * 86_400_000),
        closed_at: momentOf("unlock"),
        month: "2026-03-01",
        number: 7,
      },
    },
    { into: "monthly_use", row: { user_id: id, kind: "exports", month: "2026-04-01", used: 77 } },
  ],
  refused: {
    unlocks_market_check: ["unlocks", { market: "" }],
    unlocks_code_check: ["unlocks", { code: "" }],
    unlocks_month_check: ["unlocks", { month: "2026-03-02" }],
    unlocks_number_check: ["unlocks", { number: 0 }],
    unlocks_check: ["unlocks", { closed_at: new Date("2020-01-01T00:00:00Z") }],
    unlocks_check1: ["unlocks", { ends_at: AFTER }],
    monthly_use_kind_check: ["monthly_use", { kind: "strategies" }],
    monthly_use_month_check: ["monthly_use", { month: "2026-04-02" }],
    monthly_use_used_check: ["monthly_use", { used: 0 }],
  },
};
