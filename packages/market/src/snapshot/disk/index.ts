export { AppendFile } from "./append-file.ts";
export { diskError, writing } from "./disk-error.ts";
export { moveDurably, removeIfPossible, removeLargeIfPossible, replaceFile, syncFolder } from "./durable.ts";
export { fileDigest } from "./file-digest.ts";
export { InputFolder } from "./input-folder.ts";
export { NamelessFile } from "./nameless-file.ts";
export { type FolderFile, OutputFolder } from "./output-folder.ts";
export { PositionedFile } from "./positioned-file.ts";
export { type Damage, SnapshotError, type SnapshotErrorCode } from "./snapshot-error.ts";
