import type { MigrationSample } from "../migration-sample.ts";

export const SESSIONS_ENDED_BY_OWNER_SAMPLE: MigrationSample = {
  rows: ({ sessionId }) => [{ change: "sessions", where: { id: sessionId }, row: { ended_because: "owner" } }],
  refused: {},
};
