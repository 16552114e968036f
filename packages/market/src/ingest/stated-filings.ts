import { formFamily } from "@plumbline/core/filings";
import type { Fact, Filing } from "../model/index.ts";
import { NamelessFile } from "../snapshot/index.ts";

/**
 * The reports of each company that its submissions list or its facts name, set aside on disk while companies are read, so that a
 * report without a header can be found among them.
 */
export class StatedFilings {
  readonly #file: NamelessFile;
  readonly #places = new Map<number, { readonly offset: number; readonly bytes: number }>();

  /** @param folder Where to set them aside. */
  constructor(folder: string) {
    this.#file = new NamelessFile(folder);
  }

  hear(cik: number, facts: readonly Fact[], listed: readonly Filing[]): void {
    const all = new Map([...filingsOfFacts(facts), ...listed].map((filing) => [filing.accession, filing]));
    const read = [...all.values()].filter(({ form }) => formFamily(form) !== null);
    if (read.length === 0) return;
    const content = Buffer.from(JSON.stringify(read));
    this.#places.set(cik, { offset: this.#file.append(content), bytes: content.length });
  }

  of(cik: number): readonly Filing[] {
    const place = this.#places.get(cik);
    return place === undefined ? [] : (JSON.parse(this.#file.read(place.offset, place.bytes).toString()) as Filing[]);
  }

  close(): void {
    this.#file.close();
  }
}

/**
 * The filings that facts were filed with. Their period ends with the last of their facts; those about the cover are of a
 * later day.
 */
function filingsOfFacts(facts: readonly Fact[]): Filing[] {
  const found = new Map<string, { form: string; filed: Fact["filed"]; end: Fact["end"] | null }>();
  for (const { accession, form, filed, taxonomy, end } of facts) {
    const known = found.get(accession) ?? { form, filed, end: null };
    if (taxonomy !== "dei" && (known.end === null || end > known.end)) known.end = end;
    found.set(accession, known);
  }
  return [...found].map(([accession, { form, filed, end }]) => ({
    accession,
    form,
    filed,
    reportDate: end,
    acceptedAt: null,
    primaryDocument: null,
    items: null,
  }));
}
