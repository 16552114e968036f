import type { LayoutQuestion } from "../model/index.ts";
import { type ColumnMapping, missingColumns, type PriceFormat } from "../sources/prices/index.ts";

/** A column mapping that fits none of the files. */
export interface UnusedMapping {
  /** Its place among the mappings of the import, from 0. */
  readonly mapping: number;
  /** The file that comes nearest, and the columns that the mapping names and it has not; `null` without any table. */
  readonly nearest: { readonly file: string; readonly missing: readonly string[] } | null;
}

/** Finds out which column mappings of an import fit a file, and how near the others come. */
export class MappingFits {
  readonly #mappings: readonly ColumnMapping[];
  readonly #used = new Set<number>();
  readonly #nearest = new Map<number, NonNullable<UnusedMapping["nearest"]>>();

  constructor(mappings: readonly ColumnMapping[]) {
    this.#mappings = mappings;
  }

  /**
   * Records what a file was recognised as.
   *
   * @param file Its name.
   * @param head Its first bytes.
   * @param recognised What it is; `null` for no price file.
   */
  hear(file: string, head: Uint8Array, recognised: PriceFormat | LayoutQuestion | null): void {
    if (this.#used.size === this.#mappings.length) return;
    const mapping = recognised === null || recognised.kind === "question" ? null : recognised.mapping;
    if (mapping !== null) this.#used.add(this.#mappings.indexOf(mapping));
    for (const [place, candidate] of this.#mappings.entries()) {
      if (this.#used.has(place)) continue;
      const missing = missingColumns(head, candidate);
      if (missing === null) continue;
      const known = this.#nearest.get(place);
      if (known === undefined || missing.length < known.missing.length) this.#nearest.set(place, { file, missing });
    }
  }

  /** The mappings that fit no file, in the order in which they were given. */
  unused(): readonly UnusedMapping[] {
    return this.#mappings.flatMap((_, mapping) =>
      this.#used.has(mapping) ? [] : [{ mapping, nearest: this.#nearest.get(mapping) ?? null }],
    );
  }
}
