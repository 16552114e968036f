import { hash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import type { CheckId } from "@plumbline/core/checks";
import { FORMULAS_VERSION, type StoredSnapshot } from "../screening/index.ts";
import {
  MOAT_STUDY_COLUMNS,
  type StudiedCheck,
  type StudiedMoats,
  type StudyColumns,
  type StudyYear,
} from "./study-columns.ts";
import { pathsOf, type Section, type StudyHeader, typeOf } from "./study-file.ts";

/** A study on disk: the years are in memory, a check is read when it is asked for. */
export interface StudyTable extends Omit<StudyColumns, "years"> {
  readonly years: readonly StudyYear[];
  /** A check in each of the years; null when the file is damaged or gone. */
  readonly check: (id: CheckId) => Promise<readonly StudiedCheck[] | null>;
  /** The moats in each of the years; null likewise. */
  readonly moats: () => Promise<readonly StudiedMoats[] | null>;
}

/** Hexadecimal digits and the end of the line. */
const CHECKSUM_LINE = 65;
const NEW_LINE = 10;
/** Two lines, of which the second names some fifty sections. */
const LONGEST_HEAD = 65_536;

/**
 * Opens the study of a snapshot.
 *
 * @returns null when there is none, when it is damaged, or when other formulas made it: then it is to be made again.
 */
export async function readStudy(at: StoredSnapshot): Promise<StudyTable | null> {
  for (const path of pathsOf(at)) {
    const table = await readAt(path, at);
    if (table) return table;
  }
  return null;
}

function readAt(path: string, at: StoredSnapshot): Promise<StudyTable | null> {
  return reading(path, async (file) => {
    const head = await bytesOf(file, 0, LONGEST_HEAD);
    const end = head.indexOf(NEW_LINE, CHECKSUM_LINE);
    const header = headerOf(head.subarray(0, Math.max(end, 0)));
    if (header?.snapshot !== at.snapshot || header.formulas !== FORMULAS_VERSION) return null;
    const sectionOf = (from: FileHandle, section: Section) => columnsOf(from, end + 1, section);
    const companies = await sectionOf(file, header.companies);
    return companies && tableOf(header, companies, (section) => reading(path, (again) => sectionOf(again, section)));
  });
}

function headerOf(head: Buffer): StudyHeader | null {
  const line = head.subarray(CHECKSUM_LINE);
  const isWhole = head.toString("latin1", 0, CHECKSUM_LINE) === `${hash("sha256", line)}\n`;
  return isWhole ? (JSON.parse(line.toString()) as StudyHeader) : null;
}

function tableOf(
  { source, delisted, years, checks, moats }: StudyHeader,
  companies: Float64Array,
  read: (section: Section) => Promise<Float64Array | null>,
): StudyTable {
  const take = taking(companies);
  return {
    source,
    delisted,
    years: years.map(({ size, ...span }) => ({
      ...span,
      returns: take(size),
      sectors: take(size),
      types: Array.from(take(size), typeOf),
    })),
    check: async (id) => {
      const section = checks[id];
      const columns = section && (await read(section));
      if (!columns) return null;
      const takeNext = taking(columns);
      return years.map(({ size }, k) => ({
        values: takeNext(size),
        upTo: section.isLimited[k] ? takeNext(size) : null,
      }));
    },
    moats: async () => {
      const columns = await read(moats);
      if (!columns) return null;
      const takeNext = taking(columns);
      return years.map(
        ({ size }) =>
          Object.fromEntries(MOAT_STUDY_COLUMNS.map((name) => [name, takeNext(size)])) as unknown as StudiedMoats,
      );
    },
  };
}

/** Takes columns off one after the other: views, nothing is copied. */
function taking(columns: Float64Array): (size: number) => Float64Array {
  let next = 0;
  return (size) => {
    next += size;
    return columns.subarray(next - size, next);
  };
}

/** What is read of a file; null when it cannot be opened. */
async function reading<Value>(path: string, read: (file: FileHandle) => Promise<Value | null>): Promise<Value | null> {
  const file = await open(path).catch(() => null);
  if (!file) return null;
  try {
    return await read(file);
  } finally {
    await file.close();
  }
}

/** The doubles of a section; null when they are not those of its checksum. */
async function columnsOf(file: FileHandle, start: number, section: Section): Promise<Float64Array | null> {
  const { offset, length, sha256 } = section;
  const bytes = await bytesOf(file, start + offset, length);
  if (bytes.length !== length || hash("sha256", bytes) !== sha256) return null;
  return new Float64Array(bytes.buffer, 0, length / Float64Array.BYTES_PER_ELEMENT);
}

/** So many bytes from a place on; fewer where the file ends, none where the disk refuses. */
async function bytesOf(file: FileHandle, position: number, length: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.from(new ArrayBuffer(length));
  const { bytesRead } = await file.read(bytes, 0, length, position).catch(() => ({ bytesRead: 0 }));
  return bytes.subarray(0, bytesRead);
}
