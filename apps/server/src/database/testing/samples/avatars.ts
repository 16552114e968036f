import type { MigrationSample } from "../migration-sample.ts";

/** More than 64 KiB. */
const TOO_LARGE = Buffer.alloc(65_537);

export const AVATARS_SAMPLE: MigrationSample = {
  rows: ({ id, idOf, digestOf, momentOf }) => [
    {
      into: "avatars",
      row: { id: idOf("avatar"), user_id: id, image: digestOf("picture"), changed_at: momentOf("avatar") },
    },
    { change: "users", where: { id }, row: { avatar: idOf("avatar") } },
  ],
  refused: { avatars_image_check: ["avatars", { image: TOO_LARGE }] },
};
