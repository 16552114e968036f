import type { MigrationSample } from "../migration-sample.ts";

/** Later than the tests run: what was deleted long ago is removed. */
const LATER = new Date("2031-01-01T00:00:00Z");

export const REMOVED_STRATEGIES_SAMPLE: MigrationSample = {
  rows: ({ id, email, idOf, momentOf }) => [
    {
      into: "strategies",
      row: {
        id: idOf("removed strategy"),
        user_id: id,
        name: `Given up, of ${email}`,
        forked_from: `halloween-${id.slice(0, 4)}`,
        version: 1,
        created_at: momentOf("removed strategy"),
        changed_at: LATER,
        removed_at: LATER,
      },
    },
  ],
  refused: { strategies_removed_check: ["strategies", { place: 5 }] },
};
