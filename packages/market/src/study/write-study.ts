import { hash } from "node:crypto";
import { CHECK_IDS, type CheckId } from "@plumbline/core/checks";
import { FORMULAS_VERSION, type StoredSnapshot, writeDerived } from "../screening/index.ts";
import { MOAT_STUDY_COLUMNS, type StudiedCheck, type StudyColumns } from "./study-columns.ts";
import { type CheckSection, codeOf, type Section, type StudyHeader, SUFFIX } from "./study-file.ts";

/**
 * Writes a study beside the snapshots of its market, in sections that are read apart: a question is about one check.
 *
 * @returns Why it was written to the spare folder; `null` when it lies beside the snapshots.
 * @throws {SnapshotError} if the disk is full or refuses.
 */
export function writeStudy(at: StoredSnapshot, { years, source, delisted }: StudyColumns): string | null {
  const { parts, add } = sections();
  const companies = add(
    years.flatMap(({ returns, sectors, types }) => [returns, sectors, Float64Array.from(types, codeOf)]),
  );
  const moats = add(years.flatMap((year) => MOAT_STUDY_COLUMNS.map((name) => year.moats[name])));
  const checks = CHECK_IDS.map((id): [CheckId, CheckSection] => {
    const columns = years.map((year) => year.checks.get(id) as StudiedCheck);
    const isLimited = columns.map(({ upTo }) => upTo !== null);
    return [id, { ...add(columns.flatMap(({ values, upTo }) => (upTo ? [values, upTo] : [values]))), isLimited }];
  });
  const header: StudyHeader = {
    snapshot: at.snapshot,
    formulas: FORMULAS_VERSION,
    source,
    delisted,
    companies,
    years: years.map(({ day, until, returns }) => ({ day, until, size: returns.length })),
    checks: Object.fromEntries(checks),
    moats,
  };
  const line = JSON.stringify(header);
  return writeDerived(at, SUFFIX, [Buffer.from(`${hash("sha256", line)}\n${line}\n`), ...parts]);
}

function sections() {
  const parts: Uint8Array[] = [];
  let offset = 0;
  const add = (columns: readonly Float64Array[]): Section => {
    const bytes = Buffer.concat(
      columns.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
    );
    parts.push(bytes);
    offset += bytes.length;
    return { offset: offset - bytes.length, length: bytes.length, sha256: hash("sha256", bytes) };
  };
  return { parts, add };
}
