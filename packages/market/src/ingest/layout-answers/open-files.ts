import type { Head, LocatedFile } from "../../sources/files/index.ts";
import {
  type AskedItem,
  type AskedTopic,
  headBytes,
  type LayoutQuestion,
  type PreviewRow,
  type PriceFormat,
  previewOf,
} from "../../sources/prices/index.ts";
import { FilePlan, type PlannedFile } from "../file-plan.ts";
import { OpenLayout } from "./open-layout.ts";

/** What a file was recognised as, with what it does not show. */
export type OpenKind = PriceFormat | OpenQuestion;

/** A question without what is kept once for its layout. */
export interface OpenQuestion {
  readonly kind: "question";
  readonly layout: string;
  readonly topics: readonly AskedTopic[];
}

/** Nobody answers more questions. */
const MAX_LAYOUTS = 1_000;

/** Price files that do not show everything that is worth knowing of them, until somebody was asked. */
export class OpenFiles {
  readonly #plan: FilePlan<OpenKind>;
  readonly #layouts = new Map<string, OpenLayout>();

  /** @param folder Where to note files that are more than memory should hold. */
  constructor(folder: string) {
    this.#plan = new FilePlan(folder);
  }

  /** In the order in which their first files came. */
  get layouts(): Iterable<OpenLayout> {
    return this.#layouts.values();
  }

  get files(): Iterable<PlannedFile<OpenKind>> {
    return this.#plan;
  }

  /**
   * Sets a file aside, where something about it can be asked.
   *
   * @param file The file.
   * @param head Its first bytes.
   * @param recognised What it is, as far as it shows that.
   * @returns False when nothing can be asked about it.
   */
  add(file: LocatedFile, head: Head, recognised: PriceFormat | LayoutQuestion): boolean {
    const { layout, asks } = recognised;
    if (asks.length === 0) return false;
    const known = this.#layouts.get(layout);
    if (known === undefined && this.#layouts.size >= MAX_LAYOUTS) return false;
    const open = known ?? new OpenLayout(layout, rowsOf(file, head, recognised));
    this.#layouts.set(layout, open);
    open.add(file.name, asks, recognised.kind === "question" ? (recognised.preview[0] ?? null) : null);
    this.#plan.add(
      file,
      recognised.kind === "question"
        ? { kind: "question", layout, topics: asks.map(({ topic }) => topic) }
        : { ...recognised, asks: asks.map(withoutSymbols) },
    );
    return true;
  }

  close(): void {
    this.#plan.close();
  }
}

function rowsOf(file: LocatedFile, { bytes }: Head, recognised: PriceFormat | LayoutQuestion): readonly PreviewRow[] {
  return recognised.kind === "question" ? recognised.preview : previewOf(recognised, headBytes(bytes), file.name);
}

/** A plan keeps each kind of file once: symbols would make every file a kind of its own. */
function withoutSymbols({ symbols: _, ...item }: AskedItem): AskedItem {
  return item;
}
