import { type FormFamily, formFamily, itemRole, type Paragraph } from "@plumbline/core/filings";
import {
  competitionPassages,
  type FiledProduct,
  filedProducts,
  networkPassage,
  type PassageItem,
  type PassagePlace,
  passageItem,
} from "@plumbline/core/report";
import { type Day, formatDay, MAX_AGE_DAYS } from "@plumbline/core/time";
import type { FilingEntry, Instrument } from "@plumbline/market/model";
import type { ItemOutline, Snapshot } from "@plumbline/market/snapshot";

/** A passage about competition. */
export interface FiledCompetition {
  readonly passage: PassageItem;
  /** Below a heading about competition. */
  readonly isHeaded: boolean;
}

/** What the latest annual report of a company says of its business. */
export interface FiledPassages {
  readonly products: readonly (FiledProduct & { readonly passage: PassageItem })[];
  readonly competition: readonly FiledCompetition[];
  /** Where the company describes a network effect; null without such a passage. */
  readonly network: PassageItem | null;
  /** All of the item, as the words around its passages. */
  readonly context: readonly string[];
}

/** A longer item is read only so far: a report needs its products and its competition. */
const MAX_PARAGRAPHS = 600;

/**
 * Reads the business passage of the latest annual report that was filed by a day.
 *
 * @returns null where the market has no such report; without passages where its business item is empty or elsewhere.
 */
export function filedPassages(snapshot: Snapshot, { cik }: Instrument, day: Day): FiledPassages | null {
  const filings = cik === null ? [] : snapshot.texts.of(cik);
  const annual = filings.filter(
    ({ form, filed }) => filed <= day && filed >= day - MAX_AGE_DAYS.annualReport && isAnnual(form),
  );
  if (annual.length === 0) return null;
  for (const entry of annual.toReversed()) {
    const item = businessOf(snapshot, entry);
    if (item !== null) return passagesOf(snapshot, entry, item);
  }
  return { products: [], competition: [], network: null, context: [] };
}

function isAnnual(form: string): boolean {
  const family = formFamily(form);
  return family === "10-K" || family === "20-F";
}

/** The item about the business; an amendment often has none. */
function businessOf(snapshot: Snapshot, { accession, form }: FilingEntry): ItemOutline | null {
  const family = formFamily(form) as FormFamily;
  const items = snapshot.texts.outline(accession);
  return items.find(({ item, isReference }) => itemRole(family, item) === "business" && !isReference) ?? null;
}

function passagesOf(snapshot: Snapshot, { accession, form, filed }: FilingEntry, outline: ItemOutline): FiledPassages {
  const end = Math.min(outline.ids.length, MAX_PARAGRAPHS);
  const paragraphs: readonly Paragraph[] = snapshot.texts.paragraphs(accession, outline, { start: 0, end });
  const place: PassagePlace = { form, accession, filedAt: formatDay(filed), item: outline.item };
  const network = networkPassage(paragraphs);
  return {
    network: network && passageItem(network, place),
    products: filedProducts(paragraphs).map((product) => ({
      ...product,
      passage: passageItem(product.paragraph, place),
    })),
    competition: competitionPassages(paragraphs).map(({ paragraph, isHeaded }) => ({
      passage: passageItem(paragraph, place),
      isHeaded,
    })),
    context: paragraphs.map(({ text }) => text),
  };
}
