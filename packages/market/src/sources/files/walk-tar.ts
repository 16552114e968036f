import { Header, type HeaderData, Pax } from "tar";
import { inTurn, plainly, printable, say } from "../../model/index.ts";
import { bytesAt } from "./byte-source.ts";
import { COMPRESSION_BYTES, compressionOf } from "./compression.ts";
import { DiskFile } from "./disk-file.ts";
import type { LocatedFile } from "./located-file.ts";
import type { FoundArchive } from "./walk-zip.ts";
import type { Walking } from "./walking.ts";

/** Bytes of a header; contents are filled up to a multiple of them. */
export const TAR_HEADER_BYTES = 512;
const MAGIC_AT = 257;
/** Names and attributes beyond this are no real file's. */
const MAX_EXTENSION_BYTES = 1 << 20;

/** The first letter of `ustar`. */
const MAGIC = 0x75;

/** True when a file begins as a tar archive of POSIX or GNU does. */
export function isTar(start: Buffer): boolean {
  return (
    start.length >= TAR_HEADER_BYTES &&
    start[MAGIC_AT] === MAGIC &&
    start.toString("latin1", MAGIC_AT, MAGIC_AT + 5) === "ustar"
  );
}

/**
 * Lists the files in a tar archive, one after the other in its order, without reading their content. Links in it are not
 * followed.
 */
export async function* walkTar(archive: FoundArchive, walking: Walking): AsyncGenerator<LocatedFile> {
  const reader = new TarReader(archive);
  let listed = 0;
  for (let entry = reader.next(); entry !== null; entry = reader.next()) {
    const found = entryOf(entry, archive, walking);
    if (found === null) continue;
    listed += 1;
    yield found;
  }
  const { fault } = reader;
  if (fault === null) return;
  walking.report(archive.name, "damaged-archive", inTurn(say("listed-until", { listed }), say(fault)));
}

/** An entry of an archive, whatever it is. */
interface TarEntry {
  readonly path: string;
  readonly type: string;
  readonly start: number;
  readonly bytes: number;
}

const FILES = ["File", "OldFile", "ContiguousFile"];

function entryOf({ path, type, start, bytes }: TarEntry, archive: FoundArchive, walking: Walking): DiskFile | null {
  if (type === "Directory" || type === "GNUDumpDir") return null;
  const name = `${archive.name}!${printable(path.replace(/^(?:\.\/)+/, ""))}`;
  if (/^[/\\]|^[A-Za-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/.test(path)) {
    walking.report(name, "unsafe-entry-name", plainly("The entry's name leads out of the archive."));
    return null;
  }
  if (!FILES.includes(type)) {
    walking.report(name, "not-a-file", say("entry-link"));
    return null;
  }
  const compression = compressionOf(bytesAt(archive, start, Math.min(bytes, COMPRESSION_BYTES + 1)));
  if (compression === "bzip2") {
    walking.report(name, "unknown-compression", say("bzip2-entry"));
    return null;
  }
  const { path: archivePath, unpacked } = archive;
  return new DiskFile({ name, path: archivePath, unpacked, start, bytes, compression, isPart: true }, walking.limits);
}

type TarFault = "cut-in-entry" | "attributes-too-long" | "end-mark-missing" | "entry-header-damaged";

/** Reads header after header; names and sizes that stand before an entry as entries of their own are its. */
class TarReader {
  /** What ended the list before the archive's end. */
  fault: TarFault | null = null;
  readonly #archive: FoundArchive;
  readonly #end: number;
  #position: number;
  #global: HeaderData = {};

  constructor(archive: FoundArchive) {
    this.#archive = archive;
    this.#position = archive.start;
    this.#end = archive.start + archive.bytes;
  }

  next(): TarEntry | null {
    let own: HeaderData = {};
    for (;;) {
      const header = this.#header(own);
      if (header === null) return null;
      const start = this.#position;
      const bytes = header.size ?? 0;
      this.#position += Math.ceil(bytes / TAR_HEADER_BYTES) * TAR_HEADER_BYTES;
      if (start + bytes > this.#end) return this.#fail("cut-in-entry");
      if (!EXTENSIONS.includes(header.type)) return { path: header.path ?? "", type: header.type, start, bytes };
      if (bytes > MAX_EXTENSION_BYTES) return this.#fail("attributes-too-long");
      own = this.#extended(own, header, bytesAt(this.#archive, start, bytes).toString("utf8"));
    }
  }

  /** The header at the position; `null` at the end, and where none is. */
  #header(own: HeaderData): Header | null {
    const block = bytesAt(this.#archive, this.#position, TAR_HEADER_BYTES);
    if (block.length < TAR_HEADER_BYTES || this.#position + TAR_HEADER_BYTES > this.#end)
      return this.#fail("end-mark-missing");
    const header = headerOf(block, own, this.#global);
    if (header?.nullBlock) return null;
    const isSound = header?.cksumValid && Number.isSafeInteger(header.size ?? 0) && (header.size ?? 0) >= 0;
    if (header === null || !isSound) return this.#fail("entry-header-damaged");
    this.#position += TAR_HEADER_BYTES;
    return header;
  }

  #extended(own: HeaderData, { type }: Header, text: string): HeaderData {
    if (type === "GlobalExtendedHeader") {
      this.#global = Pax.parse(text, this.#global, true);
      return own;
    }
    if (type === "ExtendedHeader" || type === "OldExtendedHeader") return Pax.parse(text, own, false);
    return type === "NextFileHasLongLinkpath" ? own : { ...own, path: text.replace(/\0.*$/s, "") };
  }

  #fail(fault: TarFault): null {
    this.fault = fault;
    return null;
  }
}

const EXTENSIONS = [
  "ExtendedHeader",
  "OldExtendedHeader",
  "GlobalExtendedHeader",
  "NextFileHasLongPath",
  "OldGnuLongPath",
  "NextFileHasLongLinkpath",
];

/** The library throws where a number of the header is none. */
function headerOf(block: Buffer, own: HeaderData, global: HeaderData): Header | null {
  try {
    return new Header(block, 0, own, global);
  } catch {
    return null;
  }
}
