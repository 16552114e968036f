import type { CheckId } from "@plumbline/core/checks";
import { COMPANY_TYPES, type CompanyType } from "@plumbline/core/fundamentals";
import type { Day } from "@plumbline/core/time";
import { derivedFiles, type StoredSnapshot } from "../screening/index.ts";

/** Columns of doubles that are read together, one after the other in the file. */
export interface Section {
  /** From the first section on. */
  readonly offset: number;
  readonly length: number;
  readonly sha256: string;
}

/** Second line of a file, after its own checksum; the sections follow. */
export interface StudyHeader {
  readonly snapshot: string;
  readonly formulas: number;
  readonly source: string;
  readonly delisted: number;
  readonly years: readonly { readonly day: Day; readonly until: Day; readonly size: number }[];
  /** Returns, sectors and kinds of company of each year. */
  readonly companies: Section;
  readonly checks: { readonly [Id in CheckId]?: CheckSection };
  /** The columns of moats of each year. */
  readonly moats: Section;
}

/** Values of each year, and after them the limits in years that have some. */
export interface CheckSection extends Section {
  readonly isLimited: readonly boolean[];
}

export const SUFFIX = ".study";

/** Where the file can be, the first place first. */
export function pathsOf(at: StoredSnapshot): string[] {
  return derivedFiles(at, SUFFIX);
}

/** Kinds of company as the file has them. */
export function codeOf(type: CompanyType): number {
  return COMPANY_TYPES.indexOf(type);
}

export function typeOf(code: number): CompanyType {
  return COMPANY_TYPES[code] ?? "other";
}
