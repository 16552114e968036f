export { type Manifest, SCHEMA_VERSION } from "./manifest.ts";
export type {
  IssueTotal,
  Published,
  Snapshot,
  SnapshotClosing,
  SnapshotSource,
  SnapshotWriter,
} from "./snapshot.ts";
