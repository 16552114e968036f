import type { Figure, Provenance } from "../figure/index.ts";
import type { EvidenceKind, EvidenceUnit } from "../words/index.ts";

/** What every item of evidence has. */
interface Item {
  /**
   * Stable for equal input and made of what the item is, never of its place: `metric.roe.latest`, `check.G3`,
   * `valuation.dcf.gap`, `peer.MSFT.operatingMargin`, `moat.medianSpread`, `passage.0000320193-24-000123.1.4f2a9c01`.
   */
  readonly id: string;
  readonly kind: EvidenceKind;
  /** Day from which it was known, `YYYY-MM-DD`. */
  readonly asOf: string;
}

/** A number, as every screen shows it: with where it comes from, or the reason why there is none. */
export interface NumberItem extends Item {
  readonly kind: Exclude<EvidenceKind, "passage">;
  readonly figure: Figure;
  readonly unit: EvidenceUnit;
  /** ISO 4217 code of an amount of money; null for all else. */
  readonly currency: string | null;
}

/** A paragraph of a filing, in its own language; untrusted text. */
export interface PassageItem extends Item {
  readonly kind: "passage";
  readonly text: string;
  readonly source: Required<Pick<Provenance, "form" | "accession" | "filedAt">> & {
    /** Item of the form, such as `1A`. */
    readonly item: string;
    /** Id of the paragraph within the item. */
    readonly paragraph: string;
  };
}

export type EvidenceItem = NumberItem | PassageItem;
