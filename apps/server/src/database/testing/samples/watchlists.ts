import type { MigrationSample } from "../migration-sample.ts";

const BEFORE = new Date("2020-01-01T00:00:00Z");
const AFTER = new Date("2027-01-01T00:00:00Z");

export const WATCHLISTS_SAMPLE: MigrationSample = {
  rows: ({ id, email, idOf, momentOf }) => [
    {
      into: "watchlists",
      row: {
        id: idOf("watchlist"),
        user_id: id,
        name: `List of ${email}`,
        place: 19,
        created_at: momentOf("watchlist"),
      },
    },
    {
      into: "watchlists",
      row: { id: idOf("first list"), user_id: id, name: null, place: 0, created_at: momentOf("first list") },
    },
    {
      into: "watched_stocks",
      row: {
        list_id: idOf("watchlist"),
        code: `W${id.slice(0, 6)}`,
        note: `Two lines\nof ${email}`,
        place: 199,
        added_at: momentOf("star"),
      },
    },
    {
      into: "watchlist_visits",
      row: {
        user_id: id,
        asked_at: AFTER,
        seen_day: "2026-06-30",
        previous_asked_at: momentOf("visit before"),
        previous_seen_day: "2026-06-26",
      },
    },
  ],
  refused: {
    watchlists_name_check: ["watchlists", { name: "" }],
    watchlists_place_check: ["watchlists", { place: 20 }],
    watched_stocks_code_check: ["watched_stocks", { code: "" }],
    watched_stocks_note_check: ["watched_stocks", { note: "x".repeat(501) }],
    watched_stocks_place_check: ["watched_stocks", { place: -1 }],
    watchlist_visits_check: ["watchlist_visits", { asked_at: BEFORE }],
    watchlist_visits_check1: ["watchlist_visits", { previous_seen_day: null }],
  },
};
