import type { Day } from "@plumbline/core/time";
import type { DayFormat } from "../../delimited/index.ts";
import type { AssetClass, Issue, Membership, ReferenceSeries } from "../../model/index.ts";

/** What a list states about one instrument; `null` where it states nothing. */
export interface ReferenceAttributes {
  /** As the market writes it: upper case, `.` before a share class. */
  readonly symbol: string;
  readonly name: string | null;
  readonly assetClass: AssetClass | null;
  /** One of the 11 GICS sectors. */
  readonly sector: string | null;
  /** GICS sub-industry, or the industry in the list's own words. */
  readonly industry: string | null;
  readonly cik: number | null;
  readonly exchange: string | null;
  /** ISO 4217. */
  readonly currency: string | null;
  /** Ordinary shares that one depositary receipt stands for, where a column states it. */
  readonly sharesPerReceipt?: number;
  /** The words of its name that say what kind of security it is, such as `American Depositary Shares`. */
  readonly classWords?: string;
  /** Day on which it entered the index whose constituents the file lists. */
  readonly indexAdded: Day | null;
  /** True when the list states that it no longer trades. */
  readonly isDelisted: boolean | null;
}

/** One thing read from a reference file. */
export type ReferenceReading =
  | { readonly kind: "attributes"; readonly attributes: ReferenceAttributes }
  | { readonly kind: "memberships"; readonly memberships: readonly Membership[] }
  | { readonly kind: "series"; readonly series: ReferenceSeries }
  | { readonly kind: "issue"; readonly issue: Issue };

/** What a reference file is. Made by `recogniseReference`, used by `readReference`. */
export interface ReferenceFormat {
  readonly kind:
    | "index-constituents"
    | "index-spells"
    | "index-changes"
    | "finance-database"
    | "ticker-sectors"
    | "fund-holdings"
    | "nasdaq-directory"
    | "nasdaq-screener"
    | "treasury-curve"
    | "treasury-par-yields"
    | "treasury-real-yields"
    | "fred"
    | "shiller"
    | "daily-returns";
  /** Provider, as the market names it. */
  readonly source: string;
  /** Code of the character between cells. */
  readonly delimiter: number;
  /** Number of the line that names the columns; those above it are passed over. */
  readonly headerLine: number;
  readonly dayFormat: DayFormat;
}
