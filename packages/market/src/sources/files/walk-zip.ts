import type { Readable } from "node:stream";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { inTurn, plainly, printable, quoted, say } from "../../model/index.ts";
import { ArchiveEntry } from "./archive-entry.ts";
import { type BytePlace, streamAt } from "./byte-source.ts";
import { isBomb } from "./expansion-guard.ts";
import { type Fault, faultOf } from "./fault-of.ts";
import type { LocatedFile } from "./located-file.ts";
import type { Walking } from "./walking.ts";

const STORED = 0;
const DEFLATED = 8;
const IS_ENCRYPTED = 1;

/** An archive as it is found: what to call it, and where its bytes lie. */
export interface FoundArchive extends BytePlace {
  readonly name: string;
  readonly start: number;
  readonly bytes: number;
}

const OPTIONS = { decodeStrings: false, validateEntrySizes: false, autoClose: false } as const;

/** Lists the files in a zip archive, one after the other in the order of its directory, without reading their content. */
export async function* walkZip(archive: FoundArchive, walking: Walking): AsyncGenerator<LocatedFile> {
  let zip: ZipFile | null = null;
  let listed = 0;
  let total = 0;
  try {
    zip = await opened(archive);
    for await (const entry of zip.eachEntry()) {
      const found = entryIn(archive, entry, walking);
      if (found === null) continue;
      total += entry.uncompressedSize;
      if (isBomb(total, archive.bytes, { ...walking.limits, decompressedBytes: Number.POSITIVE_INFINITY })) {
        walking.report(
          archive.name,
          "decompression-bomb",
          plainly("Its entries unpack to more than any real archive's."),
        );
        return;
      }
      listed += 1;
      yield found;
    }
  } catch (error) {
    // An error of the system has the path of the file in it.
    const reason = faultOf(error)?.detail ?? quoted(`${error instanceof Error ? error.message : String(error)}.`);
    walking.report(archive.name, "damaged-archive", inTurn(say("listed-until", { listed }), reason));
  } finally {
    zip?.close();
  }
}

function opened(archive: FoundArchive): Promise<ZipFile> {
  if (archive.unpacked === null && archive.start === 0) return yauzl.openPromise(archive.path, OPTIONS);
  return yauzl.fromRandomAccessReaderPromise(new PartReader(archive), archive.bytes, OPTIONS);
}

/** Reads an archive that is a part of a file, or that was unpacked. */
class PartReader extends yauzl.RandomAccessReader {
  readonly #archive: FoundArchive;

  constructor(archive: FoundArchive) {
    super();
    this.#archive = archive;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return streamAt(this.#archive, this.#archive.start + start, end - start);
  }
}

function entryIn(archive: FoundArchive, entry: Entry, walking: Walking): ArchiveEntry | null {
  const entryName = yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  if (entryName.endsWith("/")) return null;
  const name = `${archive.name}!${printable(entryName)}`;
  const refusal = refusalOf(entry, entryName, walking);
  if (refusal !== null) {
    walking.report(name, refusal.code, refusal.detail);
    return null;
  }
  const place = {
    headerOffset: archive.start + entry.relativeOffsetOfLocalHeader,
    compressedBytes: entry.compressedSize,
    decompressedBytes: entry.uncompressedSize,
    isDeflated: entry.compressionMethod === DEFLATED,
    crc32: entry.crc32,
  };
  const { path, unpacked } = archive;
  return new ArchiveEntry({ name, path, unpacked, place }, walking.limits);
}

function refusalOf(entry: Entry, name: string, walking: Walking): Fault | null {
  if (yauzl.validateFileName(name) !== null || name.includes("\0")) {
    return { code: "unsafe-entry-name", detail: plainly("The entry's name leads out of the archive.") };
  }
  if (entry.generalPurposeBitFlag & IS_ENCRYPTED) {
    return { code: "encrypted-entry", detail: say("entry-encrypted") };
  }
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    return {
      code: "unknown-compression",
      detail: say("entry-method", { method: entry.compressionMethod }),
    };
  }
  if (isBomb(entry.uncompressedSize, entry.compressedSize, walking.limits)) {
    return {
      code: "decompression-bomb",
      detail: say("would-unpack", { bytes: entry.compressedSize, unpacked: entry.uncompressedSize }),
    };
  }
  return null;
}
