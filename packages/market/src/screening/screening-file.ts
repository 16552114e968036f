import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { derivedFiles, type StoredSnapshot, writeDerived } from "./derived-file.ts";
import { FORMULAS_VERSION } from "./formulas-version.ts";
import { type PackedHeader, type PackedScreening, packed, packedLength, unpacked } from "./packed-screening.ts";
import type { Screening } from "./screening.ts";
import type { ScreeningColumns } from "./screening-columns.ts";
import { screeningOf } from "./screening-of.ts";

/** First line of a file, after the checksum of all that follows. */
interface FileHeader extends PackedHeader {
  readonly snapshot: string;
  readonly formulas: number;
}

const SUFFIX = ".screening";
/** Hexadecimal digits and the end of the line. */
const CHECKSUM_LINE = 65;
const NEW_LINE = 10;

/**
 * Reads the screening of a snapshot on its own today as it was written.
 *
 * @returns null when there is none, when it is damaged, or when other formulas made it: then it is to be made again.
 */
export async function readScreening(at: StoredSnapshot): Promise<Screening | null> {
  for (const path of derivedFiles(at, SUFFIX)) {
    const screening = await readAt(path, at);
    if (screening) return screening;
  }
  return null;
}

async function readAt(path: string, at: StoredSnapshot): Promise<Screening | null> {
  const bytes = await readFile(path).catch(() => null);
  const content = bytes && wholeContent(bytes);
  if (!content) return null;
  const end = content.indexOf(NEW_LINE);
  const { snapshot, formulas, ...header } = JSON.parse(content.toString("utf8", 0, end)) as FileHeader;
  if (snapshot !== at.snapshot || formulas !== FORMULAS_VERSION) return null;
  const bytesOfValues = Float64Array.BYTES_PER_ELEMENT * packedLength(header);
  const [values, missing] = [
    content.subarray(end + 1, end + 1 + bytesOfValues),
    content.subarray(end + 1 + bytesOfValues),
  ];
  return screeningOf(
    unpacked({ header, values: new Float64Array(Uint8Array.from(values).buffer), missing: Uint8Array.from(missing) }),
  );
}

/**
 * Writes the screening of a snapshot on its own today beside the snapshots of its market, and removes those of snapshots
 * that are no more. A reader sees all of it or nothing.
 *
 * @returns Why it was written to the spare folder; `null` when it lies beside the snapshots.
 * @throws {SnapshotError} if the disk is full or refuses.
 */
export function writeScreening(at: StoredSnapshot, columns: ScreeningColumns): string | null {
  return writeDerived(at, SUFFIX, formatted(at.snapshot, packed(columns)));
}

function formatted(snapshot: string, { header, values, missing }: PackedScreening): readonly Uint8Array[] {
  const line = JSON.stringify({ ...header, snapshot, formulas: FORMULAS_VERSION } satisfies FileHeader);
  const content = Buffer.concat([Buffer.from(`${line}\n`), new Uint8Array(values.buffer), missing]);
  return [Buffer.from(checksumLine(content)), content];
}

/** What follows the checksum; null when it is not that of the checksum. */
function wholeContent(bytes: Buffer): Buffer | null {
  const content = bytes.subarray(CHECKSUM_LINE);
  return bytes.toString("latin1", 0, CHECKSUM_LINE) === checksumLine(content) ? content : null;
}

function checksumLine(content: Uint8Array): string {
  return `${hash("sha256", content)}\n`;
}
