export { createSnapshotWriter } from "./create-snapshot-writer.ts";
export {
  type Damage,
  NamelessFile,
  removeLargeIfPossible,
  replaceFile,
  SnapshotError,
  type SnapshotErrorCode,
  syncFolder,
  writing,
} from "./disk/index.ts";
export {
  type EncodedFiling,
  encodeFiling,
  type FilingTextsReader,
  type ItemOutline,
  type ParagraphSpan,
  type PositionedPrices,
} from "./hot/index.ts";
export { currentSnapshotId, listMarkets, listSnapshots, type SnapshotListing } from "./list-markets.ts";
export { type Manifest, SCHEMA_VERSION, type SnapshotSource } from "./manifest.ts";
export { type MarketFolder, marketFolder, marketFolders } from "./market-folder.ts";
export { openMarket, type RefusedSnapshot } from "./open-market.ts";
export { openSnapshot } from "./open-snapshot.ts";
export { previousLastDay } from "./previous-day.ts";
export { identityOf, mayBeWritten, ownName } from "./process-identity.ts";
export { renamedSnapshot } from "./renamed-snapshot.ts";
export type {
  IssueTotal,
  Published,
  Snapshot,
  SnapshotClosing,
  SnapshotWriter,
} from "./snapshot.ts";
export { spelling } from "./symbol-index.ts";
export { strayFiles, verifySnapshot } from "./verify-snapshot.ts";
export { removeKilledWriters, WriterClaim } from "./writer-claim.ts";
