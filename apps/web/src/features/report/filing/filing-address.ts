/** A paragraph of a filing. */
export interface PassagePlace {
  readonly accession: string;
  /** Item of the form, such as `1A`. */
  readonly item: string;
  /** Id of the paragraph within the item. */
  readonly paragraph: string;
}

/** A filing without a place in it: it opens at its beginning. */
export interface FilingPlace {
  readonly accession: string;
}

const FILING = /^\d{10}-\d{2}-\d{6}$/;

/** Digits of an accession number with their hyphens, the item, and the id of a paragraph. */
const PLACE = /^(\d{10}-\d{2}-\d{6})\.([\w.-]{1,20})\.([0-9a-f]{16})$/;

/**
 * Reads the passage or the filing that an address opens.
 *
 * @returns null where it names none.
 *
 * @example
 * readPassage("0000320193-24-000123.1A.4f2a9c0112345678"); // item "1A" of that filing
 */
export function readPassage(written: string | undefined): PassagePlace | FilingPlace | null {
  if (written !== undefined && FILING.test(written)) return { accession: written };
  const [, accession, item, paragraph] = PLACE.exec(written ?? "") ?? [];
  return accession && item && paragraph ? { accession, item, paragraph } : null;
}

/** Writes a passage or a filing for an address. */
export function writePassage(place: PassagePlace | FilingPlace): string {
  return "item" in place ? `${place.accession}.${place.item}.${place.paragraph}` : place.accession;
}
