import type { Paragraph } from "../../filings/index.ts";
import type { PassageItem } from "../evidence.ts";

/** The filing and the item that a paragraph stands in. */
export type PassagePlace = Pick<PassageItem["source"], "form" | "accession" | "filedAt" | "item">;

/**
 * A paragraph of a filing as an item; its id opens it in the reader of filings: accession, item and paragraph.
 *
 * @example
 * passageItem(paragraph, { form: "10-K", accession: "0000320193-24-000123", filedAt: "2024-11-01", item: "1" }).id;
 * // "passage.0000320193-24-000123.1.4f2a9c0112345678"
 */
export function passageItem({ id, text }: Paragraph, place: PassagePlace): PassageItem {
  return {
    id: `passage.${place.accession}.${place.item}.${id}`,
    kind: "passage",
    asOf: place.filedAt,
    text,
    source: { ...place, paragraph: id },
  };
}
