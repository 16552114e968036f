import type { FilingItem } from "@plumbline/core/filings";
import type { Day } from "@plumbline/core/time";

/** A filing whose text the market has. */
export interface FilingEntry {
  readonly accession: string;
  /** As EDGAR spells it, such as `10-K405/A`. */
  readonly form: string;
  readonly filed: Day;
  /** Last day of the period, or day of the event; `null` where neither header nor cover states it. */
  readonly period: Day | null;
  /** Central index keys of those it was filed for, the first one first. */
  readonly ciks: readonly number[];
  /** File name of the report at the SEC; `null` in old submissions, which are one file. */
  readonly document: string | null;
}

/** An item with the document that its paragraphs stand in. */
export interface FiledItem extends FilingItem {
  /** Such as `EX-13`, where the report points to an exhibit; `null` for the report itself. */
  readonly exhibit: string | null;
}

/** The text of a filing. */
export interface FilingText extends FilingEntry {
  /** In the order of the report. */
  readonly items: readonly FiledItem[];
}
