import type { MigrationSample } from "../migration-sample.ts";

const BEFORE = new Date("2020-01-01T00:00:00Z");
const AFTER = new Date("2027-01-01T00:00:00Z");

export const SAVED_ITEMS_SAMPLE: MigrationSample = {
  rows: ({ id, email, idOf, momentOf }) => [
    {
      into: "saved_items",
      row: {
        id: idOf("saved item"),
        user_id: id,
        kind: "valuation",
        name: `Cautious, of ${email}`,
        address: `/pages/valuation?code=${id.slice(0, 4)}`,
        place: 199,
        created_at: momentOf("saved item"),
        changed_at: AFTER,
      },
    },
  ],
  refused: {
    saved_items_kind_check: ["saved_items", { kind: "poem" }],
    saved_items_name_check: ["saved_items", { name: "x".repeat(81) }],
    saved_items_address_check: ["saved_items", { address: "https://elsewhere.example/pages/x" }],
    saved_items_place_check: ["saved_items", { place: 200 }],
    saved_items_check: ["saved_items", { changed_at: BEFORE }],
  },
};
